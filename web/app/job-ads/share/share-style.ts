/** The look of a round way to share. */
export const shareButton =
  'grid size-11 place-items-center rounded-full border border-line text-ink-2 transition-colors hover:border-line-strong hover:bg-sunken hover:text-ink'
