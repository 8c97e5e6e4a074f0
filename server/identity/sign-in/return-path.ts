/** An origin that is nobody's: a path that leaves it leads to another site. */
const nowhere = 'https://nowhere.invalid'

/** A path of this site as somebody may come back to; null for whatever leads elsewhere (`//evil`, `/\\evil`, `https:evil`). */
export function returnPathOf(text: string | undefined): string | null {
  if (!text?.startsWith('/')) return null
  const url = URL.parse(text, nowhere)
  // Dots in a path can leave two slashes at its beginning, and those would name another host.
  if (url?.origin !== nowhere || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
