import { cx } from '../ui/cx.ts'

/** Classes of what posts hold beyond the rich text of ads: headings, tables, and words of somebody else, pictures and code. */
export const postText = cx(
  '[&_h2]:mt-12! [&_h2]:text-2xl [&_h2]:font-semibold [&_h2+*]:mt-3',
  '[&_table]:block [&_table]:w-max [&_table]:max-w-full [&_table]:overflow-x-auto [&_table]:text-base',
  '[&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:text-start',
  // Markdown knows no other name for a column of numbers, in either language.
  '[&_[align=right]]:text-end [&_[align=right]]:tabular-nums',
  '[&_blockquote]:rounded-m [&_blockquote]:border-s-4 [&_blockquote]:border-brand [&_blockquote]:bg-surface [&_blockquote]:px-5 [&_blockquote]:py-4 [&_blockquote>*+*]:mt-3',
  '[&_figure]:mt-8 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-m [&_figcaption]:mt-2 [&_figcaption]:text-sm [&_figcaption]:text-ink-3',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-m [&_pre]:bg-surface [&_pre]:p-4 [&_pre]:text-sm [&_hr]:border-line',
)
