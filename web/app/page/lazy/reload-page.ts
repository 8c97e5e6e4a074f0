/**
 * Loads the page again if the server answers. A script that has failed is not fetched again within the same document,
 * only within a new one.
 * @returns false without a connection; the page then stays as it is
 */
export async function reloadPage(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (!answer) return false
  location.reload()
  return true
}
