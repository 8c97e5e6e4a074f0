import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('data of a page come out of their text as they went in', () => {
  const page = {
    title: `محاسب «أول», "driver's" </script>`,
    salary: null,
    places: [{ lat: 24.7, isCity: true }],
  }
  expect(unpack(pack(page))).toEqual(page)
})
