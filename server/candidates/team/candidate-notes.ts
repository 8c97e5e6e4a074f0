import type { CandidateNote } from '@qareeb/contract/candidates/candidate-details'
import type {
  addCandidateNote as addEndpoint,
  deleteCandidateNote as deleteEndpoint,
  listCandidateNotes as listEndpoint,
} from '@qareeb/contract/candidates/candidate-remarks'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { riyadhDateOf } from '@qareeb/reference/riyadh'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { type InCompany, inCompany } from '../../ground/use-case.ts'
import { insertNote, listNotes, type NoteRow } from '../queries/remarks.ts'
import { getOwnCandidate } from './allow-candidate.ts'
import { toRemark } from './present-candidate.ts'
import { deleteOwnRemark, readRemark, refuseTooMany } from './remarks.ts'

type Reader = Parameters<typeof toRemark>[1]

const toNote = (row: NoteRow, reader: Reader): CandidateNote => ({ ...toRemark(row, reader), on: row.on })

/** The notes about a candidate, the latest day first. @throws AppError `candidate.notFound` */
export const listCandidateNotes = (
  context: Context,
  { params }: Pick<InputOf<typeof listEndpoint>, 'params'>,
): Promise<ResponseOf<typeof listEndpoint>> =>
  inCompany(context, candidateRights.read, async (context) => {
    const { id } = await getOwnCandidate(context, params)
    return { items: await showNotes(context, id) }
  })

/** The notes about a candidate of the company. */
export const showNotes = async (context: InCompany<Context>, candidateId: string): Promise<CandidateNote[]> =>
  (await listNotes(context.db, candidateId)).map((row) => toNote(row, context))

/**
 * Adds a note of the caller.
 * @throws AppError `candidate.notFound`, `candidate.tooManyRemarks`, `request.invalid`
 */
export const addCandidateNote = (
  context: Context,
  { params, body }: Pick<InputOf<typeof addEndpoint>, 'params' | 'body'>,
): Promise<CandidateNote> =>
  inCompany(context, candidateRights.decide, async (context) => {
    const { db, organizationId, userId: authorId } = context
    const { id: candidateId } = await getOwnCandidate(context, params)
    const text = readRemark(body.text)
    await refuseTooMany(db, candidateId)
    const now = context.now()
    const today = riyadhDateOf(now)
    const on = body.on ?? today
    if (on > today) throw new AppError('request.invalid', { errors: [{ path: 'on', problem: 'liesAhead' }] })
    const id = await insertNote(db, { candidateId, organizationId, authorId, text, on, now })
    const added = (await listNotes(db, candidateId)).find((row) => row.id === id)
    if (!added) throw new Error('The note was not added.')
    return toNote(added, context)
  })

/** Deletes a note. @throws AppError `candidate.notFound`, `candidate.noteNotFound`, `candidate.notAuthor` */
export const deleteCandidateNote = (
  context: Context,
  { params }: Pick<InputOf<typeof deleteEndpoint>, 'params'>,
): Promise<undefined> =>
  inCompany(context, candidateRights.decide, async (context) => {
    await getOwnCandidate(context, params)
    const remark = { kind: 'note', remarkId: params.noteId, candidateId: params.candidateId } as const
    if (!(await deleteOwnRemark(context, remark))) throw new AppError('candidate.noteNotFound')
    return undefined
  })
