import { useState } from 'react'
import { cx } from '../ui/cx.ts'
import { richText } from '../ui/rich-text.ts'
import { type HtmlOfPage, htmlOf } from './html-of.ts'

/**
 * A text from the repository, or a post that the server has sanitised. The first page of a document takes it from its
 * own markup.
 */
export function Html({ text, className }: { text: HtmlOfPage; className?: string }) {
  const [first] = useState(() => htmlOf(text))
  return (
    <div
      data-part={text.part}
      className={cx(richText, className)}
      dangerouslySetInnerHTML={{ __html: text.html ?? first }}
    />
  )
}
