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

/** Puts values into cookies, which scripts cannot read, and gives the answer. */
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

/** Makes the browser forget its refresh credential. */
export function dropCredential({ config }: Configured, exchange: HttpHeaders): undefined {
  exchange.answerHeader('set-cookie', `${cookieOf(config, '')}; Max-Age=0`)
}

/**
 * The refresh credential that came along. Only our own pages may send it: another site can make a browser send the
 * cookie, but neither our header nor an origin of ours.
 * @throws AppError `request.forbidden` when it was not one of our pages that asked
 */
export function credentialIn({ config }: Configured, exchange: HttpHeaders): string | undefined {
  if (!isFromOurPages(config.publicOrigin, exchange)) throw new AppError('request.forbidden')
  const pairs = (exchange.header('cookie') ?? '').split(';').map((pair) => pair.trim())
  const name = nameOf(config)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

function isFromOurPages(publicOrigin: string, { header }: HttpHeaders): boolean {
  if (header(refreshHeader.name) !== refreshHeader.value) return false
  // Browsers say where a request comes from, and no script can make them lie; older ones say at least the origin.
  const site = header('sec-fetch-site')
  return site === undefined ? header('origin') === publicOrigin : site === 'same-origin'
}

const isSecure = ({ publicOrigin }: Context['config']) => publicOrigin.startsWith('https:')

/** The prefix makes browsers insist on https, on this host alone and on the path `/`. */
const nameOf = (config: Context['config']) => (isSecure(config) ? '__Host-qareeb' : 'qareeb')

const cookieOf = (config: Context['config'], value: string) =>
  `${nameOf(config)}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure(config) ? '; Secure' : ''}`
