import path from 'node:path'
import type { z } from 'zod'
import type { CaptchaConfig } from '../platform/captcha/create-captcha.ts'
import { turnstileAddresses } from '../platform/captcha/turnstile.ts'
import { type GhostConfig, ghostLimitMs } from '../platform/content-host/ghost-config.ts'
import { defaultHome } from '../platform/database/embedded/home.ts'
import { keepSecret } from '../platform/database/embedded/keep-secret.ts'
import type { DatabaseConfig } from '../platform/database/open-database.ts'
import { manyConnections, mostConnections } from '../platform/database/pool.ts'
import type { FilesConfig } from '../platform/files/create-file-store.ts'
import {
  emulatorConfigOf,
  type FirebaseConfig,
  projectOf,
} from '../platform/identity/firebase/firebase-config.ts'
import { readServiceAccount } from '../platform/identity/firebase/service-account.ts'
import type { GoogleConfig } from '../platform/identity/google.ts'
import type { SmsConfig } from '../platform/sms/sms-config.ts'
import { ownBaseUrl, type TranslationConfig } from '../platform/translation/translation-config.ts'
import { ConfigError, environmentSchema, isForStrangers } from './environment.ts'

/** Everything that can be set from outside, checked. Each variable is described in docs/operations/configuration.md. */
export type Config = {
  environment: 'production' | 'development' | 'test'
  host: string
  port: number
  /** A port that was asked for is used or refused; the default one is replaced by the next free one. */
  portIsGiven: boolean
  /** `https://jobs.example`: the beginning of addresses in pages, mails and the site map. */
  publicOrigin: string
  /** Without one given, it follows the port. */
  publicOriginIsGiven: boolean
  /** Number of proxies in front, or their addresses; false when requests come straight from people. */
  trustProxy: false | number | string[]
  /** Calls of the API that one network address may make in a minute. */
  callsPerMinute: number
  /** Off, the service worker of every browser that has one gives up at its next visit. */
  hasServiceWorker: boolean
  /** Registrations that one network address may make in an hour before each next one needs a captcha. */
  signUpsPerHour: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  database: DatabaseConfig
  /** Signs and encrypts what leaves the server and comes back. At least 32 characters. */
  secret: string
  files: FilesConfig
  /** Address of a ClamAV daemon that looks into documents. */
  clamavUrl: string | undefined
  /** Whether this process runs tasks, or leaves them to `npm run worker`. */
  tasks: 'in-process' | 'off'
  mail: MailConfig
  /** Without a provider text messages go to the development mailbox, where there is one, or are not offered. */
  sms: SmsConfig | undefined
  /** Without it the bilingual glossary alone translates. */
  translation: TranslationConfig | undefined
  /** Translations that one company may ask for in a day. */
  translationsPerDay: number
  /** Where editors write posts of the blog; without it the posts are those of the repository. */
  ghost: GhostConfig | undefined
  /** Without keys of a third party the captcha is a proof of work of our own. */
  captcha: CaptchaConfig
  /** Without it there is no sign-in through Google. */
  google: GoogleConfig | undefined
  /** Without it Qareeb keeps the passwords itself. */
  firebase: FirebaseConfig | undefined
  /** Shows messages without a provider at `/dev/mailbox`, only to this machine. Never in production. */
  mailbox: boolean
  site: SiteConfig
  /** Where the map's style has tiles, glyphs and pictures from, besides its own origin. */
  mapOrigins: string[]
}

export type MailConfig = {
  /** Without it mails go to the development mailbox. */
  smtpUrl: string | undefined
  /** The address that mails come from. */
  from: string
}

/** The site's data that pages show. Links without a value are not shown. */
export type SiteConfig = {
  name: { ar: string; en: string }
  supportEmail: string
  links: Partial<Record<'appStore' | 'playStore' | 'x' | 'instagram' | 'linkedin' | 'facebook', string>>
  /** Address of a MapLibre style; without it the map that comes with the site is used. */
  mapStyleUrl: string | undefined
  /** The project that gets views of pages from browsers whose reader has agreed; absent, none does. */
  postHog?: { key: string; host: string }
}

type Environment = z.infer<typeof environmentSchema>

const checkout = path.join(import.meta.dirname, '../..')

/**
 * Reads the environment; the only place that does.
 * @throws ConfigError that lists every problem at once
 */
export function readConfig(
  environment: NodeJS.ProcessEnv = process.env,
  { isTerminal = process.stdout.isTTY }: { isTerminal?: boolean } = {},
): Config {
  // `NAME=` in a compose file means "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const { success, data, error } = environmentSchema.safeParse(given)
  if (!success) throw new ConfigError(error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))

  const home = data.DATA_FOLDER ?? defaultHome(checkout)
  return {
    environment: data.NODE_ENV,
    host: data.HOST,
    port: data.PORT,
    portIsGiven: given['PORT'] !== undefined,
    publicOrigin: data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`,
    publicOriginIsGiven: data.PUBLIC_ORIGIN !== undefined,
    trustProxy: data.TRUST_PROXY,
    callsPerMinute: data.CALLS_PER_MINUTE,
    signUpsPerHour: data.SIGN_UPS_PER_HOUR,
    // In a terminal the address of the site stays visible; a line for each request would scroll it away.
    logLevel: data.LOG_LEVEL ?? (isTerminal && !data.DATABASE_URL ? 'warn' : 'info'),
    database: {
      url: data.DATABASE_URL,
      appUrl: data.DATABASE_APP_URL,
      home,
      // How many processors somebody else's server has is not known.
      poolSize: data.DATABASE_POOL_SIZE ?? (data.DATABASE_URL ? manyConnections : mostConnections()),
    },
    secret: data.SECRET ?? keepSecret(home, 'secret'),
    files: { folder: data.FILES_FOLDER ?? path.join(home, 'files'), s3: toS3(data) },
    clamavUrl: data.CLAMAV_URL,
    tasks: data.TASKS,
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM ?? 'no-reply@qareeb.example' },
    sms: toSms(data),
    translation: toTranslation(data),
    translationsPerDay: data.TRANSLATIONS_PER_DAY,
    ghost: toGhost(data),
    captcha: toCaptcha(data),
    google: toGoogle(data),
    firebase: toFirebase(data),
    mailbox: hasMailbox(data),
    hasServiceWorker: data.SERVICE_WORKER === 'on',
    site: toSite(data),
    mapOrigins: data.MAP_ORIGINS,
  }
}

/**
 * A demo and a developer read mails in a mailbox instead of sending them. A site with data or an address of its own
 * does not: requests through a proxy look local, and the mailbox holds links that sign in.
 */
const hasMailbox = (data: Environment) => !isForStrangers(data) && !(data.SMTP_URL && data.SMS_PROVIDER)

function toSms(data: Environment): SmsConfig | undefined {
  const { SMS_PROVIDER: provider, SMS_CREDENTIALS: credentials, SMS_SENDER: sender } = data
  if (!provider || !credentials || !sender) return undefined
  return { provider, credentials, sender, baseUrl: data.SMS_BASE_URL }
}

function toTranslation(data: Environment): TranslationConfig | undefined {
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_KEY: key, TRANSLATION_MODEL: model } = data
  if (!provider) return undefined
  const baseUrl = data.TRANSLATION_BASE_URL ?? ownBaseUrl(provider, key)
  return baseUrl === undefined ? undefined : { provider, key, model, baseUrl: baseUrl.replace(/\/+$/, '') }
}

function toGhost({
  GHOST_URL: url,
  GHOST_CONTENT_KEY: key,
  GHOST_HOOK_SECRET: hookSecret,
}: Environment): GhostConfig | undefined {
  if (!url || !key) return undefined
  return { url: url.replace(/\/+$/, ''), key, hookSecret, limitMs: ghostLimitMs }
}

function toS3(data: Environment): FilesConfig['s3'] {
  const { S3_URL: url, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: key } = data
  if (!url || !bucket || !accessKeyId || !key) return undefined
  return { url, bucket, region: data.S3_REGION, accessKeyId, secretAccessKey: key }
}

function toCaptcha({
  TURNSTILE_SITE_KEY: siteKey,
  TURNSTILE_SECRET_KEY: secretKey,
}: Environment): CaptchaConfig {
  if (!siteKey || !secretKey) return { kind: 'altcha' }
  return { kind: 'turnstile', siteKey, secretKey, ...turnstileAddresses }
}

function toGoogle(data: Environment): GoogleConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = data
  if (!clientId || !clientSecret) return undefined
  return { clientId, clientSecret, discoveryUrl: data.GOOGLE_DISCOVERY_URL }
}

function toFirebase(data: Environment): FirebaseConfig | undefined {
  const {
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_SERVICE_ACCOUNT: path,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
  } = data
  if (data.IDENTITY_PROVIDER !== 'firebase' || !apiKey) return undefined
  if (emulator) return emulatorConfigOf(emulator, { apiKey, authDomain })

  const account = path ? readServiceAccount(path) : undefined
  if (!account)
    throw new ConfigError([
      'FIREBASE_SERVICE_ACCOUNT must be the path of a key file from the Firebase console',
    ])
  return projectOf(account, { apiKey, authDomain })
}

function toSite(data: Environment): SiteConfig {
  const links = {
    appStore: data.APP_STORE_URL,
    playStore: data.PLAY_STORE_URL,
    x: data.X_URL,
    instagram: data.INSTAGRAM_URL,
    linkedin: data.LINKEDIN_URL,
    facebook: data.FACEBOOK_URL,
  }
  return {
    name: { ar: data.SITE_NAME_AR, en: data.SITE_NAME_EN },
    supportEmail: data.SUPPORT_EMAIL,
    links: Object.fromEntries(Object.entries(links).filter(([, url]) => url !== undefined)),
    mapStyleUrl: data.MAP_STYLE_URL,
    ...(data.POSTHOG_KEY && { postHog: { key: data.POSTHOG_KEY, host: data.POSTHOG_HOST } }),
  }
}
