import { expect, test } from 'vitest'
import { placeByKey } from './places.ts'
import { shownName } from './shown-name.ts'

test.each([
  ['riyadh-king-fahd', 'حي الملك فهد'],
  ['riyadh-al-olaya', 'حي العليا'],
  ['riyadh-king-khalid-international-airport', 'مطار الملك خالد الدولي'],
  ['dammam-king-fahd-suburb', 'ضاحية الملك فهد'],
  ['mecca-mina', 'منى'],
  ['jeddah', 'جدة'],
])('shows %s as %s', (key, shown) => {
  const place = placeByKey(key)
  expect(place && shownName(place).ar).toBe(shown)
})

test('leaves English names as they are', () => {
  const olaya = placeByKey('riyadh-al-olaya')
  expect(olaya && shownName(olaya).en).toBe('Al Olaya')
})
