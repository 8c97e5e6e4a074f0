import { typedPrefix } from '../../session/clear-tab-data.ts'

const prefix = `${typedPrefix}link/`

/**
 * Stores the result of a mailed link in this tab, so that a reload shows it again: the server accepts each link
 * once. The key is a hash, which gives no access.
 * @param answer JSON that another person at this tab cannot misuse
 */
export async function rememberAnswer(link: string, answer: unknown): Promise<void> {
  try {
    sessionStorage.setItem(await keyOf(link), JSON.stringify(answer))
  } catch {
    // Storage is closed to this site: after a reload the link then counts as used.
  }
}

/**
 * Reads the result of a link in this tab.
 * @returns undefined without one
 */
export async function recallAnswer(link: string): Promise<unknown> {
  try {
    const kept = sessionStorage.getItem(await keyOf(link))
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined
  }
}

async function keyOf(link: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(link))
  return prefix + Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
