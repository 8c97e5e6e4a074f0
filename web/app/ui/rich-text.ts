import { cx } from './cx.ts'

/** Classes for text that was written as HTML: lines of at most some 70 characters, air between thoughts, lists that hang. */
export const richText = cx(
  'max-w-[68ch] wrap-anywhere [&>*+*]:mt-4 leading-[1.75]',
  '[&_h3]:mt-8 [&_h3]:text-lg [&_h3]:font-semibold [&_h4]:mt-6 [&_h4]:font-semibold',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:ps-6 [&_li]:mt-1.5 [&_li]:ps-1 [&_li]:marker:text-ink-3',
  '[&_strong]:font-semibold [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4',
  // The Arabic face has no slanted cut, and a machine-slanted one is hard to read.
  '[&:lang(ar)_em]:font-medium [&:lang(ar)_em]:not-italic',
)
