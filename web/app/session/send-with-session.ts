import { companyHeader } from '@qareeb/contract/endpoint'
import type { ErrorBody } from '@qareeb/contract/errors'
import { tokenMargins } from '@qareeb/contract/identity'
import type { ApiMessage, Transport } from '../http/api.ts'
import { browserTransport } from '../http/browser-transport.ts'
import { announceCompanyAccessLost } from './company-access.ts'
import { forceSignOut } from './force-sign-out.ts'
import { renewSession } from './renew-session.ts'
import { serverClock } from './server-clock.ts'
import { sessionStore } from './session-store.ts'
import { secondsLeft } from './token-time.ts'

type Answer = Awaited<ReturnType<Transport>>

/**
 * Sends a call with the access token. Calls that need the session, and calls for a company, wait for a valid token:
 * without one they would fail. Other calls go without a token unless it is fresh, so that an old token never delays
 * a search.
 */
export const sendWithSession: Transport = (path, message) =>
  message.access === 'signed-in' || message.isAboutCompany
    ? sendSigned(path, message)
    : sendOpen(path, message)

async function sendOpen(path: string, message: ApiMessage): Promise<Answer> {
  const token = sessionStore.read()?.token
  if (!token || !isFresh(token)) return browserTransport(path, message)

  const answer = await browserTransport(path, withBearer(message, token))
  return answer.status === 401 ? browserTransport(path, message) : answer
}

async function sendSigned(path: string, unmarked: ApiMessage): Promise<Answer> {
  // Before anything is waited for: it is the page as it stands now that the call is made from.
  const message = withCompany(unmarked)
  const token = await freshToken()
  if (!token) return browserTransport(path, message)

  const answer = await sendAs(token, path, message)
  if (answer.status !== 401) return answer
  if (codeOf(answer) === 'auth/user-disabled') {
    forceSignOut('disabled')
    return answer
  }
  const renewed = await renewSession(token)
  return renewed ? sendAs(renewed, path, message) : answer
}

/** Sends with a token. Pages of a company load again when the session acts for it no longer. */
async function sendAs(token: string, path: string, message: ApiMessage): Promise<Answer> {
  const answer = await browserTransport(path, withBearer(message, token))
  if (message.access === 'signed-in') serverClock.hear(answer.date ?? null)
  if (meansLostCompany(answer)) announceCompanyAccessLost()
  return answer
}

/** Names the company of the page, so that its calls never change another one. */
function withCompany(message: ApiMessage): ApiMessage {
  const id = message.isAboutCompany ? sessionStore.readShownCompany() : null
  return id === null ? message : { ...message, headers: { ...message.headers, [companyHeader]: id } }
}

function meansLostCompany(answer: Answer): boolean {
  if (answer.status === 403) return codeOf(answer) === 'organization.noneActive'
  return answer.status === 409 && codeOf(answer) === 'organization.switched'
}

/** Renews an expired token before a call that works without a session but should have one. */
export const freshenSession = async (): Promise<void> => void (await freshToken())

/** A token that holds for this call. */
async function freshToken(): Promise<string | undefined> {
  const token = sessionStore.read()?.token
  if (!token || isFresh(token)) return token
  return renewSession(token)
}

const isFresh = (token: string) => secondsLeft(token) > tokenMargins.expirySeconds

const withBearer = (message: ApiMessage, token: string): ApiMessage => ({
  ...message,
  headers: { ...message.headers, authorization: `Bearer ${token}` },
})

function codeOf({ body }: Answer): ErrorBody['code'] | undefined {
  try {
    // Refusals of the API have this shape; anything else has no code.
    return (JSON.parse(body) as Partial<ErrorBody> | null)?.code
  } catch {
    return undefined
  }
}
