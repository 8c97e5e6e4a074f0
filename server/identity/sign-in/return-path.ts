/** An origin of no site: a path that leaves it leads to another site. */
const nowhere = 'https://nowhere.invalid'

/**
 * A path of this site to come back to; null for every path that leads elsewhere (`//evil`, `/\\evil`,
 * `https:evil`).
 */
export function returnPathOf(text: string | undefined): string | null {
  if (!text?.startsWith('/')) return null
  const url = URL.parse(text, nowhere)
  // Dots in a path can leave two slashes at its beginning, and those would name another host.
  if (url?.origin !== nowhere || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
