import { expect, it } from 'vitest'
import { cardsOf } from './cards-of.ts'

const card = (
  id: string,
  state: 'new' | 'in-progress' | 'hired' | 'rejected',
  withdrawnAt: string | null = null,
) => ({
  id,
  state,
  withdrawnAt,
})
const nobody = { new: [], 'in-progress': [], hired: [], rejected: [] }

it('puts a moved candidate at the top of the present column, once', () => {
  const moved = card('sara', 'in-progress')
  const columns = cardsOf({
    ...nobody,
    new: [moved, card('omar', 'new')],
    'in-progress': [card('lina', 'in-progress'), moved],
  })
  expect(columns['in-progress'].map(({ id }) => id)).toEqual(['sara', 'lina'])
  expect(columns.new.map(({ id }) => id)).toEqual(['omar'])
})

it('leaves out withdrawn candidates', () => {
  expect(cardsOf({ ...nobody, new: [card('sara', 'new', '2026-11-24T08:00:00.000Z')] }).new).toEqual([])
})
