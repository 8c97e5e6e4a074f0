import { afterEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts'
import { projectOf } from '../identity/firebase/firebase-config.ts'

let opened: TestApp
const open = async (options?: TestAppOptions) => (opened = await openTestApp(options)).app
afterEach(() => opened.app.close())

const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy'])
const nonceIn = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1]

describe('a page', () => {
  test('may run only scripts of our own or with its nonce', async () => {
    const app = await open()
    const policy = policyOf((await app.inject('/nowhere')).headers)

    expect(policy).toMatch(/script-src 'self' 'nonce-[^']{20,}';/)
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']{20,}';/)
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "worker-src 'self' blob:",
    ])
      expect(policy).toContain(part)
    expect(policy.replace(/style-src-attr[^;]*/, '')).not.toContain('unsafe')
  })

  test('may send uploads to the configured file store', async () => {
    const s3 = {
      url: 'https://s3.example/path',
      bucket: 'b',
      region: 'r',
      accessKeyId: 'a',
      secretAccessKey: 's',
    }
    const app = await open({ config: { files: { folder: '', s3 } } })
    const policy = policyOf((await app.inject('/nowhere')).headers)
    expect(policy).toContain("connect-src 'self' https://s3.example;")
  })

  test('allows the widget of the configured captcha, and no other', async () => {
    const widgetOrigin = 'https://captcha.example'
    const captcha = {
      kind: 'turnstile',
      siteKey: 's',
      secretKey: 's',
      verifyUrl: widgetOrigin,
      widgetOrigin,
    } as const
    const app = await open({ config: { captcha } })
    const policy = policyOf((await app.inject('/nowhere')).headers)
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/captcha\.example;/)
    expect(policy).toContain('frame-src https://captcha.example;')
  })

  test('allows the client and the window of the identity provider on pages of signing in alone', async () => {
    const firebase = projectOf(
      { projectId: 'p', email: 'robot', privateKey: '', tokenUrl: 'https://t.example' },
      { apiKey: 'key', authDomain: 'p.firebaseapp.com' },
    )
    const app = await open({ config: { firebase } })
    const { headers } = await app.inject('/en/login?returnTo=%2F')
    const policy = policyOf(headers)
    expect(policy).toContain(
      "' https://apis.google.com/ https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
    )
    expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com;")
    expect(policy).toContain('frame-src https://p.firebaseapp.com https://www.google.com/recaptcha/ ')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    for (const url of ['/api/v1', '/', '/login/x', '/admin', '/en/dashboard', '/nowhere?/login']) {
      const { headers } = await app.inject(url)
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(policyOf(headers)).not.toMatch(/google|firebase|frame-src/)
    }
  })

  test('allows no host of an identity provider where the passwords are stored here', async () => {
    const app = await open()
    const { headers } = await app.inject('/nowhere')
    expect(policyOf(headers)).not.toMatch(/google|firebase|frame-src/)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })

  test('never shares its nonce with another, refusals included', async () => {
    const app = await open()
    const addresses = ['/', '/', '/en/nowhere', '/%ff', '/%ff']
    const policies = await Promise.all(
      addresses.map(async (url) => policyOf((await app.inject(url)).headers)),
    )
    expect(new Set(policies.map(nonceIn)).size).toBe(addresses.length)
  })

  test('that cannot be shown is a page all the same, with the nonce on its style', async () => {
    const app = await open()
    const answer = await app.inject('/en/%ff')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain(`<style nonce="${nonceIn(policyOf(answer.headers))}">`)
    expect(answer.body).toContain('<html lang="en" dir="ltr">')
  })

  test('may fetch the map from the configured host alone', async () => {
    const site = { name: { ar: 'قريب', en: 'Qareeb' }, supportEmail: 'a@b.example', links: {} }
    const app = await open({
      config: {
        site: { ...site, mapStyleUrl: 'https://maps.example/styles/light.json' },
        mapOrigins: ['https://tiles.example'],
      },
    })
    const policy = policyOf((await app.inject('/')).headers)
    expect(policy).toContain("connect-src 'self' https://maps.example https://tiles.example;")
    expect(policy).toContain("img-src 'self' data: blob: https://maps.example https://tiles.example;")
  })

  test('may send to PostHog where it is configured alone, and runs no script of it', async () => {
    const site = { name: { ar: 'قريب', en: 'Qareeb' }, supportEmail: 'a@b.example', links: {} }
    const postHog = { key: 'phc_test', host: 'https://eu.i.posthog.com' }
    const app = await open({ config: { site: { ...site, mapStyleUrl: undefined, postHog } } })
    const policy = policyOf((await app.inject('/')).headers)
    expect(policy).toContain("connect-src 'self' https://eu.i.posthog.com;")
    expect(policy.match(/posthog/g)).toHaveLength(1)

    const without = await open()
    expect(policyOf((await without.inject('/')).headers)).not.toContain('posthog')
  })
})

describe('every answer', () => {
  test.each(['/', '/api/v1', '/api/nowhere', '/%ff', '/robots.txt', '/favicon.svg'])(
    '%s is guarded',
    async (url) => {
      const app = await open()
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
      })
      expect(headers['server']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  test('sends Strict-Transport-Security only where the site has HTTPS', async () => {
    const app = await open({ config: { publicOrigin: 'http://localhost:3000' } })
    const { headers } = await app.inject('/')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(policyOf(headers)).not.toContain('upgrade-insecure-requests')
  })

  test('of the API has a policy that loads nothing', async () => {
    const app = await open()
    expect(policyOf((await app.inject('/api/v1')).headers)).toContain(
      "default-src 'none'; frame-ancestors 'none'",
    )
  })

  test.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/server/main.ts',
    '/build/server/index.js',
    '/assets/app.js.map',
  ])('%s is not served', async (url) => {
    const app = await open()
    expect((await app.inject(url)).statusCode).toBe(404)
  })
})
