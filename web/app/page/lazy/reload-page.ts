/**
 * Loads the page again once the server answers. Browsers do not fetch a script again in the document in which it
 * failed, so only a new document can ask for it.
 * @returns false without a connection, and the page stays
 */
export async function reloadPage(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (!answer) return false
  location.reload()
  return true
}
