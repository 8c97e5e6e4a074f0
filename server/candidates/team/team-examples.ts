import { listApplicants } from '@qareeb/contract/candidates/applicants'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { exportCandidate } from '@qareeb/contract/candidates/candidate-export'
import {
  countCandidates,
  listCandidateChanges,
  listCandidateLocations,
  listCandidates,
} from '@qareeb/contract/candidates/candidate-list'
import {
  addCandidateComment,
  addCandidateNote,
  deleteCandidateComment,
  deleteCandidateNote,
  listCandidateNotes,
} from '@qareeb/contract/candidates/candidate-remarks'
import {
  assignCandidate,
  changeCandidate,
  getCandidate,
  openCandidateFile,
} from '@qareeb/contract/candidates/one-candidate'
import { example } from '../../platform/http/openapi/example.ts'
import { downloadUrl, file, jobAdId, khalid, location, row, title } from '../example-values.ts'

const comment = {
  id: 'd6c5b4a3-9281-4070-8f6e-5d4c3b2a1908',
  author: khalid,
  createdAt: '2026-11-22T08:10:00.000Z',
  text: 'Strong on the monthly close.',
  mayDelete: true,
}

const namingComment = { ...comment, mentions: [khalid] }

const note = { ...comment, id: 'e7d6c5b4-a392-4181-9f7f-6e5d4c3b2a19', on: '2026-11-22' }

const nothing = { by: null, state: null, step: null, on: null, text: null }

const candidate: Candidate = {
  ...row,
  message: 'Six years in retail finance, the last two leading the monthly close.',
  file,
  locale: 'en',
  rejection: null,
  timeline: [
    { ...nothing, kind: 'applied', at: row.appliedAt },
    { ...nothing, kind: 'opened', at: row.openedAt, by: khalid },
    { ...nothing, kind: 'moved', at: '2026-11-21T07:40:00.000Z', by: khalid, state: 'in-progress' },
  ],
  comments: [namingComment],
  noteCount: 1,
  previous: [],
  duplicates: [],
  erasedOn: '2027-12-20',
}

/** Answers about candidates, as their company sees them. */
export const teamExamples = [
  example(listCandidates, {
    items: [row],
    next: null,
  }),
  example(countCandidates, {
    total: 1,
    counts: {
      all: 46,
      new: 18,
      inProgress: 9,
      hired: 1,
      rejected: 17,
      withdrawn: 1,
      toReview: 12,
      waitingLong: 2,
      overdue: 1,
      mine: 3,
      untold: 0,
    },
  }),
  example(listApplicants, {
    items: [
      {
        id: row.id,
        name: row.name,
        email: row.email,
        phone: row.phone,
        confirmed: true,
        applicationCount: 1,
        applications: [
          {
            candidateId: row.id,
            jobAdId,
            title,
            appliedAt: row.appliedAt,
            state: row.state,
            promisedOn: row.promisedOn,
            isToldOfEnd: row.isToldOfEnd,
            withdrawnAt: null,
          },
        ],
      },
    ],
    next: null,
  }),
  example(getCandidate, candidate),
  example(changeCandidate, candidate),
  example(assignCandidate, candidate),
  example(listCandidateLocations, {
    items: [{ ...row.location, address: location.address, city: location.city, district: location.district }],
  }),
  example(listCandidateChanges, { until: '2026-11-22T09:00:00.000Z', items: [row], isMore: false }),
  example(openCandidateFile, { ...file, downloadUrl }),
  example(addCandidateComment, namingComment),
  example(deleteCandidateComment, undefined),
  example(listCandidateNotes, { items: [note] }),
  example(addCandidateNote, note),
  example(deleteCandidateNote, undefined),
  example(exportCandidate, { candidate, notes: [note], file: { ...file, downloadUrl } }),
]
