import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { fingerprint } from '../seal.ts'
import type { Captcha } from './captcha.ts'
import { takeSolution } from './queries.ts'

/** One try costs a browser about a millisecond; the counter is the number of tries. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, fewestTries: 200, mostTries: 800 } as const
const validMinutes = 10

/**
 * The self-hosted captcha: the browser repeats a slow computation until a number fits, which costs a person a second
 * and a program that sends thousands a fortune. It makes no request to a third party.
 */
export function createAltcha({
  db,
  secret,
  now,
}: {
  db: Database
  secret: string
  now: () => Date
}): Captcha {
  const secrets = {
    hmacSignatureSecret: fingerprint('challenge', secret, 'captcha'),
    hmacKeySignatureSecret: fingerprint('key', secret, 'captcha'),
  }
  return {
    kind: 'altcha',
    async task() {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.mostTries, work.fewestTries),
        deriveKey,
        // Signed with the rest. The library's own expiry would read another clock than ours.
        data: { validUntil: now().getTime() + validMinutes * 60_000 },
      })
      return { kind: 'altcha', challenge: { ...challenge } }
    },
    async judge(answer) {
      const payload = parse(answer)
      if (!payload) return 'failed'
      const { verified } = await verifySolution({ ...payload, ...secrets, deriveKey })
      const validUntil = new Date(payload.challenge.parameters.data.validUntil)
      if (!verified || validUntil < now()) return 'failed'
      const isFirst = await takeSolution(db, { signature: payload.challenge.signature, validUntil }, now())
      return isFirst ? 'passed' : 'failed'
    },
  }
}

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`))

/** Accepts our own challenge unchanged, and refuses fields that its signature does not cover. */
const payloadSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(work.algorithm),
      cost: z.literal(work.cost),
      data: z.strictObject({ validUntil: z.int().min(0).max(8.64e15) }),
      keyLength: z.literal(32),
      keyPrefix: hex(32),
      keySignature: hex(64),
      nonce: hex(32),
      salt: hex(32),
    }),
    signature: hex(64),
  }),
  solution: z.strictObject({
    counter: z.int().min(0).max(0xff_ff_ff_ff),
    derivedKey: hex(64),
    time: z.number().default(0),
  }),
})

function parse(answer: string) {
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(answer, 'base64').toString())).data
  } catch {
    return undefined
  }
}
