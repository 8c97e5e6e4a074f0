import crypto from 'node:crypto'
import { z } from 'zod'
import type { Services } from '../../ground/context.ts'
import type { GoogleClaims } from '../../platform/identity/google.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { insertSignIn, type Stage, takeSignIn } from './queries.ts'

/** How long a person may take for each stage, in seconds. */
const validSeconds: Record<Stage, number> = { asked: 15 * 60, answered: 60, registering: 30 * 60 }

/** How long the cookie that ties the stages to one browser is kept, in seconds. */
export const browserSeconds = validSeconds.asked + validSeconds.answered + validSeconds.registering

type Parts = Pick<Services, 'db' | 'now' | 'config'>

/** The stage, its id outside (a state, a code, a ticket), and the cookie of the browser that began. */
type Key = { stage: Stage; key: string; browser: string }

const person = { email: z.string(), emailVerified: z.boolean(), firstName: z.string(), lastName: z.string() }

const claimsSchema: z.ZodType<GoogleClaims> = z.object({ ...person, subject: z.string() })

const newcomerSchema = z.object({
  ...person,
  /** Google's id of them; null for somebody who came another way. */
  subject: z.string().nullable(),
  /** The account that a third party which keeps passwords has for them already. */
  providerSubject: z.string().nullable(),
})
/** Somebody without an account, with the data of the identity provider. */
export type Newcomer = z.infer<typeof newcomerSchema>

const secretsSchema = z.object({
  nonce: z.string(),
  verifier: z.string(),
  mode: z.enum(['popup', 'redirect']),
  locale: z.enum(['ar', 'en']),
  returnTo: z.string().nullable(),
})
/** The stored values while a person is at Google. */
export type OAuthFlow = z.infer<typeof secretsSchema>

const purpose = 'sign-in through Google'

/** Stores the OAuth flow of a person before the redirect to Google. */
export const storeFlow = (parts: Parts, key: Omit<Key, 'stage'>, flow: OAuthFlow): Promise<void> =>
  keep(
    parts,
    { ...key, stage: 'asked' },
    { secrets: seal(JSON.stringify(flow), parts.config.secret, purpose) },
  )

/** The OAuth flow of a state; once. */
export async function takeFlow(parts: Parts, key: Omit<Key, 'stage'>): Promise<OAuthFlow | undefined> {
  const taken = await take(parts, { ...key, stage: 'asked' })
  return taken?.secrets ? secretsSchema.parse(open(parts, taken.secrets)) : undefined
}

/**
 * Stores the person that Google has identified.
 * @returns the code for it
 */
export const keepClaims = (parts: Parts, browser: string, claims: GoogleClaims): Promise<string> =>
  keepAnswer(parts, { stage: 'answered', browser }, claims)

/** The person of a code; once. */
export async function takeClaims(parts: Parts, key: Omit<Key, 'stage'>): Promise<GoogleClaims | undefined> {
  const taken = await take(parts, { ...key, stage: 'answered' })
  return taken?.claims ? claimsSchema.parse(open(parts, taken.claims)) : undefined
}

/**
 * Stores a person who is to register.
 * @returns the ticket for them
 */
export const storeNewcomer = (parts: Parts, browser: string, newcomer: Newcomer): Promise<string> =>
  keepAnswer(parts, { stage: 'registering', browser }, newcomer)

/** The person of a ticket; once. */
export async function takeNewcomer(parts: Parts, key: Omit<Key, 'stage'>): Promise<Newcomer | undefined> {
  const taken = await take(parts, { ...key, stage: 'registering' })
  return taken?.claims ? newcomerSchema.parse(open(parts, taken.claims)) : undefined
}

async function keepAnswer(parts: Parts, at: Omit<Key, 'key'>, answer: GoogleClaims | Newcomer) {
  const key = crypto.randomBytes(32).toString('base64url')
  const claims = seal(JSON.stringify(answer), parts.config.secret, purpose)
  await keep(parts, { ...at, key }, { claims })
  return key
}

function keep(
  { db, now }: Parts,
  { stage, key, browser }: Key,
  sealed: { secrets?: Buffer; claims?: Buffer },
): Promise<void> {
  const at = now()
  const { secrets = null, claims = null } = sealed
  const expiresAt = new Date(at.getTime() + validSeconds[stage] * 1_000)
  return insertSignIn(
    db,
    { stage, keyHash: hashOf(key), browserHash: hashOf(browser), expiresAt, secrets, claims },
    at,
  )
}

const take = ({ db, now }: Parts, { stage, key, browser }: Key) =>
  takeSignIn(db, { stage, keyHash: hashOf(key), browserHash: hashOf(browser) }, now())

const open = ({ config }: Parts, sealed: Buffer): unknown =>
  JSON.parse(unseal(sealed, config.secret, purpose))

/** All keys are random enough that a plain hash reveals nothing. */
const hashOf = (key: string) => crypto.createHash('sha256').update(key).digest('base64url')
