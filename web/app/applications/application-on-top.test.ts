import { expect, it } from 'vitest'
import { applicationOnTop } from './application-on-top.ts'

const sent = {
  appliedAt: '2026-11-01T10:00:00.000Z',
  openedAt: null,
  inProgressAt: null,
  promisedOn: null,
  waitingDays: 20,
}

it('is the one with a promised day', () => {
  const opened = { ...sent, id: 'opened', openedAt: '2026-11-20T10:00:00.000Z' }
  const promised = { ...sent, id: 'promised', promisedOn: '2026-12-18' }
  expect(applicationOnTop([promised, opened])).toBe('promised')
  expect(applicationOnTop([opened, promised])).toBe('promised')
})

it('is the one that has changed last where no day is promised', () => {
  const longest = { ...sent, id: 'longest' }
  const opened = { ...sent, id: 'opened', openedAt: '2026-11-20T10:00:00.000Z' }
  const later = { ...sent, id: 'later', appliedAt: '2026-11-10T10:00:00.000Z' }
  expect(applicationOnTop([longest, opened, later])).toBe('opened')
})

it('is none that has ended', () => {
  expect(
    applicationOnTop([{ ...sent, id: 'decided', waitingDays: null, promisedOn: '2026-12-18' }]),
  ).toBeUndefined()
  expect(applicationOnTop([])).toBeUndefined()
})
