import { expect, it } from 'vitest'
import { placesBeginning, titlesBeginning } from './completions.ts'

const shownFor = (typed: string, isLater = false) =>
  titlesBeginning(typed)
    .filter((title) => title.isLater === isLater)
    .map(({ names }) => names.ar)

it('offers an occupation by the name that begins as it was typed', () => {
  expect(shownFor('محا')).toContain('محاسب')
  expect(shownFor('محا')).not.toContain('كاشير')
  expect(shownFor('مندوب')).toContain('مندوب توصيل')
})

it('finds a title by a later word of it, apart from the others', () => {
  expect(shownFor('موارد', true).length).toBeGreaterThan(0)
  expect(shownFor('موارد')).toEqual([])
})

it('offers what begins nearly so where nothing begins so', () => {
  expect(titlesBeginning('acount').map(({ names }) => names.en)).toContain('Accountant')
  expect(titlesBeginning('qwert')).toEqual([])
})

it.each([
  ['حي الم', ['riyadh-al-malqa']],
  ['accountant in ', ['riyadh', 'jeddah']],
  ['محاسب في', ['riyadh', 'jeddah']],
  ['المدي', ['medina']],
  ['جد', ['jeddah']],
  ['المنطقة الشر', ['region-eastern']],
])('offers the places that %s may become', (typed, keys) => {
  const found = placesBeginning(typed).places.map(({ key }) => key)

  expect(found.slice(0, 4)).toEqual(expect.arrayContaining(keys))
})

it('offers no town for a word that announces one', () => {
  expect(placesBeginning('in').places).toEqual([])
})

it.each([
  ['سائق ال', 'سائق'],
  ['محاسب في الري', 'محاسب'],
  ['محاسب في', 'محاسب'],
  ['كاشير جده', 'كاشير'],
  ['driver jed', 'driver'],
  ['nurse in Al Ol', 'nurse'],
  ['nurse olaya', 'nurse'],
  ['ريا', ''],
  ['in riyadh', ''],
  ['software engineer المدينة', 'software engineer'],
  ['كاشير حي الملق', 'كاشير'],
  ['كاشير في حي الملق', 'كاشير'],
  ['أخصائي تغذية شمال الري', 'أخصائي تغذية'],
  ['nurse north of Riy', 'nurse'],
  ['accountant Central Reg', 'accountant'],
  ['C++ & Front-end developer riy', 'C++ & Front-end developer'],
])('leaves what stands before the place that %s becomes', (typed, before) => {
  const { places, before: left } = placesBeginning(typed)

  expect(places).not.toEqual([])
  expect(left).toBe(before)
})
