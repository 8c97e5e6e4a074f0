import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, plainDate, text } from '../values.ts'
import { candidateComment, candidateNote } from './candidate-details.ts'
import { decisionErrors, forTeam, ofCandidate } from './for-team.ts'

export const remarkBounds = {
  /** Characters of a comment or a note. */
  text: { min: 1, max: 2_000 },
  /** Colleagues whom one comment may name. */
  mentions: 10,
} as const

/** A comment or a note. Blanks alone are no text. */
export const remarkText = text(remarkBounds.text).check(
  z.refine((value) => value.trim() !== '', { params: { problem: 'required' } }),
)

export const addCandidateComment = endpoint('POST', '/api/v1/job-ad/{id}/candidates/{candidateId}/comments', {
  summary: 'Comment on a candidate; only the team reads it',
  ...forTeam,
  ...ofCandidate,
  body: z.strictObject({
    text: remarkText,
    /** Colleagues whom the text names; each gets a mail. */
    mentions: z.optional(
      z.array(id).check(
        z.maxLength(remarkBounds.mentions),
        z.refine((ids) => new Set(ids).size === ids.length, { params: { problem: 'repeated' } }),
      ),
    ),
  }),
  status: 201,
  response: candidateComment,
  idempotent: true,
  errors: [...decisionErrors, 'candidate.tooManyRemarks', 'candidate.notColleague'],
})

export const deleteCandidateComment = endpoint(
  'DELETE',
  '/api/v1/job-ad/{id}/candidates/{candidateId}/comments/{commentId}',
  {
    summary: 'Delete a comment; its author and administrators may',
    ...forTeam,
    params: z.object({ id, candidateId: id, commentId: id }),
    notFound: 'candidate.commentNotFound',
    status: 204,
    response: z.undefined(),
    errors: [...decisionErrors, 'candidate.notAuthor'],
  },
)

export const listCandidateNotes = endpoint('GET', '/api/v1/job-ad/{id}/candidates/{candidateId}/notes', {
  summary: 'Dated records of a team about a candidate, the latest first',
  ...forTeam,
  ...ofCandidate,
  response: z.object({ items: z.array(candidateNote) }),
})

export const addCandidateNote = endpoint('POST', '/api/v1/job-ad/{id}/candidates/{candidateId}/notes', {
  summary: 'Add a dated record about a candidate; only the team reads it',
  ...forTeam,
  ...ofCandidate,
  /** `on` is today in Riyadh when left out. */
  body: z.strictObject({ text: remarkText, on: z.optional(plainDate) }),
  status: 201,
  response: candidateNote,
  idempotent: true,
  errors: [...decisionErrors, 'candidate.tooManyRemarks'],
})

export const deleteCandidateNote = endpoint(
  'DELETE',
  '/api/v1/job-ad/{id}/candidates/{candidateId}/notes/{noteId}',
  {
    summary: 'Delete a record; its author and administrators may',
    ...forTeam,
    params: z.object({ id, candidateId: id, noteId: id }),
    notFound: 'candidate.noteNotFound',
    status: 204,
    response: z.undefined(),
    errors: [...decisionErrors, 'candidate.notAuthor'],
  },
)
