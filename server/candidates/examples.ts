import { applyForJob, openCandidateUpload, undoApplication } from '@qareeb/contract/candidates'
import {
  type Application,
  confirmLinkedApplication,
  getApplication,
  listApplications,
  listAppliedJobAds,
  readLinkedApplication,
  registerByApplication,
  replaceApplicationFile,
  replaceLinkedFile,
  withdrawApplication,
  withdrawLinkedApplication,
} from '@qareeb/contract/candidates/applications'
import {
  addMessageTemplate,
  answerCandidates,
  type CandidateBulk,
  changeMessageTemplate,
  deleteMessageTemplate,
  listCandidateBulks,
  listMessageTemplates,
  previewCandidateBulk,
  takeBackCandidateBulk,
} from '@qareeb/contract/candidates/bulk'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { exportCandidate } from '@qareeb/contract/candidates/candidate-export'
import { listCandidateChanges, listCandidates } from '@qareeb/contract/candidates/candidate-list'
import {
  addCandidateComment,
  addCandidateNote,
  deleteCandidateComment,
  deleteCandidateNote,
  listCandidateNotes,
} from '@qareeb/contract/candidates/candidate-remarks'
import { listApplicants } from '@qareeb/contract/candidates/company-people'
import {
  assignCandidate,
  changeCandidate,
  getCandidate,
  openCandidateFile,
} from '@qareeb/contract/candidates/one-candidate'
import { jobAdCardExample } from '../job-ads/examples.ts'
import { example } from '../platform/http/openapi/example.ts'
import { numbersExamples } from './numbers-examples.ts'

const { id: jobAdId, slugs, title, organization, location } = jobAdCardExample

const file = {
  id: '3d2a7f10-8c55-4d0e-a1b2-6c7d8e9f0a1b',
  name: 'cv.pdf',
  size: 184_320,
  mediaType: 'application/pdf',
  scan: 'unscanned',
  uploadedAt: '2026-11-20T17:24:10.000Z',
} as const

const downloadUrl = '/en/files/0f1e2d3c4b5a69788796a5b4c3d2e1f0?expires=1795200000000&signature=9d4c'

const khalid = { id: '5b1f2e3d-4c5b-4a69-8877-66554433221f', name: 'Khalid Al-Otaibi' }

const comment = {
  id: 'd6c5b4a3-9281-4070-8f6e-5d4c3b2a1908',
  author: khalid,
  createdAt: '2026-11-22T08:10:00.000Z',
  text: 'Strong on the monthly close.',
  mayDelete: true,
}

const namingComment = { ...comment, mentions: [khalid] }

const note = { ...comment, id: 'e7d6c5b4-a392-4181-9f7f-6e5d4c3b2a19', on: '2026-11-22' }

const row = {
  id: 'a9b8c7d6-e5f4-4a3b-8c2d-1e0f9a8b7c6d',
  version: 3,
  name: 'Yousef Nasser',
  email: 'yousef@example.com',
  phone: '+966560000104',
  confirmed: true,
  appliedAt: '2026-11-20T17:24:31.000Z',
  state: 'in-progress',
  step: 'interview',
  interviewOn: '2026-11-24',
  promisedOn: '2026-12-24',
  withdrawnAt: null,
  openedAt: '2026-11-21T06:15:00.000Z',
  toldAt: null,
  location: { id: location.id, name: location.name },
  distanceKm: 4,
  assignee: khalid,
  waitingDays: null,
  hasFile: true,
  commentCount: 1,
} as const

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

const { lat: _lat, lng: _lng, distanceKm: _distanceKm, ...place } = location

const sent = {
  id: row.id,
  jobAd: { id: jobAdId, slugs, title, organization, state: 'active' },
  location: place,
  distanceKm: 4,
  stage: 'in-progress',
  appliedAt: row.appliedAt,
  openedAt: row.openedAt,
  inProgressAt: '2026-11-21T07:40:00.000Z',
  decidedAt: null,
  withdrawnAt: null,
  promisedOn: '2026-12-24',
  isOverdue: false,
  waitingDays: 3,
  usualAnswerDays: 18,
  mayApplyAgain: false,
} as const

const application: Application = {
  ...sent,
  timeline: [
    { kind: 'applied', at: row.appliedAt, on: null, text: null },
    { kind: 'opened', at: row.openedAt, on: null, text: null },
    { kind: 'in-progress', at: sent.inProgressAt, on: null, text: null },
    { kind: 'promised', at: '2026-11-22T08:00:00.000Z', on: '2026-12-24', text: null },
  ],
  sent: {
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: candidate.message,
    file: { ...file, downloadUrl },
  },
  confirmed: true,
  rejection: null,
  mayReplaceFile: false,
  mayWithdraw: true,
  erasedOn: '2027-12-20',
}

const withdrawn: Application = {
  ...application,
  stage: 'withdrawn',
  withdrawnAt: '2026-11-23T09:00:00.000Z',
  waitingDays: null,
  promisedOn: null,
  mayApplyAgain: true,
  mayWithdraw: false,
}

const bulk: CandidateBulk = {
  id: 'c1d2e3f4-a5b6-4c7d-8e9f-0a1b2c3d4e5f',
  action: 'move',
  state: 'rejected',
  phase: 'running',
  total: 23,
  waiting: 23,
  done: 0,
  skipped: 0,
  mailed: 0,
  takenBack: 0,
  createdAt: '2026-11-22T07:52:00.000Z',
  leavesAt: '2026-11-22T08:52:00.000Z',
  by: khalid,
}

const values = {
  name: 'Yousef',
  jobAd: 'Senior accountant',
  branch: 'Al Olaya',
  company: 'Oasis Group',
  keptUntil: '20 / 12 / 2027',
}

const template = {
  id: 'b2c3d4e5-f6a7-4b8c-9d0e-1f2a3b4c5d6e',
  name: 'Another time',
  use: 'message',
  texts: { ar: null, en: 'Thank you for applying for {jobAd}. We write again in spring.' },
} as const

/** Answers about candidates and applications. */
export const candidateExamples = [
  example(openCandidateUpload, {
    fileId: file.id,
    secret: 'q7m2Yx0dK8uWb1Zc5vRt9NfLh4Gs6Pjo',
    uploadUrl: '/files/incoming/0f1e2d3c4b5a69788796a5b4c3d2e1f0?signature=9d4c',
    headers: { 'content-type': 'application/pdf' },
    resumable: true,
    expiresAt: '2026-11-20T17:34:00.000Z',
    maxBytes: file.size,
  }),
  example(applyForJob, { status: 'sent' }),
  example(undoApplication, { undone: true }),
  example(listCandidates, {
    items: [row],
    next: null,
    total: 1,
    counts: {
      all: 46,
      new: 18,
      inProgress: 9,
      hired: 1,
      rejected: 17,
      withdrawn: 1,
      waitingLong: 2,
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
            withdrawnAt: null,
          },
        ],
      },
    ],
    next: null,
  }),
  ...numbersExamples,
  example(getCandidate, candidate),
  example(exportCandidate, { candidate, notes: [note], file: { ...file, downloadUrl } }),
  example(openCandidateFile, { ...file, downloadUrl }),
  example(changeCandidate, candidate),
  example(assignCandidate, candidate),
  example(listCandidateChanges, { until: '2026-11-22T09:00:00.000Z', items: [row], isMore: false }),
  example(previewCandidateBulk, {
    total: 23,
    reached: 22,
    withdrawn: 1,
    unchanged: 0,
    languages: { ar: 18, en: 4 },
    interviewed: [row.id],
    items: [{ id: row.id, name: row.name, email: row.email, locale: 'en', values }],
  }),
  example(answerCandidates, bulk),
  example(listCandidateBulks, { items: [{ ...bulk, phase: 'open', waiting: 0, done: 22, skipped: 1 }] }),
  example(takeBackCandidateBulk, { ...bulk, phase: 'takingBack' }),
  example(listMessageTemplates, {
    items: [template],
    prepared: [{ use: 'message', reason: null, texts: template.texts }],
    closing: [
      {
        outcome: 'cancelled',
        texts: {
          ar: 'توقّف البحث عن موظف لهذه الوظيفة.',
          en: 'The search for somebody for this job has stopped.',
        },
      },
    ],
  }),
  example(addMessageTemplate, template),
  example(changeMessageTemplate, template),
  example(deleteMessageTemplate, undefined),
  example(addCandidateComment, namingComment),
  example(deleteCandidateComment, undefined),
  example(listCandidateNotes, { items: [note] }),
  example(addCandidateNote, note),
  example(deleteCandidateNote, undefined),
  example(listApplications, {
    items: [sent],
    next: null,
    counts: { all: 6, waiting: 4, decided: 1, withdrawn: 1 },
  }),
  example(listAppliedJobAds, { items: [{ jobAdId, applicationId: row.id, appliedAt: row.appliedAt }] }),
  example(getApplication, application),
  example(withdrawApplication, withdrawn),
  example(replaceApplicationFile, application),
  example(readLinkedApplication, { application, hasAccount: false }),
  example(confirmLinkedApplication, application),
  example(withdrawLinkedApplication, withdrawn),
  example(replaceLinkedFile, application),
  example(registerByApplication, {
    session: {
      token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI1YjFmIn0.c2lnbmF0dXJl',
      expiresAt: '2026-11-24T10:15:00.000Z',
      user: {
        id: '0a515a00-0000-4000-8000-0000000000c1',
        userType: 'job-seeker',
        firstName: 'Sara',
        lastName: 'Al-Harbi',
        email: 'sara@qareeb.example',
        emailVerified: true,
        avatarUrl: null,
      },
    },
  }),
]
