/** An origin of no site: a path that leaves it leads to another site. */
const here = 'https://here.invalid'

/**
 * A path of this site to go to after signing in, or null for anything that leads elsewhere (`//evil`, `/\evil`,
 * `https:evil`) or back to a page of signing in.
 */
export function safePath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/')) return null
  const url = URL.canParse(text, here) ? new URL(text, here) : undefined
  // Dots in a path can leave two slashes at its beginning, and those would name another host.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null
  return comesBack.test(url.pathname) ? null : url.pathname + url.search + url.hash
}

/** Pages that lead away from themselves once somebody is signed in. */
const comesBack = /^\/(en\/)?(login|register|forgot-password|reset-password)(\/|$)/
