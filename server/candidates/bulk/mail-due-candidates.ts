import type { Services } from '../../ground/context.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Mail } from '../../platform/mail/mails.ts'
import { type Facts, mailCandidate } from '../mails/mail-candidate.ts'
import { takenBackUntold } from '../mails/taken-back-untold.ts'
import { reasonSentence, writeRejection } from '../mails/write-rejection.ts'
import { lockToTell, markManyTold, markOutcome, type Told } from '../queries/bulk-items.ts'
import type { Bulk } from '../queries/bulks.ts'
import { addEvents } from '../queries/events.ts'
import { valuesFor, wordsFor } from './message-words.ts'

/**
 * Mails the candidates of an answer whose hour is over, except candidates who were changed since then, and those for
 * whom the move changes nothing.
 */
export async function mailDueCandidates(
  services: Inside<Services>,
  bulk: Bulk,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const { db } = services
  const at = services.now()
  const found = await lockToTell(db, bulk, ids)
  const told = found.filter((one) => isStillSo(bulk, one))
  const toValues = await valuesFor(db, bulk)
  const unchanged = await unchangedFor(services, bulk, told)
  const tellings = told
    .filter(({ candidateId }) => !unchanged.has(candidateId))
    .map((one): Telling => ({ one, words: wordsFor(bulk, one, toValues(one)) }))
  await noteTold(db, bulk, { tellings, at })
  if (bulk.state !== 'new')
    for (const { one, words } of tellings)
      await mailCandidate(services, one, {
        occasion: `bulk:${bulk.id}`,
        write: (facts) => mailOf(bulk, { one, words, facts }),
      })
  // Candidates who knew the state before know it again.
  const candidateIds = told.map(({ candidateId }) => candidateId)
  if (bulk.state) await markManyTold(db, { candidateIds, state: bulk.state, at })
  const mailed = tellings.map(({ one }) => one.candidateId)
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
  db: Transaction,
  { state, organizationId, actorId }: Bulk,
  { tellings, at }: { tellings: readonly Telling[]; at: Date },
) {
  const candidateIds = tellings.map(({ one }) => one.candidateId)
  const event = { candidateIds, organizationId, at }
  const texts = tellings.map(({ words }) => words)
  if (state === null) await addEvents(db, { ...event, kind: 'messaged', actorId, texts })
  else if (state === 'hired' || state === 'rejected') await addEvents(db, { ...event, kind: 'told', state })
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
