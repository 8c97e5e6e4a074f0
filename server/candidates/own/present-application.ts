import type {
  Application,
  ApplicationEventKind,
  ApplicationRow,
} from '@qareeb/contract/candidates/applications'
import { placeByKey } from '@qareeb/reference/places'
import { riyadhDateOf } from '@qareeb/reference/riyadh'
import { describeApplicationFile } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import { toOrganizationSummary } from '../../job-ads/presentation.ts'
import { stateAt } from '../../job-ads/rules.ts'
import { makeEvaluationTicket } from '../evaluation/evaluation-ticket.ts'
import { type EventRow, listEvents } from '../queries/events.ts'
import type { OwnApplication } from '../queries/own-applications.ts'
import { getRetentionMonths } from '../queries/retention.ts'
import { daysBetween, monthsAfter, stageOf } from '../rules.ts'

/** An application in the list of its sender. */
export function toApplicationRow(row: OwnApplication, now: Date): ApplicationRow {
  const stage = stageOf(row)
  const state = stateAt({ status: row.adStatus, expiresAt: row.adExpiresAt }, now)
  const isWaiting = stage === 'sent' || stage === 'opened' || stage === 'in-progress'
  const promisedOn = stage === 'in-progress' ? row.promisedOn : null
  return {
    id: row.id,
    jobAd: {
      id: row.jobAdId,
      slugs: row.slugs,
      title: row.title,
      organization: toOrganizationSummary(row),
      state,
    },
    location: toLocation(row),
    distanceKm: row.distanceKm,
    stage,
    appliedAt: row.appliedAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    inProgressAt: row.inProgressAt?.toISOString() ?? null,
    decidedAt: row.toldAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    adEnd: stage === 'closed' ? toAdEnd(row) : null,
    promisedOn,
    isOverdue: promisedOn !== null && promisedOn < riyadhDateOf(now),
    waitingDays: isWaiting ? daysBetween(row.appliedAt, now) : null,
    usualAnswerDays: row.usualAnswerDays,
    mayApplyAgain: stage === 'withdrawn' && state === 'active',
  }
}

const toAdEnd = ({ adClosedAt, adExpiresAt, outcome, closingMessage }: OwnApplication) => ({
  at: (adClosedAt ?? adExpiresAt).toISOString(),
  isExpired: adClosedAt === null,
  outcome,
  message: closingMessage,
})

const toLocation = (row: OwnApplication): ApplicationRow['location'] => ({
  id: row.locationId,
  name: row.locationName,
  address: row.locationAddress,
  city: (row.cityKey && placeByKey(row.cityKey)?.name) || null,
  district: (row.districtKey && placeByKey(row.districtKey)?.name) || null,
})

type Presenting = Pick<Context, 'db' | 'config' | 'now' | 'locale'>

/** An application with everything that its sender may read. Needs the scope of the sender. */
export async function presentApplication(context: Presenting, row: OwnApplication): Promise<Application> {
  const { db } = context
  const listed = toApplicationRow(row, context.now())
  const { stage } = listed
  const isWaiting = listed.waitingDays !== null
  return {
    ...listed,
    timeline: toTimeline(await listEvents(db, row.id), {
      stage,
      isToldOfProgress: row.inProgressAt !== null,
    }),
    sent: {
      name: row.name,
      email: row.email,
      phone: row.phone,
      message: row.message,
      file: await describeApplicationFile(context, row.id),
    },
    confirmed: row.confirmedAt !== null,
    rejection:
      stage === 'rejected'
        ? { reason: row.rejectionReason ?? 'none', message: row.rejectionMessage ?? '' }
        : null,
    mayReplaceFile: isWaiting && row.openedAt === null,
    mayWithdraw: stage !== 'withdrawn',
    erasedOn: monthsAfter(
      row.adClosedAt ?? row.adExpiresAt,
      await getRetentionMonths(db, row.organizationId),
    ),
    evaluationTicket:
      stage === 'withdrawn'
        ? null
        : makeEvaluationTicket(context, {
            jobAdId: row.jobAdId,
            candidateId: row.id,
            organizationId: row.organizationId,
          }),
  }
}

/**
 * The entries of the team's timeline that the sender of an application sees, since the last application: the
 * first move to *in progress* once it was mailed, mailed decisions, the promised day of a step, and the text of
 * messages. Exports are in the file of the own data.
 */
function toTimeline(
  events: readonly EventRow[],
  { stage, isToldOfProgress }: { stage: ApplicationRow['stage']; isToldOfProgress: boolean },
): Application['timeline'] {
  const shown: Application['timeline'] = []
  for (const event of events) {
    const kind = shownKindOf(event)
    const isRepeated = kind === 'in-progress' && shown.some((earlier) => earlier.kind === kind)
    if (!kind || isRepeated || (kind === 'in-progress' && !isToldOfProgress)) continue
    if (kind === 'appliedAgain') shown.length = 0
    shown.push({
      kind,
      at: event.at.toISOString(),
      on: kind === 'promised' ? event.on : null,
      text: event.text,
    })
  }
  return stage === 'in-progress' ? keepLastPromise(shown) : shown.filter(({ kind }) => kind !== 'promised')
}

function keepLastPromise(shown: Application['timeline']) {
  const last = shown.findLastIndex(({ kind }) => kind === 'promised')
  return shown.filter(({ kind, on }, at) => kind !== 'promised' || (at === last && on !== null))
}

function shownKindOf({ kind, state }: EventRow): ApplicationEventKind | undefined {
  if (kind === 'moved') return state === 'in-progress' ? 'in-progress' : undefined
  if (kind === 'told') return state === 'hired' || state === 'rejected' ? state : undefined
  return kind === 'step' || kind === 'exported' ? undefined : kind
}
