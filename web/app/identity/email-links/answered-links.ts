import { typedPrefix } from '../../session/forget-typed.ts'

const prefix = `${typedPrefix}link/`

/**
 * Remembers in this tab what a mailed link has done, so that a reload shows it again: the server takes each link once.
 * Kept under a hash, which is no way in.
 * @param answer what JSON can hold, and nothing that a stranger at this tab could use
 */
export async function rememberAnswer(link: string, answer: unknown): Promise<void> {
  try {
    sessionStorage.setItem(await keyOf(link), JSON.stringify(answer))
  } catch {
    // Storage is closed to this site: a reload then tells that the link was used.
  }
}

/** What a link has done in this tab. @returns undefined when nothing is known of it */
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
