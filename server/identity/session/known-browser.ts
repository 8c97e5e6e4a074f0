import crypto from 'node:crypto'
import type { Context } from '../../ground/context.ts'
import type { HttpHeaders } from '../../platform/http/on.ts'

type Configured = Pick<Context, 'config'>

/** A call of a browser that has a mark. */
export type Marked = Context & { origin: { browser: string } }

/** Days for which a browser is remembered after the last sign-in with it. */
const markDays = 365

/** The call, with the mark that a browser got when somebody signed in with it before. */
export function withBrowser(context: Context, exchange: HttpHeaders): Context {
  const pattern = new RegExp(`(?:^|; *)${nameOf(context)}=([\\w-]{43})(?:;|$)`)
  const browser = pattern.exec(exchange.header('cookie') ?? '')?.[1]
  return { ...context, origin: { ...context.origin, browser } }
}

/** The same, with a new mark for a browser that has none: for calls that remember which browser made them. */
export function withMarkedBrowser(context: Context, exchange: HttpHeaders): Marked {
  const marked = withBrowser(context, exchange)
  return { ...marked, origin: { ...marked.origin, browser: marked.origin.browser ?? newMark() } }
}

/** A mark for a browser that has none. It is random, so that it only identifies the browser. */
export const newMark = (): string => crypto.randomBytes(32).toString('base64url')

/** The stored form of a mark. */
export const hashOfMark = (mark: string): Buffer => crypto.createHash('sha256').update(mark).digest()

/** The `Set-Cookie` that keeps the mark; scripts cannot read it. */
export function browserMarkCookie(configured: Configured, mark: string): string {
  const secure = isSecure(configured) ? '; Secure' : ''
  return `${nameOf(configured)}=${mark}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${markDays * 24 * 60 * 60}`
}

const isSecure = ({ config }: Configured) => config.publicOrigin.startsWith('https:')

const nameOf = (configured: Configured) => (isSecure(configured) ? '__Host-qareeb-browser' : 'qareeb-browser')
