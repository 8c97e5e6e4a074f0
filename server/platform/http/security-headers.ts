import { randomBytes } from 'node:crypto'

export type SecurityOptions = {
  /** `https://jobs.example`: strict transport is demanded only where there is transport security. */
  publicOrigin: string
  /** A style from elsewhere brings tiles and glyphs from its origin, and from others that are named. */
  mapStyleUrl?: string | undefined
  mapOrigins?: readonly string[]
  /** The content host, whose pictures posts of the blog show. */
  pictureOrigin?: string | undefined
  /** A captcha of a third party runs its own script in a frame of its own. */
  captchaOrigin?: string | undefined
  /** Views of pages are sent there by browsers whose reader has agreed. */
  analyticsOrigin?: string | undefined
  /** The address of a file store that browsers send uploads to. */
  uploadUrl?: string | undefined
  /** The origins that the identity provider's client needs. */
  signIn?: ForeignClient | undefined
  /** Vite puts styles into the page and talks over a socket while developing. */
  development?: boolean
}

/** Where the client of a third party gets its scripts, speaks to and puts its frames; origins, or paths of them. */
export type ForeignClient = {
  scripts: readonly string[]
  connections: readonly string[]
  frames: readonly string[]
  /** It opens a window, and has to receive its messages. */
  opensWindow: boolean
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
}

/** Headers of every answer of the API: data, never a document. */
export const apiHeaders = (options: SecurityOptions): Record<string, string> => ({
  ...everywhere,
  ...strictTransport(options),
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
})

/** Headers of everything else. Pictures may be shown elsewhere (previews of shared links); the policy names one nonce. */
export function pageHeaders(options: SecurityOptions): (nonce: string) => Record<string, string> {
  const fixed = {
    ...everywhere,
    ...strictTransport(options),
    ...(options.signIn?.opensWindow && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy':
      'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
  return (nonce) => ({ ...fixed, 'content-security-policy': contentSecurityPolicy(options, nonce) })
}

/** Unguessable, new for every page: a nonce that comes twice would undo the policy. */
export const createNonce = (): string => randomBytes(16).toString('base64')

function contentSecurityPolicy(
  {
    publicOrigin,
    mapStyleUrl,
    mapOrigins = [],
    pictureOrigin,
    captchaOrigin,
    uploadUrl,
    analyticsOrigin,
    signIn,
    development,
  }: SecurityOptions,
  nonce: string,
): string {
  const captcha = captchaOrigin ? [captchaOrigin] : []
  const map = mapStyleUrl ? [new URL(mapStyleUrl).origin, ...mapOrigins] : []
  const pictures = pictureOrigin ? [pictureOrigin] : []
  const uploads = uploadUrl ? [new URL(uploadUrl).origin] : []
  const frames = [...captcha, ...(signIn?.frames ?? [])]
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...captcha, ...(signIn?.scripts ?? [])],
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", `'nonce-${nonce}'`],
    // React writes `style` attributes; they cannot load or run anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...map, ...pictures],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...map,
      ...uploads,
      ...(analyticsOrigin ? [analyticsOrigin] : []),
      ...(signIn?.connections ?? []),
      ...(development ? ['ws:'] : []),
    ],
    // The map starts its workers from our own script or from a blob of it.
    'worker-src': ["'self'", 'blob:'],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure(publicOrigin) && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const isSecure = (origin: string) => origin.startsWith('https:')

const strictTransport = ({ publicOrigin }: SecurityOptions): Record<string, string> =>
  isSecure(publicOrigin) ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}
