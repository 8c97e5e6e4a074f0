/** Whether the server answers a request for this page. @param signal ends the waiting */
export const answersNow = (signal?: AbortSignal): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: signal ?? null }).then(
    () => true,
    () => false,
  )

/**
 * Loads the page again if the server answers. A script that has failed is not fetched again within the same document,
 * only within a new one.
 * @returns false without a connection; the page then stays as it is
 */
export async function reloadPage(): Promise<boolean> {
  const answers = await answersNow()
  if (answers) location.reload()
  return answers
}
