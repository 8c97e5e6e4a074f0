import crypto from 'node:crypto'
import type { Services } from '../../context.ts'
import { browserSeconds } from './stages.ts'

type Configured = Pick<Services, 'config'>

/**
 * What ties a sign-in through Google to the browser that began it, so that nobody can be signed in with a link that
 * somebody else has prepared. Windows of one browser share it.
 */
export const readBrowser = (configured: Configured, cookies: string | undefined): string | undefined =>
  new RegExp(`(?:^|; *)${nameOf(configured)}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1]

/** A new one. */
export const newBrowser = (): string => crypto.randomBytes(32).toString('base64url')

/** The `Set-Cookie` that keeps it until the sign-in is finished. */
export function browserCookie({ config }: Configured, browser: string): string {
  const secure = config.publicOrigin.startsWith('https:') ? '; Secure' : ''
  const name = nameOf({ config })
  return `${name}=${browser}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${browserSeconds}`
}

const nameOf = ({ config }: Configured) =>
  config.publicOrigin.startsWith('https:') ? '__Host-qareeb-google' : 'qareeb-google'
