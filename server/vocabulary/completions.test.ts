import { jobTitles } from '@qareeb/reference/job-titles'
import { expect, it } from 'vitest'
import { placesBeginning, titlesBeginning, titlesBeginningNearly } from './completions.ts'

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

it.each(['acount', 'accuontant', 'accountnat', 'acccount', 'accoumt', 'accountantt'])(
  'offers what begins like %s but for a slip',
  (typed) => {
    expect(titlesBeginning(typed)).toEqual([])
    expect(titlesBeginningNearly(typed).map(({ names }) => names.en)).toContain('Accountant')
  },
)

it.each(['qwert', 'bccount', 'acoumt', 'محاسب الدمام', 'acc'])('%s is not corrected as a slip', (typed) => {
  expect(titlesBeginningNearly(typed)).toEqual([])
})

it('offers occupations in the order of the glossary, each once', () => {
  const glossary = jobTitles.map(({ ar }) => ar[0] ?? '')
  const usual = shownFor('محا').filter((name) => glossary.includes(name))

  expect(usual).toEqual(glossary.filter((name) => usual.includes(name)))
  expect(usual.slice(0, 2)).toEqual(['محاضر', 'محاسب'])
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

it.each([
  ['العليا الرياض', ['riyadh-al-olaya']],
  ['العليا، الري', ['riyadh-al-olaya']],
  ['حي العليا في الرياض', ['riyadh-al-olaya']],
  ['olaya riyadh', ['riyadh-al-olaya']],
  ['nurse al olaya, riy', ['riyadh-al-olaya']],
])('offers for %s the district in that city alone', (typed, keys) => {
  expect(placesBeginning(typed).places.map(({ key }) => key)).toEqual(keys)
})

it('offers the city for a text that names no district of it', () => {
  expect(placesBeginning('محاسب الرياض').places[0]?.key).toBe('riyadh')
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
  ['nurse olaya riyadh', 'nurse'],
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
