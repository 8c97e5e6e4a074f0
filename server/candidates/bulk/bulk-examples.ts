import {
  answerCandidates,
  type CandidateBulk,
  listCandidateBulks,
  previewCandidateBulk,
  takeBackCandidateBulk,
} from '@qareeb/contract/candidates/bulk'
import { example } from '../../platform/http/openapi/example.ts'
import { khalid, row } from '../example-values.ts'

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

/** Answers about moves and messages to many. */
export const bulkExamples = [
  example(previewCandidateBulk, {
    total: 23,
    reached: 22,
    mailed: 22,
    withdrawn: 1,
    unchanged: 0,
    languages: { ar: 18, en: 4 },
    interviewed: [row.id],
    items: [
      { id: row.id, name: row.name, email: row.email, locale: 'en', greeting: 'Hello Yousef,', values },
    ],
  }),
  example(answerCandidates, bulk),
  example(listCandidateBulks, { items: [{ ...bulk, phase: 'open', waiting: 0, done: 22, skipped: 1 }] }),
  example(takeBackCandidateBulk, { ...bulk, phase: 'takingBack' }),
]
