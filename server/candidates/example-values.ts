import { jobAdCardExample } from '../job-ads/examples.ts'

/** The ad of the examples. */
export const { id: jobAdId, slugs, title, organization, location } = jobAdCardExample

export const file = {
  id: '3d2a7f10-8c55-4d0e-a1b2-6c7d8e9f0a1b',
  name: 'cv.pdf',
  size: 184_320,
  mediaType: 'application/pdf',
  scan: 'unscanned',
  uploadedAt: '2026-11-20T17:24:10.000Z',
} as const

export const downloadUrl = '/en/files/0f1e2d3c4b5a69788796a5b4c3d2e1f0?expires=1795200000000&signature=9d4c'

export const khalid = { id: '5b1f2e3d-4c5b-4a69-8877-66554433221f', name: 'Khalid Al-Otaibi' }

/** The candidate of the examples, as the list shows them. */
export const row = {
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
  isToldOfEnd: false,
  waitingDays: null,
  hasFile: true,
  commentCount: 1,
  matchScore: 82,
} as const
