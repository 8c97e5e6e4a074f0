let shownId: string | null = null

/**
 * Which company the page on the screen shows. The session may already act for another one, which another tab has
 * chosen: what is done here is meant for this one.
 */
export const shownCompany = {
  read: (): string | null => shownId,
  /** @param id null for a page that shows none */
  keep: (id: string | null): void => {
    shownId = id
  },
}
