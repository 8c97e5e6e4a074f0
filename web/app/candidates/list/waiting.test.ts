import { expect, it } from 'vitest'
import { waitingOf } from './waiting.ts'

const today = '2026-11-24'
const waiting = { waitingDays: 3, promisedOn: null, state: 'new', withdrawnAt: null } as const

it('counts the days without an answer', () => {
  expect(waitingOf(waiting, today)).toEqual({ kind: 'days', count: 3, tone: 'plain' })
  expect(waitingOf({ ...waiting, waitingDays: 7 }, today)?.tone).toBe('plain')
  expect(waitingOf({ ...waiting, waitingDays: 8 }, today)?.tone).toBe('late')
})

it('counts the days until a promised answer, and those after it', () => {
  const promised = { ...waiting, waitingDays: null, state: 'in-progress' } as const
  const on = (promisedOn: string) => waitingOf({ ...promised, promisedOn }, today)
  expect(on('2026-12-10')).toEqual({ kind: 'left', count: 16, tone: 'plain' })
  expect(on('2026-12-01')).toEqual({ kind: 'left', count: 7, tone: 'soon' })
  expect(on('2026-11-24')).toEqual({ kind: 'left', count: 0, tone: 'soon' })
  expect(on('2026-11-22')).toEqual({ kind: 'over', count: 2, tone: 'late' })
})

it('shows no waiting for a decided or withdrawn application', () => {
  const decided = { ...waiting, waitingDays: null, promisedOn: '2026-12-10' } as const
  expect(waitingOf({ ...decided, state: 'hired' }, today)).toBeNull()
  expect(waitingOf({ ...decided, state: 'in-progress', withdrawnAt: today }, today)).toBeNull()
})
