import { expect, it } from 'vitest'
import { previousStateOf } from './previous-state.ts'

const to = (state: 'new' | 'in-progress' | 'hired' | 'rejected') => ({ kind: 'moved', state }) as const
const applied = { kind: 'applied', state: null } as const
const step = { kind: 'step', state: null } as const

it('goes back to the state before the last move', () => {
  expect(previousStateOf([applied, to('in-progress'), to('rejected')])).toBe('in-progress')
  expect(previousStateOf([to('in-progress'), step, to('hired'), to('rejected')])).toBe('hired')
})

it('goes back to new before the first move', () => {
  expect(previousStateOf([applied, to('rejected')])).toBe('new')
})
