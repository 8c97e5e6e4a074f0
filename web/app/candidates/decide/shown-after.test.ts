import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { expect, test } from 'vitest'
import { shownAfter } from './shown-after.ts'

// The test reads no more of a candidate than these fields.
const yousef = {
  state: 'in-progress',
  step: 'shortlisted',
  interviewOn: null,
  promisedOn: null,
  assignee: null,
} as unknown as Candidate

test('an interview promises an answer 30 days after it, and an offer keeps the promise', () => {
  const interviewed = shownAfter(yousef, { step: 'interview', interviewOn: '2026-10-27' })
  expect(interviewed).toMatchObject({
    step: 'interview',
    interviewOn: '2026-10-27',
    promisedOn: '2026-11-26',
  })
  expect(shownAfter(interviewed, { step: 'offer' })).toMatchObject({
    step: 'offer',
    interviewOn: '2026-10-27',
    promisedOn: '2026-11-26',
  })
})

test('a step that is taken away takes the promise with it', () => {
  const interviewed = shownAfter(yousef, { step: 'interview', interviewOn: '2026-10-27' })
  expect(shownAfter(interviewed, { step: null })).toEqual({ ...yousef, step: null })
})

test('a new state or assignee changes nothing else', () => {
  expect(shownAfter(yousef, { state: 'hired' })).toEqual({ ...yousef, state: 'hired' })
  const abeer = { id: '1', name: 'Abeer' }
  expect(shownAfter(yousef, { assignee: abeer })).toEqual({ ...yousef, assignee: abeer })
})
