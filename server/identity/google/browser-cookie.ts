import crypto from 'node:crypto'
import type { Services } from '../../ground/context.ts'
import type { HttpHeaders } from '../../platform/http/on.ts'
import type { WithCredential } from '../session/refresh-cookie.ts'
import { browserSeconds } from './stages.ts'

type Configured = Pick<Services, 'config'>

/**
 * The cookie that ties a sign-in through Google to the browser that began it, so that a prepared link of another
 * person signs no one in. Windows of one browser share it.
 */
export const readBrowser = (configured: Configured, cookies: string | undefined): string | undefined =>
  new RegExp(`(?:^|; *)${nameOf(configured)}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1]

/** A new random value for the cookie. */
export const newBrowser = (): string => crypto.randomBytes(32).toString('base64url')

/** The `Set-Cookie` that keeps it until the sign-in is finished. */
export function browserCookie({ config }: Configured, browser: string): string {
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : ''
  const name = nameOf({ config })
  return `${name}=${browser}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${browserSeconds}`
}

/** Adds the cookie to an answer that is valid in this browser only: one with the ticket of a registration. */
export function keepBrowser<Answer extends { code: string }>(
  configured: Configured,
  exchange: HttpHeaders,
  { signedIn, browser }: { signedIn: WithCredential<Answer>; browser: string },
): WithCredential<Answer> {
  if (signedIn.answer.code === 'registration-required')
    exchange.answerHeader('set-cookie', browserCookie(configured, browser))
  return signedIn
}

const nameOf = ({ config }: Configured) =>
  config.publicOrigin.startsWith('https:') ? '__Host-qareeb-google' : 'qareeb-google'
