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
import { example } from '../../platform/http/openapi/example.ts'
import { downloadUrl, file, jobAdId, location, organization, row, slugs, title } from '../example-values.ts'

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
  adEnd: null,
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
    message: 'Six years in retail finance, the last two leading the monthly close.',
    file: { ...file, downloadUrl },
  },
  confirmed: true,
  rejection: null,
  mayReplaceFile: false,
  mayWithdraw: true,
  erasedOn: '2027-12-20',
  evaluationTicket: 'WyI3YzljIiwiYTliOCJd.c2lnbmF0dXJl',
}

const withdrawn: Application = {
  ...application,
  evaluationTicket: null,
  stage: 'withdrawn',
  withdrawnAt: '2026-11-23T09:00:00.000Z',
  waitingDays: null,
  promisedOn: null,
  mayApplyAgain: true,
  mayWithdraw: false,
}

/** Answers about applications, as their sender sees them. */
export const ownExamples = [
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
