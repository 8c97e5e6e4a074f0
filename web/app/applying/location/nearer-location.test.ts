import { expect, it } from 'vitest'
import { farKm, nearerLocation } from './nearer-location.ts'

const at = (id: string, distanceKm: number | null) => ({ id, distanceKm })

it('warns beyond 50 kilometres alone', () => {
  expect(farKm(at('olaya', 50))).toBeNull()
  expect(farKm(at('olaya', 50.1))).toBe(50.1)
  expect(farKm(at('olaya', null))).toBeNull()
})

it('offers the nearest other location', () => {
  const [jeddah, mecca, riyadh] = [at('jeddah', 850), at('mecca', 790), at('riyadh', 4)]
  expect(nearerLocation([jeddah, mecca, riyadh], jeddah)).toBe(riyadh)
  expect(nearerLocation([jeddah, mecca, riyadh], riyadh)).toBeNull()
  expect(nearerLocation([at('a', null), at('b', null)], at('a', null))).toBeNull()
})
