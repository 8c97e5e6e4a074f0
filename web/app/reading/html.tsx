import { cx } from '../ui/cx.ts'
import { richText } from '../ui/rich-text.ts'

/** A text from the repository; nobody else can write into it. */
export const Html = ({ html, className }: { html: string; className?: string }) => (
  <div className={cx(richText, className)} dangerouslySetInnerHTML={{ __html: html }} />
)
