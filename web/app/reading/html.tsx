import { cx } from '../ui/cx.ts'
import { richText } from '../ui/rich-text.ts'

/** A text from the repository; it has no other authors. */
export const Html = ({ html, className }: { html: string; className?: string }) => (
  <div className={cx(richText, className)} dangerouslySetInnerHTML={{ __html: html }} />
)
