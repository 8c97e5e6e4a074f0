import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ownFile } from '../files.ts'
import { byteStream } from '../values.ts'
import { candidate, candidateNote } from './candidate-details.ts'
import { candidateListFilter } from './candidate-list.ts'
import { decisionErrors, forTeam, ofAd, ofCandidate } from './for-team.ts'

/** Files that a list of candidates is exported as, with their media types. */
export const exportFormats = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type ExportFormat = keyof typeof exportFormats

const errors = [...decisionErrors, 'request.tooMany'] as const

export const exportCandidates = endpoint('GET', '/api/v1/job-ad/{id}/candidates/export', {
  summary: 'Candidates of a job ad that match a filter as a table; noted in the log and with each candidate',
  ...forTeam,
  ...ofAd,
  query: z.strictObject({
    /** `csv` when left out. */
    format: z.optional(z.enum(['csv', 'xlsx'])),
    ...candidateListFilter,
  }),
  response: byteStream,
  mediaType: [exportFormats.csv, exportFormats.xlsx],
  errors,
})

export const exportCandidate = endpoint('GET', '/api/v1/job-ad/{id}/candidates/{candidateId}/export', {
  summary: 'Export everything about one candidate; noted in the log and with the candidate',
  ...forTeam,
  ...ofCandidate,
  response: z.object({
    candidate,
    notes: z.array(candidateNote),
    /** With an address that holds for five minutes, unless it may not be opened. */
    file: z.nullable(ownFile),
  }),
  errors,
})
