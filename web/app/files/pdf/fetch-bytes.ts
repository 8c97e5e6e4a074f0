/**
 * Fetches a file by its signed address. The answer is an attachment: a script may read it, and no page shows it.
 * @throws Error when the address has expired or the file is gone
 */
export async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`)
  return answer.arrayBuffer()
}
