import { jobTitles } from '@qareeb/reference/job-titles'
import { skills } from '@qareeb/reference/skills'
import { titleWords } from '@qareeb/reference/title-words'
import { expect, test } from 'vitest'
import { fold } from '../../vocabulary/fold.ts'
import { stopWords } from '../../vocabulary/stop-words.ts'
import { choosePlace } from './choose-place.ts'
import { findPlaces } from './find-places.ts'
import { withoutFillers } from './without-fillers.ts'

const find = (typed: string, where: Parameters<typeof choosePlace>[1] = {}) => {
  const { named, rest } = findPlaces(withoutFillers(fold(typed).split(' ')))
  return [choosePlace(named, where)?.key, rest.join(' ')]
}

test.for([
  ['محاسب الرياض', 'riyadh', 'محاسب'],
  ['محاسب في المدينة المنورة', 'medina', 'محاسب'],
  ['وظائف مكة', 'mecca', ''],
  ['سائق بجدة', 'jeddah', 'سايق'],
  ['محامي للطائف', 'taif', 'محامي'],
  ['مهندس والدمام', 'dammam', 'مهندس'],
  ['دمام', 'dammam', ''],
  ['nurse in al khobar', 'khobar', 'nurse'],
  ['nurse alkhobar', 'khobar', 'nurse'],
  ['Makkah nurse', 'mecca', 'nurse'],
  ['Jedda', 'jeddah', ''],
  ['accountant Al-Olaya district', 'riyadh-al-olaya', 'accountant'],
  ['كاشير حي النرجس', 'riyadh-an-narjis', 'كاشير'],
  ['خبرة', undefined, ''],
] as const)('%s', ([typed, key, rest]) => {
  expect(find(typed)).toEqual([key, rest])
})

test.for([
  ['مسؤول السلامة', undefined, 'مسوول السلامه'],
  ['مسؤول السلامة في السلامة', 'jeddah-as-salamah', 'مسوول السلامه'],
  ['السلامة جدة', 'jeddah-as-salamah', ''],
  ['مستشفى العليا', undefined, 'مستشفي العليا'],
  ['مهندس العليا الرياض', 'riyadh-al-olaya', 'مهندس'],
  ['معلمة رياض أطفال', undefined, 'معلمه رياض اطفال'],
  ['معلمة رياض أطفال جدة', 'jeddah', 'معلمه رياض اطفال'],
] as const)('a name that is a word of work too needs a sign: %s', ([typed, key, rest]) => {
  expect(find(typed)).toEqual([key, rest])
})

test.for([
  ['وظائف الليث', 'al-lith', ''],
  ['NEOM engineer', 'neom', 'engineer'],
  ['سائق بالليث', 'al-lith', 'سايق'],
  ['سائق الليث', 'al-lith', 'سايق'],
  ['كاشير النرجس', 'riyadh-an-narjis', 'كاشير'],
  ['barista Al Olaya', 'riyadh-al-olaya', 'barista'],
  ['مهندس العليا', 'riyadh-al-olaya', 'مهندس'],
  ['سائق المدينة', 'medina', 'سايق'],
  ['وظائف المدينة', 'medina', ''],
  ['محاسب في المدينة', 'medina', 'محاسب'],
  ['مدير مدينة', undefined, 'مدير مدينه'],
  ['محاسب حسابات المدينين', undefined, 'محاسب حسابات المدينين'],
  ['مخبز النرجس', undefined, 'مخبز النرجس'],
  ['محاسب النرجس للمقاولات', undefined, 'محاسب النرجس للمقاولات'],
  ['nurse narjis', undefined, 'nurse narjis'],
  ['nurse in narjis', 'riyadh-an-narjis', 'nurse'],
] as const)('one word that names a small place needs a sign: %s', ([typed, key, rest]) => {
  expect(find(typed)).toEqual([key, rest])
})

test.for([
  ['المنطقة الشرقية', 'region-eastern', ''],
  ['وظائف الشرقيه', 'region-eastern', ''],
  ['سائق الشرقية', 'region-eastern', 'سايق'],
  ['jobs in Eastern Province', 'region-eastern', 'jobs'],
  ['nurse eastern region', 'region-eastern', 'nurse'],
  ['محاسب عسير', 'region-asir', 'محاسب'],
  ['القصيم', 'region-qassim', ''],
  ['منطقة مكة المكرمة', 'region-makkah', ''],
  ['مكة المكرمة', 'mecca', ''],
  ['كاشير الدمام المنطقة الشرقية', 'dammam', 'كاشير'],
  ['شركة الشرقية للتجارة', undefined, 'شركه الشرقيه للتجاره'],
] as const)('a region is a place, unless its name is the name of a city: %s', ([typed, key, rest]) => {
  expect(find(typed)).toEqual([key, rest])
})

test.for([
  ['وظائف شمال الرياض', 'riyadh', ''],
  ['كاشير بشرق الرياض', 'riyadh', 'كاشير'],
  ['كاشير الرياض شمال', 'riyadh', 'كاشير'],
  ['نجار غرب جدة', 'jeddah', 'نجار'],
  ['barista north of Riyadh', 'riyadh', 'barista'],
  ['barista downtown Jeddah', 'jeddah', 'barista'],
  ['شركة رواسي الشمال', undefined, 'شركه رواسي الشمال'],
  ['north star', undefined, 'north star'],
] as const)('a part of a city goes with its name: %s', ([typed, key, rest]) => {
  expect(find(typed)).toEqual([key, rest])
})

test.for([
  'محاسب على نظام ساب',
  'سائق علي',
  'مؤسسة علي للمقاولات',
  'جراح وجه وفكين',
  'عناية بالبشرة والوجه',
  'ورق حائط',
  'عارضة أزياء',
  'محرر خبر',
  'مستشفى الشفاء',
  'المطبخ السويدي',
  'عامل البساتين',
  'مستشفى الملك فهد',
  'Six Sigma Green Belt',
  'Rania',
  'هدى',
  'Bad',
])('%s names no place', (typed) => {
  expect(find(typed)[0]).toBeUndefined()
})

test('no title, skill or stop word is read as a place, with its endings', () => {
  const names = [...jobTitles, ...titleWords, ...skills].flatMap(({ ar, en }) => [...ar, ...en])
  const typed = [...names, ...stopWords].map(fold).flatMap(withEndings)

  expect(typed.filter((name) => findPlaces(name.split(' ')).named.length > 0)).toEqual([])
})

const withEndings = (name: string) =>
  /^[ا-ي]+$/.test(name) ? [name, `${name}ه`, `ال${name}`, `ال${name}ه`, `ب${name}`, `لل${name}`] : [name]

test('a name that several places bear is the one in the city named, chosen or near, else in the largest', () => {
  const rawdah = 'وظائف حي الروضة'
  const inJeddah = { lat: 21.55, lng: 39.17 }

  expect(find(rawdah)[0]).toBe('riyadh-ar-rawdah')
  expect(find(`${rawdah} جدة`)[0]).toBe('jeddah-ar-rawdah')
  expect(find(rawdah, { cityKey: 'mecca' })[0]).toBe('mecca-ar-rawdah')
  expect(find(rawdah, { viewer: inJeddah })[0]).toBe('jeddah-ar-rawdah')
})
