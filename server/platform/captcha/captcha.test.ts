import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { createLog } from '../log.ts'
import type { Captcha } from './captcha.ts'
import { createCaptcha } from './create-captcha.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

let clock = new Date('2026-11-21T12:00:00Z')
const log = createLog({ to: { write: () => undefined } })
const config = { secret: 'a secret of tests that is long enough', publicOrigin: 'https://qareeb.example' }
const surroundings = () => ({ db: database.db, log, now: () => clock })

const altcha = (secret = config.secret) =>
  createCaptcha({ config: { ...config, secret, captcha: { kind: 'altcha' } }, ...surroundings() })

/** Solves a challenge as a browser does. */
async function solve(
  captcha: Captcha,
  change: (payload: Payload) => void = () => undefined,
): Promise<string> {
  const task = await captcha.task()
  if (task.kind !== 'altcha') throw new Error('Only a proof of work can be solved here.')
  // The library makes an object; the request carries JSON.
  const challenge = JSON.parse(JSON.stringify(task.challenge)) as Payload['challenge']
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('No solution was found.')
  const payload = { challenge, solution }
  change(payload)
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}
type Payload = {
  challenge: Parameters<typeof solveChallenge>[0]['challenge']
  solution: { counter: number; derivedKey: string }
}

/** A stand-in that keeps the rules of Turnstile: a token is good once, and only with the secret of the site. */
async function startTurnstile() {
  const tokens = new Map([
    ['token-of-a-person', 'qareeb.example'],
    ['token-of-another-site', 'evil.example'],
  ])
  const judge = (form: URLSearchParams, response: http.ServerResponse) => {
    const token = form.get('response') ?? ''
    if (token === 'trouble') return void response.writeHead(502).end()
    const hostname = tokens.get(token)
    tokens.delete(token)
    const errors = form.get('secret') === 'right' ? [] : ['invalid-input-secret']
    const success = hostname !== undefined && errors.length === 0
    response.end(JSON.stringify({ success, hostname, 'error-codes': success ? [] : errors }))
  }
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => judge(new URLSearchParams(Buffer.concat(chunks).toString()), response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with a port.
  const { port } = server.address() as AddressInfo
  const open = (secretKey = 'right', at = port) =>
    createCaptcha({
      config: {
        ...config,
        captcha: {
          kind: 'turnstile',
          siteKey: 'site',
          secretKey,
          verifyUrl: `http://127.0.0.1:${at}/`,
          widgetOrigin: 'https://captcha.example',
        },
      },
      ...surroundings(),
    })
  return { open, close: () => new Promise((resolve) => server.close(resolve)) }
}

describe.each([
  ['altcha', async () => ({ captcha: altcha(), answer: await solve(altcha()), close: undefined })],
  [
    'turnstile',
    async () => {
      const { open, close } = await startTurnstile()
      return { captcha: open(), answer: 'token-of-a-person', close }
    },
  ],
] as const)('every captcha (%s)', (kind, prepare) => {
  test('gives a challenge, accepts a right answer once, and refuses a wrong one', async () => {
    const { captcha, answer, close } = await prepare()
    expect(captcha.kind).toBe(kind)
    expect(await captcha.task()).toMatchObject({ kind })
    expect(await captcha.judge(answer)).toBe('passed')
    expect(await captcha.judge(answer)).toBe('failed')
    for (const garbage of ['', 'x', 'e30=', 'bnVsbA==', '٣'.repeat(2_000)])
      expect(await captcha.judge(garbage)).toBe('failed')
    await close?.()
  })
})

describe('the proof of work', () => {
  test('passes once when it is handed in many times at the same moment', async () => {
    const captcha = altcha()
    const answer = await solve(captcha)
    const verdicts = await Promise.all(Array.from({ length: 8 }, () => captcha.judge(answer)))
    expect(verdicts.filter((verdict) => verdict === 'passed')).toHaveLength(1)
  })

  test('expires after ten minutes', async () => {
    const captcha = altcha()
    const [early, late] = [await solve(captcha), await solve(captcha)]
    clock = new Date(clock.getTime() + 9.9 * 60_000)
    expect(await captcha.judge(early)).toBe('passed')
    clock = new Date(clock.getTime() + 0.2 * 60_000)
    expect(await captcha.judge(late)).toBe('failed')
  })

  test('rejects a challenge with another cost, expiry or signing key', async () => {
    const captcha = altcha()
    const changes: ((payload: Payload) => void)[] = [
      ({ challenge }) => (challenge.parameters.cost = 1),
      ({ challenge }) => (challenge.parameters.keyPrefix = '00'),
      ({ challenge }) => (challenge.parameters.data = { validUntil: Date.parse('2030-01-01') }),
      ({ challenge }) => delete challenge.parameters.keySignature,
      ({ solution }) => (solution.derivedKey = '0'.repeat(64)),
    ]
    for (const change of changes) expect(await captcha.judge(await solve(captcha, change))).toBe('failed')
    expect(await captcha.judge(await solve(altcha('another secret that is long enough')))).toBe('failed')
  })
})

describe('Turnstile', () => {
  test('fails a token that another site was given', async () => {
    const { open, close } = await startTurnstile()
    expect(await open().judge('token-of-another-site')).toBe('failed')
    await close()
  })

  test('is unavailable when the service fails, cannot be reached or refuses our key', async () => {
    const { open, close } = await startTurnstile()
    expect(await open().judge('trouble')).toBe('unavailable')
    expect(await open('wrong').judge('token-of-a-person')).toBe('unavailable')
    await close()
    expect(await open().judge('token-of-a-person')).toBe('unavailable')
  })
})
