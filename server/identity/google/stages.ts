import crypto from 'node:crypto'
import { z } from 'zod'
import type { Services } from '../../context.ts'
import { seal, unseal } from '../../platform/seal.ts'
import type { GoogleClaims } from './google.ts'
import { insertSignIn, type Stage, useSignIn } from './queries.ts'

/** How long a person may take for each stage, in seconds. */
const patience: Record<Stage, number> = { asked: 15 * 60, answered: 60, registering: 30 * 60 }

/** How long the cookie that ties the stages to one browser is kept, in seconds. */
export const browserSeconds = patience.asked + patience.answered + patience.registering

type Parts = Pick<Services, 'db' | 'now' | 'config'>

/** Which stage, what stands for it outside (a state, a code, a ticket), and the cookie of the browser that began. */
type Key = { stage: Stage; key: string; browser: string }

const claimsSchema: z.ZodType<GoogleClaims> = z.object({
  subject: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
})

const secretsSchema = z.object({
  nonce: z.string(),
  verifier: z.string(),
  mode: z.enum(['popup', 'redirect']),
  locale: z.enum(['ar', 'en']),
  returnTo: z.string().nullable(),
})
/** What is kept while a person is at Google. */
export type Journey = z.infer<typeof secretsSchema>

const purpose = 'sign-in through Google'

/** Remembers a person on the way to Google. */
export const keepJourney = (parts: Parts, key: Omit<Key, 'stage'>, journey: Journey): Promise<void> =>
  keep(
    parts,
    { ...key, stage: 'asked' },
    { secrets: seal(JSON.stringify(journey), parts.config.secret, purpose) },
  )

/** The journey that a state stands for; once. */
export async function takeJourney(parts: Parts, key: Omit<Key, 'stage'>): Promise<Journey | undefined> {
  const taken = await take(parts, { ...key, stage: 'asked' })
  return taken?.secrets ? secretsSchema.parse(open(parts, taken.secrets)) : undefined
}

/** Remembers who Google says somebody is. @returns what stands for it: the code, or the ticket */
export async function keepClaims(
  parts: Parts,
  { stage, browser }: Omit<Key, 'key'>,
  claims: GoogleClaims,
): Promise<string> {
  const key = crypto.randomBytes(32).toString('base64url')
  await keep(
    parts,
    { stage, key, browser },
    {
      claims: seal(JSON.stringify(claims), parts.config.secret, purpose),
    },
  )
  return key
}

/** Who a code or ticket stands for; once. */
export async function takeClaims(parts: Parts, key: Key): Promise<GoogleClaims | undefined> {
  const taken = await take(parts, key)
  return taken?.claims ? claimsSchema.parse(open(parts, taken.claims)) : undefined
}

function keep(
  { db, now }: Parts,
  { stage, key, browser }: Key,
  sealed: { secrets?: Buffer; claims?: Buffer },
): Promise<void> {
  const at = now()
  const { secrets = null, claims = null } = sealed
  const expiresAt = new Date(at.getTime() + patience[stage] * 1_000)
  return insertSignIn(
    db,
    { stage, keyHash: hashOf(key), browserHash: hashOf(browser), expiresAt, secrets, claims },
    at,
  )
}

const take = ({ db, now }: Parts, { stage, key, browser }: Key) =>
  useSignIn(db, { stage, keyHash: hashOf(key), browserHash: hashOf(browser) }, now())

const open = ({ config }: Parts, sealed: Buffer): unknown =>
  JSON.parse(unseal(sealed, config.secret, purpose))

/** All keys are random enough that a plain hash says nothing of them. */
const hashOf = (key: string) => crypto.createHash('sha256').update(key).digest('base64url')
