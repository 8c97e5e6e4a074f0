import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'

/** A new candidate in lists of tests. */
export const sara: CandidateRow = {
  id: 'sara',
  version: 1,
  name: 'Sara Alharbi',
  email: 'sara@qareeb.example',
  phone: '+966500000142',
  confirmed: true,
  appliedAt: '2026-11-20T08:00:00Z',
  state: 'new',
  step: null,
  interviewOn: null,
  promisedOn: null,
  withdrawnAt: null,
  openedAt: null,
  toldAt: null,
  location: { id: 'malqa', name: { ar: 'الملقا', en: 'Al Malqa' } },
  distanceKm: 4,
  assignee: null,
  isToldOfEnd: false,
  waitingDays: 2,
  hasFile: true,
  commentCount: 0,
  matchScore: null,
}
