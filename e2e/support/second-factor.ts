import { pbkdf2Sync } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect } from './journey.ts'
import { tokenOf, type Person } from './people.ts'

const base = '/api/v1/user/me/second-factor'

/** A code of an authenticator app. Each is good once, so the next one serves what follows. */
export const codeOf = (secret: string, secondsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + secondsAhead * 1000 })

/** Enrols an authenticator app. @returns its next code, and the recovery codes */
export async function enrolApp(request: APIRequestContext, person: Person) {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
  // The promise of the contract.
  const { secret } = (await (await request.post(`${base}/totp`, { headers })).json()) as { secret: string }
  const confirmed = await request.post(`${base}/totp/confirmation`, {
    headers,
    data: { code: codeOf(secret) },
  })
  expect(confirmed.status()).toBe(200)
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  return { nextCode: codeOf(secret, 30), recoveryCodes }
}

/** Enrols a phone. @returns its number */
export async function enrolPhone(request: APIRequestContext, person: Person): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
  // Numbers that begin with 052 were never given out, and are refused.
  const phone = `+96650${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  const captcha = await solveCaptcha(request)
  const sent = await request.post(`${base}/phone`, { headers, data: { phone, captcha } })
  expect(sent.status()).toBe(200)
  const code = await readSms(request, phone, 1)
  const confirmed = await request.post(`${base}/phone/confirmation`, { headers, data: { code } })
  expect(confirmed.status()).toBe(200)
  return phone
}

/** Waits until so many text messages have come to a phone. @returns the code of the last one */
export async function readSms(request: APIRequestContext, phone: string, count: number): Promise<string> {
  let codes: string[] = []
  const read = async () => {
    const page = await (await request.get('/dev/mailbox', { params: { to: phone } })).text()
    codes = [...page.matchAll(/(?<!\d)\d{6}(?!\d)/g)].map(([code]) => code)
    return codes.length
  }
  await expect.poll(read, { message: `a code for ${phone}` }).toBeGreaterThanOrEqual(count)
  return codes[0] ?? ''
}

type Task = { challenge: { parameters: Record<'nonce' | 'salt' | 'keyPrefix', string> & { cost: number } } }

/** Does the work that a page does in the background before a code is sent. */
async function solveCaptcha(request: APIRequestContext): Promise<string> {
  const { challenge } = (await (await request.get('/api/v1/captcha')).json()) as Task
  const { nonce, salt, keyPrefix, cost } = challenge.parameters
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  for (let counter = 0; ; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4)
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, 32, 'sha256').toString('hex')
    if (derivedKey.startsWith(keyPrefix))
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
  }
}
