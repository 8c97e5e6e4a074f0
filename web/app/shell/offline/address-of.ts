/** The address that a link or a search form leads to with what is typed now; it stays when React replaces the element. */
export const addressOf = (element: HTMLAnchorElement | HTMLFormElement): string => {
  if (element instanceof HTMLAnchorElement) return element.href
  // No field of a search is a file.
  const typed = [...new FormData(element)].map(([name, value]) => [name, value as string])
  return `${element.action}?${new URLSearchParams(typed)}`
}
