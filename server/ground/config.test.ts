import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { environmentSchema } from './environment.ts'

const folder = path.join(os.tmpdir(), `qareeb-config-${process.pid}`)
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const database = {
  DATABASE_URL: 'postgres://owner:secret@db.example:5432/qareeb',
  SECRET: 's'.repeat(32),
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'hello@qareeb.example',
}

function problemsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

it('needs nothing to be set', () => {
  expect(readConfig({ DATA_FOLDER: folder })).toMatchObject({
    environment: 'production',
    host: '127.0.0.1',
    port: 3000,
    portIsGiven: false,
    publicOrigin: 'http://localhost:3000',
    trustProxy: false,
    database: { url: undefined, home: folder },
    site: { name: { ar: 'قريب', en: 'Qareeb' }, links: {} },
  })
})

it('logs warnings alone in a terminal, unless a database is set', () => {
  const levelOf = (environment: Record<string, string>, isTerminal: boolean) =>
    readConfig({ DATA_FOLDER: folder, ...environment }, { isTerminal }).logLevel
  expect(levelOf({}, true)).toBe('warn')
  expect(levelOf({}, false)).toBe('info')
  expect(levelOf({ LOG_LEVEL: 'debug' }, true)).toBe('debug')
  expect(levelOf(database, true)).toBe('info')
})

it('generates a secret once and keeps it beside the data, for its owner alone', () => {
  const { secret } = readConfig({ DATA_FOLDER: folder })
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_FOLDER: folder }).secret).toBe(secret)
  expect(fs.statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
})

it('uses the given values', () => {
  const given = {
    ...database,
    PORT: '8080',
    PUBLIC_ORIGIN: 'https://jobs.example',
    X_URL: 'https://x.com/qareeb',
    MAP_ORIGINS: 'https://tiles.example, https://glyphs.example',
  }
  expect(readConfig(given)).toMatchObject({
    port: 8080,
    portIsGiven: true,
    publicOrigin: 'https://jobs.example',
    secret: database.SECRET,
    database: { url: database.DATABASE_URL },
    site: { links: { x: 'https://x.com/qareeb' } },
    mapOrigins: ['https://tiles.example', 'https://glyphs.example'],
  })
})

it('counts an empty value as not set', () => {
  expect(readConfig({ ...database, PORT: '', LOG_LEVEL: ' ' })).toMatchObject({
    port: 3000,
    logLevel: 'info',
  })
})

it.each([
  ['2', 2],
  ['10.0.0.1, 10.0.1.0/24', ['10.0.0.1', '10.0.1.0/24']],
])('trusts the proxies %s', (text, expected) => {
  expect(readConfig({ ...database, TRUST_PROXY: text }).trustProxy).toEqual(expected)
})

describe('an invalid configuration', () => {
  it('is reported with all of its problems', () => {
    expect(
      problemsOf({
        PORT: '70000',
        DATABASE_URL: 'mysql://x',
        PUBLIC_ORIGIN: 'https://x.example/',
        NODE_ENV: 'prod',
      }),
    ).toBe(`Invalid configuration:
  - NODE_ENV must be one of production, development, test
  - PORT must be a whole number from 0 to 65535
  - PUBLIC_ORIGIN must be scheme, name and port alone, such as https://jobs.example
  - DATABASE_URL must be an address such as postgres://user:password@host:5432/database`)
  })

  it('has a database of its own without a secret', () => {
    expect(problemsOf({ DATABASE_URL: database.DATABASE_URL })).toContain(
      'SECRET must be set when DATABASE_URL is',
    )
  })

  it('sets DATABASE_APP_URL without DATABASE_URL', () => {
    const given = { DATABASE_APP_URL: database.DATABASE_URL, SECRET: database.SECRET }
    expect(problemsOf(given)).toContain('DATABASE_APP_URL has no meaning without DATABASE_URL')
  })

  it.each([
    ['SECRET', 'short'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['MAP_STYLE_URL', 'javascript:alert(1)'],
    ['MAP_ORIGINS', 'https://tiles.example, https://glyphs.example/fonts'],
    ['POSTHOG_KEY', 'phc key'],
    ['POSTHOG_HOST', 'https://eu.i.posthog.com/path'],
    ['TRUST_PROXY', 'true'],
    ['DATA_FOLDER', 'relative/folder'],
    ['DATABASE_POOL_SIZE', '0'],
    ['LOG_LEVEL', 'loud'],
  ])('is %s=%s', (name, value) => {
    expect(problemsOf({ ...database, [name]: value })).toContain(`- ${name} must`)
  })
})

describe('translation', () => {
  const reading = (environment: Record<string, string>) => readConfig({ ...database, ...environment })

  it('is off without a provider', () => {
    expect(reading({ TRANSLATION_KEY: 'key' })).toMatchObject({
      translation: undefined,
      translationsPerDay: 100,
    })
  })

  it.each([
    [{ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'key' }, 'https://api.deepl.com'],
    [{ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_KEY: 'key:fx' }, 'https://api-free.deepl.com'],
    [{ TRANSLATION_PROVIDER: 'google', TRANSLATION_KEY: 'key' }, 'https://translation.googleapis.com'],
    [
      { TRANSLATION_PROVIDER: 'openai', TRANSLATION_KEY: 'key', TRANSLATION_MODEL: 'm' },
      'https://api.openai.com/v1',
    ],
    [
      { TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_BASE_URL: 'http://127.0.0.1:5000/' },
      'http://127.0.0.1:5000',
    ],
  ])('by %o calls %s', (environment, baseUrl) => {
    expect(reading(environment).translation?.baseUrl).toBe(baseUrl)
  })

  it.each([
    ['deepl', 'TRANSLATION_KEY'],
    ['google', 'TRANSLATION_KEY'],
    ['openai', 'TRANSLATION_MODEL'],
    ['libretranslate', 'TRANSLATION_BASE_URL'],
  ])('by %s does not start without %s', (provider, name) => {
    expect(problemsOf({ ...database, TRANSLATION_PROVIDER: provider })).toContain(
      `- ${name} must be set when TRANSLATION_PROVIDER is ${provider}`,
    )
  })
})

it('has each variable on its page in the documentation, and no other', () => {
  const page = fs.readFileSync(
    path.join(import.meta.dirname, '../../docs/operations/configuration.md'),
    'utf8',
  )
  const described = [
    ...page.slice(0, page.indexOf('## For tests alone')).matchAll(/^\| `([A-Z\d_]+)` \|/gm),
  ].map(([, name]) => name)
  expect(described.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted())
})

describe('signing in', () => {
  const reading = (environment: Record<string, string>) => () =>
    readConfig({ DATA_FOLDER: folder, ...environment })

  it('needs all variables of a third party, or none', () => {
    expect(reading({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET must be set')
    expect(reading({ TURNSTILE_SITE_KEY: 'key' })).toThrow('TURNSTILE_SECRET_KEY must be set')
    expect(reading({ IDENTITY_PROVIDER: 'firebase' })).toThrow('FIREBASE_API_KEY must be set')
    const firebase = { IDENTITY_PROVIDER: 'firebase', FIREBASE_API_KEY: 'key' }
    expect(reading(firebase)).toThrow('FIREBASE_SERVICE_ACCOUNT must be set')
    expect(reading({ ...firebase, FIREBASE_SERVICE_ACCOUNT: '/nowhere.json' })).toThrow('key file')
  })

  it('refuses a provider without TLS, and an emulator in production', () => {
    expect(reading({ GOOGLE_DISCOVERY_URL: 'http://accounts.example' })).toThrow('https://')
    expect(reading({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toThrow('refused in production')
    const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', NODE_ENV: 'development' }
    const firebase = { IDENTITY_PROVIDER: 'firebase', FIREBASE_API_KEY: 'key' }
    const { baseUrl, account } = reading({ ...emulator, ...firebase })().firebase ?? {}
    expect([baseUrl, account]).toEqual(['http://127.0.0.1:9099/identitytoolkit.googleapis.com', 'emulator'])
    const address = { ...emulator, ...firebase, FIREBASE_AUTH_DOMAIN: 'https://p.firebaseapp.com' }
    expect(reading(address)).toThrow('FIREBASE_AUTH_DOMAIN must be a host alone')
  })

  it('reads a key file of the Firebase console', () => {
    const file = path.join(folder, 'firebase.json')
    const key = {
      project_id: 'p',
      client_email: 'robot@p.example',
      private_key: 'k',
      token_uri: 'https://t.example',
    }
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(file, JSON.stringify(key))
    const environment = {
      IDENTITY_PROVIDER: 'firebase',
      FIREBASE_API_KEY: 'a',
      FIREBASE_SERVICE_ACCOUNT: file,
    }
    expect(reading(environment)().firebase).toMatchObject({
      projectId: 'p',
      account: { email: 'robot@p.example' },
    })
  })
})

describe('the address to listen on', () => {
  const readIn = (environment: Record<string, string>) => readConfig({ DATA_FOLDER: folder, ...environment })

  it.each(['0.0.0.0', '::', '192.0.2.10', '127.0.0.1.example'])(
    'is not %s for a demo, unless it is meant to be public',
    (HOST) => {
      expect(() => readIn({ HOST })).toThrow('DEMO=public')
      expect(readIn({ HOST, DEMO: 'public' }).host).toBe(HOST)
      expect(readIn({ ...database, HOST }).host).toBe(HOST)
    },
  )

  it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('is %s for any demo', (HOST) => {
    expect(readIn({ HOST }).host).toBe(HOST)
  })
})

describe('mails and text messages', () => {
  const readIn = (environment: Record<string, string>) => readConfig({ DATA_FOLDER: folder, ...environment })

  it('of a demo and while developing go to the mailbox of this machine', () => {
    expect(readIn({})).toMatchObject({ mailbox: true, mail: { smtpUrl: undefined }, sms: undefined })
    const { SMTP_URL: _smtp, MAIL_FROM: _from, ...own } = database
    expect(readIn({ ...own, NODE_ENV: 'development' }).mailbox).toBe(true)
  })

  it('of a site with data of its own go out, and nothing is shown', () => {
    expect(readIn(database)).toMatchObject({
      mailbox: false,
      mail: { smtpUrl: 'smtp://mail.example:587', from: 'hello@qareeb.example' },
    })
  })

  it('need a provider where people have data', () => {
    const { SMTP_URL: _smtp, MAIL_FROM: _from, ...own } = database
    expect(problemsOf(own)).toContain('SMTP_URL must be set when DATABASE_URL or PUBLIC_ORIGIN is')
  })

  it('need a provider under a public address, also with the embedded database', () => {
    const open = { PUBLIC_ORIGIN: 'https://jobs.example' }
    expect(problemsOf(open)).toContain('SMTP_URL must be set')
    const { SMTP_URL, MAIL_FROM } = database
    expect(readIn({ ...open, SMTP_URL, MAIL_FROM })).toMatchObject({ mailbox: false, sms: undefined })
    expect(readIn({ ...open, NODE_ENV: 'development' }).mailbox).toBe(true)
  })

  it.each([
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as smtp://'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set when SMTP_URL is'],
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER must be one of unifonic, taqnyat, twilio'],
    [{ SMS_PROVIDER: 'unifonic', SMS_SENDER: 'Qareeb' }, 'SMS_CREDENTIALS must be set'],
    [{ SMS_PROVIDER: 'unifonic', SMS_CREDENTIALS: 'x' }, 'SMS_SENDER must be set'],
    [{ TASKS: 'sometimes' }, 'TASKS must be one of in-process, off'],
  ])('are not begun with %j', (environment, problem) => {
    expect(problemsOf(environment)).toContain(problem)
  })
})

describe('a content host', () => {
  const key = '22444f78447824223cefc48062'
  const ghost = { GHOST_URL: 'https://blog.example/news/', GHOST_CONTENT_KEY: key }
  const readIn = (environment: Record<string, string>) => readConfig({ DATA_FOLDER: folder, ...environment })

  it('is not there unless it is set', () => {
    expect(readIn({}).ghost).toBeUndefined()
  })

  it('has an address, a time limit of five seconds and, if set, a secret for hooks', () => {
    expect(readIn(ghost).ghost).toEqual({
      url: 'https://blog.example/news',
      key,
      hookSecret: undefined,
      limitMs: 5_000,
    })
    expect(readIn({ ...ghost, GHOST_HOOK_SECRET: 's'.repeat(16) }).ghost?.hookSecret).toBe('s'.repeat(16))
    expect(readIn({ ...ghost, GHOST_URL: 'http://127.0.0.1:2368' }).ghost?.url).toBe('http://127.0.0.1:2368')
  })

  it.each([
    [{ GHOST_URL: 'https://blog.example' }, 'GHOST_CONTENT_KEY must be set together with GHOST_URL'],
    [{ GHOST_CONTENT_KEY: key }, 'GHOST_CONTENT_KEY must be set together with GHOST_URL'],
    [{ GHOST_HOOK_SECRET: 's'.repeat(16) }, 'GHOST_HOOK_SECRET has no meaning without GHOST_URL'],
    [{ ...ghost, GHOST_HOOK_SECRET: 'short' }, 'GHOST_HOOK_SECRET must have at least 16 characters'],
    [{ ...ghost, GHOST_CONTENT_KEY: 'admin:key' }, 'GHOST_CONTENT_KEY must be the Content API key'],
    [
      { ...ghost, GHOST_URL: 'http://blog.example' },
      'GHOST_URL must be an address that begins with https://',
    ],
    [{ ...ghost, GHOST_URL: 'https://a:b@blog.example' }, 'GHOST_URL must hold neither a password nor'],
    [{ ...ghost, GHOST_URL: 'https://blog.example/?x=1' }, 'GHOST_URL must hold neither a password nor'],
  ])('is not begun with %j', (environment, problem) => {
    expect(problemsOf(environment)).toContain(problem)
  })
})
