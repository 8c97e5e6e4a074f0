import { refreshHeader } from '@qareeb/contract/identity'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import type { HttpHeaders } from '../../platform/http/on.ts'
import { sessionDays } from '../rules.ts'
import { browserMarkCookie } from './known-browser.ts'

type Configured = Pick<Context, 'config'>

/** Cookies for the browser: the refresh credential, and after a sign-in the mark of a known browser. */
type Credential = { refresh: string; browser?: string }

/** The answer of a use case, with the browser's cookies. */
export type WithCredential<Answer> = { answer: Answer; credential: Credential | undefined }

/** Sets the cookies, which scripts cannot read, and returns the answer. */
export function keepCredential<Answer>(
  { config }: Configured,
  exchange: HttpHeaders,
  { answer, credential }: WithCredential<Answer>,
): Answer {
  if (!credential) return answer
  const { refresh, browser } = credential
  const maxAge = sessionDays * 24 * 60 * 60
  exchange.answerHeader('set-cookie', `${cookieOf(config, refresh)}; Max-Age=${maxAge}`)
  if (browser !== undefined) exchange.answerHeader('set-cookie', browserMarkCookie({ config }, browser))
  return answer
}

/** Deletes the refresh credential in the browser. */
export function dropCredential({ config }: Configured, exchange: HttpHeaders): undefined {
  exchange.answerHeader('set-cookie', `${cookieOf(config, '')}; Max-Age=0`)
}

/**
 * The refresh credential of a request, accepted from our own pages alone: another site can make a browser send the
 * cookie, but neither our header nor our origin.
 * @throws AppError `request.forbidden` for a request from another site
 */
export function credentialIn({ config }: Configured, exchange: HttpHeaders): string | undefined {
  if (!isFromOurPages(config.publicOrigin, exchange)) throw new AppError('request.forbidden')
  const pairs = (exchange.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const name = nameOf(config)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

function isFromOurPages(publicOrigin: string, { header }: HttpHeaders): boolean {
  if (header(refreshHeader.name) !== refreshHeader.value) return false
  // Browsers set this header themselves, and scripts cannot change it; older browsers send the origin alone.
  const site = header('sec-fetch-site')
  return site === undefined ? header('origin') === publicOrigin : site === 'same-origin'
}

const isSecure = ({ publicOrigin }: Context['config']) => publicOrigin.startsWith('https:')

/** With the prefix, browsers accept the cookie over https alone, for this host alone and for the path `/`. */
const nameOf = (config: Context['config']) => (isSecure(config) ? '__Host-qareeb' : 'qareeb')

const cookieOf = (config: Context['config'], value: string) =>
  `${nameOf(config)}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure(config) ? '; Secure' : ''}`
