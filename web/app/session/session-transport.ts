import type { Transport } from '../http/api.ts'
import { browserTransport } from '../http/browser-transport.ts'
import { sessionStore } from './session-store.ts'

/** Carries a call from the browser, with the session of the signed-in person. Guests never load the part that does. */
export const sessionTransport: Transport = async (path, message) => {
  const session = sessionStore.read()
  if (!session) return browserTransport(path, message)
  const { sendWithSession } = await import('./send-with-session.ts')
  return sendWithSession(path, message)
}
