import { z } from 'zod'

/** Lists all problems at once, a sentence each, so that one start is enough to find them. */
export class ConfigError extends Error {
  override name = 'ConfigError'

  constructor(problems: string[]) {
    super(`Invalid configuration:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

const postgresUrl = z
  .string()
  .refine(isPostgresUrl, 'must be an address such as postgres://user:password@host:5432/database')
  .optional()

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
  .optional()

const wholeNumber = (from: number, to: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${from} to ${to}` })
    .refine(
      (value) => Number.isInteger(value) && value >= from && value <= to,
      `must be a whole number from ${from} to ${to}`,
    )

const oneOf = <const T extends string>(values: readonly T[]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

/** Every variable with its allowed values and its default. */
export const environmentSchema = z
  .object({
    NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
    HOST: z.string().default('127.0.0.1'),
    DEMO: oneOf(['public']).optional(),
    PORT: wholeNumber(0, 65_535).default(3000),
    PUBLIC_ORIGIN: z
      .string()
      .refine(isOrigin, 'must be scheme, name and port alone, such as https://jobs.example')
      .optional(),
    TRUST_PROXY: z
      .string()
      .regex(
        /^(\d{1,2}|[\da-fA-F.:/, ]+)$/,
        'must be a number of proxies or their addresses, separated by commas',
      )
      .transform(toProxies)
      .default(false),
    SERVICE_WORKER: oneOf(['on', 'off']).default('on'),
    CALLS_PER_MINUTE: wholeNumber(1, 10_000_000).default(3_000),
    SIGN_UPS_PER_HOUR: wholeNumber(1, 1_000_000).default(5),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
    DATABASE_URL: postgresUrl,
    DATABASE_APP_URL: postgresUrl,
    DATABASE_POOL_SIZE: wholeNumber(1, 1_000).optional(),
    DATA_FOLDER: z.string().startsWith('/', 'must be a path from the root, such as /srv/qareeb').optional(),
    SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    FILES_FOLDER: z.string().startsWith('/', 'must be a path from the root, such as /srv/files').optional(),
    S3_URL: webAddress,
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    CLAMAV_URL: z
      .string()
      .refine(isScannerUrl, 'must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl')
      .optional(),
    TASKS: oneOf(['in-process', 'off']).default('in-process'),
    SMTP_URL: z
      .string()
      .refine(isSmtpUrl, 'must be an address such as smtp://user:password@host:587')
      .optional(),
    MAIL_FROM: z.email('must be an e-mail address').optional(),
    SMS_PROVIDER: oneOf(['unifonic', 'taqnyat', 'twilio']).optional(),
    SMS_CREDENTIALS: z.string().optional(),
    SMS_SENDER: z.string().max(40, 'must have at most 40 characters').optional(),
    SMS_BASE_URL: webAddress,
    TRANSLATION_PROVIDER: oneOf(['libretranslate', 'deepl', 'google', 'openai']).optional(),
    TRANSLATION_KEY: z.string().optional(),
    TRANSLATION_BASE_URL: webAddress,
    TRANSLATION_MODEL: z.string().max(100, 'must have at most 100 characters').optional(),
    TRANSLATIONS_PER_DAY: wholeNumber(1, 1_000_000).default(100),
    GHOST_URL: z
      .string()
      .refine(isProviderUrl, 'must be an address that begins with https://')
      .refine(hasPathAlone, 'must hold neither a password nor anything after its path')
      .optional(),
    GHOST_CONTENT_KEY: z
      .string()
      .regex(/^[\da-f]{26}$/, 'must be the Content API key of an integration: 26 digits and letters a to f')
      .optional(),
    GHOST_HOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    TURNSTILE_SITE_KEY: z.string().optional(),
    TURNSTILE_SECRET_KEY: z.string().optional(),
    IDENTITY_PROVIDER: oneOf(['embedded', 'firebase']).default('embedded'),
    FIREBASE_API_KEY: z.string().optional(),
    FIREBASE_AUTH_DOMAIN: z
      .string()
      .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a host alone, such as project.firebaseapp.com')
      .optional(),
    FIREBASE_SERVICE_ACCOUNT: z.string().startsWith('/', 'must be a path from the root').optional(),
    FIREBASE_AUTH_EMULATOR_HOST: z
      .string()
      .regex(/^[\w.-]+:\d+$/, 'must be host:port')
      .optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_DISCOVERY_URL: z
      .string()
      .refine(isProviderUrl, 'must be an address that begins with https://')
      .default('https://accounts.google.com/.well-known/openid-configuration'),
    POSTHOG_KEY: z
      .string()
      .regex(/^[\w-]{1,100}$/, 'must be the public key of a project, which begins with phc_')
      .optional(),
    POSTHOG_HOST: z
      .string()
      .refine(isOrigin, 'must be scheme, name and port alone, such as https://eu.i.posthog.com')
      .default('https://eu.i.posthog.com'),
    SITE_NAME_AR: z.string().max(40, 'must have at most 40 characters').default('قريب'),
    SITE_NAME_EN: z.string().max(40, 'must have at most 40 characters').default('Qareeb'),
    SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@qareeb.example'),
    APP_STORE_URL: webAddress,
    PLAY_STORE_URL: webAddress,
    X_URL: webAddress,
    INSTAGRAM_URL: webAddress,
    LINKEDIN_URL: webAddress,
    FACEBOOK_URL: webAddress,
    MAP_STYLE_URL: webAddress,
    MAP_ORIGINS: z
      .string()
      .transform(toList)
      .refine(
        (origins) => origins.every(isOrigin),
        'must be origins such as https://tiles.example, separated by commas',
      )
      .default([]),
  })
  .superRefine((data, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (data.DATABASE_URL && !data.SECRET)
      refuse(
        'SECRET',
        'must be set when DATABASE_URL is, to the same value on every copy (openssl rand -base64 32)',
      )
    if (isDemoForOthers(data))
      refuse(
        'HOST',
        'must be a loopback address on a demo, since its passwords are public. DEMO=public shows it to others all the same',
      )
    if (isForStrangers(data) && !data.SMTP_URL)
      refuse('SMTP_URL', 'must be set when DATABASE_URL or PUBLIC_ORIGIN is: signing up needs a mail server')
    if (data.SMTP_URL && !data.MAIL_FROM)
      refuse('MAIL_FROM', 'must be set when SMTP_URL is: the address that mails come from')
    for (const name of ['SMS_CREDENTIALS', 'SMS_SENDER'] as const)
      if (data.SMS_PROVIDER && !data[name]) refuse(name, 'must be set when SMS_PROVIDER is')
    for (const name of neededForTranslation(data.TRANSLATION_PROVIDER))
      if (!data[name]) refuse(name, `must be set when TRANSLATION_PROVIDER is ${data.TRANSLATION_PROVIDER}`)
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if (Boolean(data[name]) !== Boolean(data.S3_URL))
        refuse(name, 'must be set when S3_URL is, and only then')
    if (!data.GHOST_CONTENT_KEY !== !data.GHOST_URL)
      refuse('GHOST_CONTENT_KEY', 'must be set together with GHOST_URL')
    if (data.GHOST_HOOK_SECRET && !data.GHOST_URL)
      refuse('GHOST_HOOK_SECRET', 'has no meaning without GHOST_URL')
    if (data.IDENTITY_PROVIDER === 'firebase' && !data.FIREBASE_API_KEY)
      refuse('FIREBASE_API_KEY', 'must be set when IDENTITY_PROVIDER is firebase')
    if (
      data.IDENTITY_PROVIDER === 'firebase' &&
      !data.FIREBASE_SERVICE_ACCOUNT &&
      !data.FIREBASE_AUTH_EMULATOR_HOST
    )
      refuse('FIREBASE_SERVICE_ACCOUNT', 'must be set when IDENTITY_PROVIDER is firebase')
    if (data.FIREBASE_AUTH_EMULATOR_HOST && data.NODE_ENV === 'production')
      refuse('FIREBASE_AUTH_EMULATOR_HOST', 'trusts every sign-in and is refused in production')
    if (!data.GOOGLE_CLIENT_ID !== !data.GOOGLE_CLIENT_SECRET)
      refuse('GOOGLE_CLIENT_SECRET', 'must be set together with GOOGLE_CLIENT_ID')
    if (!data.TURNSTILE_SITE_KEY !== !data.TURNSTILE_SECRET_KEY)
      refuse('TURNSTILE_SECRET_KEY', 'must be set together with TURNSTILE_SITE_KEY')
    if (data.DATABASE_APP_URL && !data.DATABASE_URL)
      refuse('DATABASE_APP_URL', 'has no meaning without DATABASE_URL')
  })

/** Distinguishes a public site from a demo: a public site has a database or an address of its own. */
export const isForStrangers = ({
  NODE_ENV,
  DATABASE_URL,
  PUBLIC_ORIGIN,
}: Pick<z.infer<typeof environmentSchema>, 'NODE_ENV' | 'DATABASE_URL' | 'PUBLIC_ORIGIN'>): boolean =>
  NODE_ENV === 'production' && (DATABASE_URL ?? PUBLIC_ORIGIN) !== undefined

type Environment = Pick<z.infer<typeof environmentSchema>, 'HOST' | 'DEMO' | 'DATABASE_URL' | 'PUBLIC_ORIGIN'>

/** Whether others reach the demo's people and their published passwords, without an explicit setting. */
const isDemoForOthers = ({ HOST, DEMO, DATABASE_URL, PUBLIC_ORIGIN }: Environment): boolean =>
  (DATABASE_URL ?? PUBLIC_ORIGIN) === undefined && DEMO !== 'public' && !isLoopback(HOST)

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

function neededForTranslation(provider: string | undefined) {
  if (provider === undefined) return []
  if (provider === 'libretranslate') return ['TRANSLATION_BASE_URL'] as const
  return provider === 'openai'
    ? (['TRANSLATION_KEY', 'TRANSLATION_MODEL'] as const)
    : (['TRANSLATION_KEY'] as const)
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)
}

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && ['smtp:', 'smtps:'].includes(new URL(text).protocol)
}

function isScannerUrl(text: string): boolean {
  return URL.canParse(text) && ['tcp:', 'unix:'].includes(new URL(text).protocol)
}

/** Plain HTTP is accepted from a provider on this machine alone: tests run one. */
function isProviderUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname))
}

function hasPathAlone(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password, search, hash } = new URL(text)
  return username + password + search + hash === ''
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text
}

function toProxies(text: string): false | number | string[] {
  if (/^\d+$/.test(text)) return Number(text)
  return toList(text)
}

function toList(text: string): string[] {
  return text.split(',').map((entry) => entry.trim())
}
