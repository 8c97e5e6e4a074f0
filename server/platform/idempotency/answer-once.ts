import { dayMs } from '@qareeb/reference/riyadh'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { fingerprint, seal, unseal } from '../seal.ts'
import { keepAnswer, releaseKey, takeKey } from './queries.ts'

/** How long an answer is kept, and how long a call may run before the next one with its key takes over. */
const kept = { answeredMs: dayMs, workingMs: 60_000 }

const purpose = 'idempotent calls'

export type KeyedCall = {
  /** The `Idempotency-Key` that came; without one the call is simply made. */
  key: string | undefined
  /** Method and path: a key means nothing at another address. */
  address: string
  body: unknown
}

/**
 * Makes a call once, however often it comes: the same key with the same body gets the first answer for 24 hours. A
 * refused or failed call may be made again. Not for calls that set cookies: those are not stored.
 * @throws AppError `request.keyReused` for another body, `server.busy` while the first call is still running,
 * `request.invalid` for a malformed key
 */
export async function answerOnce(
  context: Context,
  { key, address, body }: KeyedCall,
  run: () => unknown,
): Promise<unknown> {
  if (key === undefined) return run()
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new AppError('request.invalid', { errors: [{ path: 'Idempotency-Key', problem: 'invalid' }] })

  const { config, db } = context
  const hash = (text: string) => fingerprint(text, config.secret, purpose)
  const call = { callerHash: hash(`${callerOf(context)} ${address}`), keyHash: hash(key) }
  const bodyHash = hash(JSON.stringify(body) ?? '')
  const known = await takeKey(db, {
    ...call,
    bodyHash,
    now: context.now(),
    endsAt: later(context, kept.workingMs),
  })
  if (known === 'taken') return answerAndKeep(context, call, run)
  // Refused a moment ago; a repeated call finds the key free. Continuing without it could answer twice.
  if (!known) throw new AppError('server.busy')
  if (known.bodyHash !== bodyHash) throw new AppError('request.keyReused')
  if (!known.answer) throw new AppError('server.busy')
  return JSON.parse(unseal(known.answer, config.secret, purpose))
}

async function answerAndKeep(
  context: Context,
  call: { callerHash: string; keyHash: string },
  run: () => unknown,
) {
  try {
    const answer = await run()
    const sealed = seal(JSON.stringify(answer ?? null), context.config.secret, purpose)
    await keepAnswer(context.db, { ...call, answer: sealed, endsAt: later(context, kept.answeredMs) })
    return answer
  } catch (error) {
    await releaseKey(context.db, call)
    throw error
  }
}

/** Keys are one's own: those of a guest belong to the network. */
const callerOf = ({ actor, origin }: Context) => (actor.kind === 'user' ? actor.userId : origin.network)

const later = ({ now }: Context, ms: number) => new Date(now().getTime() + ms)
