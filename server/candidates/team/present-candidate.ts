import { candidateBounds } from '@qareeb/contract/candidates'
import type {
  Candidate,
  CandidateComment,
  CandidateEvent,
} from '@qareeb/contract/candidates/candidate-details'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { describeApplicationFile } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { findAdEnd } from '../queries/ad-end.ts'
import type { CandidateRecord, ListedRecord } from '../queries/candidate-row.ts'
import { listMentions } from '../queries/colleagues.ts'
import { type EventRow, listEvents } from '../queries/events.ts'
import { listDuplicates, listPrevious, type RelatedRow } from '../queries/one-candidate.ts'
import { listComments, type RemarkRow } from '../queries/remarks.ts'
import { getRetentionMonths } from '../queries/retention.ts'
import { daysBetween, monthsAfter } from '../rules.ts'

const minuteMs = 60_000

/** A candidate in the list of an ad. */
export function toCandidateRow(record: ListedRecord, now: Date): CandidateRow {
  const { state, withdrawnAt, decidedAt, toldAt, isToldOfEnd } = record
  const isOpen = withdrawnAt === null
  const isInProgress = isOpen && state === 'in-progress'
  const isToTell = isOpen && state === 'rejected' && decidedAt !== null && toldAt === null
  return {
    id: record.id,
    version: record.version,
    name: record.name,
    email: record.email,
    phone: record.phone,
    confirmed: record.isConfirmed,
    appliedAt: record.appliedAt.toISOString(),
    state,
    step: isInProgress ? record.step : null,
    interviewOn: isInProgress ? record.interviewOn : null,
    promisedOn: isInProgress && !isToldOfEnd ? record.promisedOn : null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    openedAt: record.openedAt?.toISOString() ?? null,
    toldAt: isToTell ? tellingTime(decidedAt).toISOString() : null,
    location: { id: record.locationId, name: record.locationName },
    distanceKm: record.distanceKm,
    assignee: record.assignee,
    isToldOfEnd: isOpen && isToldOfEnd,
    waitingDays: isOpen && state === 'new' && !isToldOfEnd ? daysBetween(record.appliedAt, now) : null,
    hasFile: record.hasFile,
    commentCount: record.commentCount,
    matchScore: record.matchScore,
  }
}

/** When a candidate is notified of a rejection. */
export const tellingTime = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + candidateBounds.rejectionMinutes * minuteMs)

/** A candidate with everything that the team may read. */
export async function presentCandidate(
  context: InCompany<Context>,
  record: CandidateRecord,
): Promise<Candidate> {
  const { db, organizationId } = context
  const { id: candidateId, jobAdId, phone, name } = record
  const own = { organizationId, jobAdId, candidateId }
  const file = await describeApplicationFile(context, candidateId)
  const previous = await listPrevious(db, own)
  const duplicates = name === null ? [] : await listDuplicates(db, { own, phone, name })
  const adEnd = await findAdEnd(db, jobAdId)
  const isRejected = record.state === 'rejected' && record.rejectionReason !== null
  return {
    ...toCandidateRow(record, context.now()),
    message: record.message,
    file: file && withoutAddress(file),
    locale: record.locale,
    rejection: isRejected
      ? { reason: record.rejectionReason ?? 'none', message: record.rejectionMessage ?? '' }
      : null,
    timeline: (await listEvents(db, candidateId)).map(toEvent),
    comments: await showComments(context, candidateId),
    noteCount: record.noteCount,
    previous: previous.map(toRelated),
    duplicates: duplicates.map(toRelated),
    erasedOn: monthsAfter(adEnd, await getRetentionMonths(db, organizationId)),
  }
}

const withoutAddress = ({
  downloadUrl: _downloadUrl,
  ...file
}: NonNullable<Awaited<ReturnType<typeof describeApplicationFile>>>) => file

const toEvent = ({ kind, at, actorId, actorName, state, step, on, text }: EventRow): CandidateEvent => ({
  kind,
  at: at.toISOString(),
  by: actorId !== null && actorName !== null ? { id: actorId, name: actorName } : null,
  state,
  step,
  on,
  text,
})

/** The comments on a candidate, the oldest first. */
export async function showComments(
  context: InCompany<Context>,
  candidateId: string,
): Promise<CandidateComment[]> {
  const mentions = await listMentions(context.db, candidateId)
  return (await listComments(context.db, candidateId)).map((row) => ({
    ...toRemark(row, context),
    mentions: mentions.filter(({ commentId }) => commentId === row.id).map(({ id, name }) => ({ id, name })),
  }))
}

type Reader = Pick<InCompany<Context>, 'as' | 'userId'>

/** A remark as somebody of the team reads it. */
export const toRemark = (
  { id, authorId, authorName, createdAt, text }: RemarkRow,
  { as, userId }: Reader,
): Omit<CandidateComment, 'mentions'> => ({
  id,
  author: authorId !== null ? { id: authorId, name: authorName ?? '' } : null,
  createdAt: createdAt.toISOString(),
  text,
  mayDelete: as === 'ADMIN' || (as === 'HR' && authorId === userId),
})

const toRelated = (row: RelatedRow) => ({
  ...row,
  appliedAt: row.appliedAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
})
