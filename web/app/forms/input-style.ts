/** The look of a text input. */
export const inputStyle =
  'h-12 w-full min-w-0 rounded-m border border-line-strong bg-surface px-4 text-ink transition-colors placeholder:text-ink-3 hover:border-ink-3 aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-3'

/**
 * The attributes with which an input describes itself to screen readers.
 * @param sharedHint the id of a text that several inputs share
 */
export const described = (id: string, error: string | undefined, hint?: unknown, sharedHint?: string) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [hint ? `${id}-hint` : '', sharedHint, error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
})
