import type { Services } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { Mail } from '../../platform/mail/mails.ts'
import { type Facts, mailCandidate } from '../mails/mail-candidate.ts'
import { takenBackUntold } from '../mails/taken-back-untold.ts'
import { reasonSentence, writeRejection } from '../mails/write-rejection.ts'
import { lockToTell, markManyTold, markOutcome, type Told } from '../queries/bulk-items.ts'
import type { Bulk } from '../queries/bulks.ts'
import { addEvent } from '../queries/events.ts'
import { valuesFor, wordsFor } from './message-words.ts'

/**
 * Mails the candidates of an answer whose hour is over, except candidates who were changed since then, and those for
 * whom the move changes nothing.
 */
export async function mailDue(services: Inside<Services>, bulk: Bulk, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { db } = services
  const at = services.now()
  const found = await lockToTell(db, bulk, ids)
  const told = found.filter((one) => isStillSo(bulk, one))
  const mailed: string[] = []
  const toValues = await valuesFor(db, bulk)
  const unchanged = await unchangedFor(services, bulk, told)
  for (const one of told) {
    if (unchanged.has(one.candidateId)) continue
    mailed.push(one.candidateId)
    const words = wordsFor(bulk, one, toValues(one))
    await noteTold(services, bulk, { one, words, at })
    if (bulk.state !== 'new')
      await mailCandidate(services, one, {
        occasion: `bulk:${bulk.id}`,
        write: (facts) => mailOf(bulk, { one, words, facts }),
      })
  }
  // Candidates who knew the state before know it again.
  const candidateIds = told.map(({ candidateId }) => candidateId)
  if (bulk.state) await markManyTold(db, { candidateIds, state: bulk.state, at })
  await markOutcome(db, bulk, { candidateIds: mailed, outcome: 'mailed' })
  const dropped = ids.filter((id) => !mailed.includes(id))
  await markOutcome(db, bulk, { candidateIds: dropped, outcome: 'dropped' })
}

/** A message is for candidates who are not withdrawn or erased. A move is mailed if nobody has changed it since. */
function isStillSo({ state, createdAt }: Bulk, one: Told): boolean {
  if (state === null) return true
  if (one.state !== state) return false
  if (state === 'new') return true
  if (state === 'in-progress') return one.inProgressAt === null
  return one.toldAt === null && one.decidedAt?.getTime() === createdAt.getTime()
}

/** The candidates whose decision the move took back before they were notified of it. */
async function unchangedFor({ db }: Inside<Services>, { state: next }: Bulk, told: readonly Told[]) {
  if (next === null) return new Set()
  const before = told.map(({ candidateId, previousState, previousToldAt }) => ({
    candidateId,
    state: previousState,
    toldAt: previousToldAt,
  }))
  return takenBackUntold(db, before, { next, isMoved: true })
}

type Telling = { one: Told; words: string | null }

async function noteTold(
  { db }: Inside<Services>,
  { state, organizationId, actorId }: Bulk,
  { one: { candidateId }, words, at }: Telling & { at: Date },
) {
  const event = { candidateId, organizationId, at }
  if (state === null) await addEvent(db, { ...event, kind: 'messaged', actorId, text: words })
  else if (state === 'hired' || state === 'rejected') await addEvent(db, { ...event, kind: 'told', state })
}

function mailOf({ state, reason }: Bulk, { one, words, facts: data }: Telling & { facts: Facts }): Mail {
  if (state === 'in-progress') return { name: 'applicationInProgress', data }
  if (state === 'hired') return { name: 'applicationHired', data }
  if (words !== null)
    return {
      name: state === null ? 'applicationMessage' : 'applicationAnswer',
      data: { ...data, letter: words },
    }
  return writeRejection(data, reasonSentence(one.locale, reason))
}
