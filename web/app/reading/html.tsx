import { cx } from '../ui/cx.ts'
import { richText } from '../ui/rich-text.ts'

/** A text from the repository, or a post that the server has sanitised. */
export const Html = ({ html, className }: { html: string; className?: string }) => (
  <div className={cx(richText, className)} dangerouslySetInnerHTML={{ __html: html }} />
)
