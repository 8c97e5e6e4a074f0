// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const inTabuk = citiesOf('tabuk')
const inHail = citiesOf('hail')
const inNorthernBorders = citiesOf('northern-borders')
const inJawf = citiesOf('al-jawf')

export const northernCities: Place[] = [
  inTabuk('tabuk', ['تبوك', 'Tabuk'], {
    at: [28.3998, 36.5715],
    population: 595_000,
    also: ['Tabouk', 'Tabook'],
  }),
  inTabuk('duba', ['ضباء', 'Duba'], {
    at: [27.3513, 35.6901],
    population: 30_000,
    also: ['ضبا', 'Dhuba', 'Dubba'],
  }),
  inTabuk('al-wajh', ['الوجه', 'Al Wajh'], { at: [26.2455, 36.4525], population: 35_000, also: ['Al Wejh'] }),
  inTabuk('umluj', ['أملج', 'Umluj'], {
    at: [25.0213, 37.2685],
    population: 40_000,
    also: ['املج', 'Umlujj'],
  }),
  inTabuk('tayma', ['تيماء', 'Tayma'], { at: [27.622, 38.539], population: 35_000, also: ['تيما', 'Taima'] }),
  inTabuk('haql', ['حقل', 'Haql'], { at: [29.286, 34.947], population: 28_000, also: ['Hagl'] }),
  inTabuk('al-bad', ['البدع', 'Al Bad'], { at: [28.48, 35.0], population: 10_000, also: ['Al Bada'] }),
  inTabuk('neom', ['نيوم', 'NEOM'], {
    at: [28.03, 35.26],
    population: 15_000,
    also: ['شرما', 'Sharma', 'Neom'],
  }),
  inHail('hail', ['حائل', 'Hail'], {
    at: [27.5219, 41.6907],
    population: 450_000,
    also: ['حايل', 'Ha il', 'Hayil'],
  }),
  inHail('baqaa', ['بقعاء', 'Baqaa'], { at: [27.906, 42.389], population: 20_000, also: ['بقعا', 'Baqa'] }),
  inHail('al-ghazalah', ['الغزالة', 'Al Ghazalah'], {
    at: [26.79, 41.3],
    population: 12_000,
    also: ['الغزاله'],
  }),
  inHail('ash-shinan', ['الشنان', 'Ash Shinan'], { at: [27.177, 42.438], population: 10_000 }),
  inHail('al-hait', ['الحائط', 'Al Hait'], { at: [25.99, 40.47], population: 12_000, also: ['الحايط'] }),
  inHail('ash-shamli', ['الشملي', 'Ash Shamli'], { at: [26.858, 40.329], population: 12_000 }),
  inHail('mawqaq', ['موقق', 'Mawqaq'], { at: [27.38, 41.18], population: 8_000, also: ['Mawgag'] }),
  inHail('jubbah', ['جبة', 'Jubbah'], { at: [28.027, 40.936], population: 10_000, also: ['جبه'] }),
  inNorthernBorders('arar', ['عرعر', 'Arar'], { at: [30.9753, 41.0381], population: 205_000 }),
  inNorthernBorders('rafha', ['رفحاء', 'Rafha'], {
    at: [29.626, 43.494],
    population: 80_000,
    also: ['رفحا', 'Rafhah'],
  }),
  inNorthernBorders('turaif', ['طريف', 'Turaif'], {
    at: [31.6725, 38.6637],
    population: 65_000,
    also: ['Turayf'],
  }),
  inNorthernBorders('al-uwayqilah', ['العويقيلة', 'Al Uwayqilah'], {
    at: [30.33, 42.25],
    population: 12_000,
    also: ['العويقيله'],
  }),
  inJawf('sakaka', ['سكاكا', 'Sakaka'], {
    at: [29.9697, 40.2064],
    population: 190_000,
    also: ['Sakakah'],
  }),
  inJawf('al-qurayyat', ['القريات', 'Al Qurayyat'], {
    at: [31.3318, 37.3428],
    population: 150_000,
    also: ['Gurayat', 'Qurayat', 'Al Gurayyat'],
  }),
  inJawf('dumat-al-jandal', ['دومة الجندل', 'Dumat Al Jandal'], {
    at: [29.811, 39.868],
    population: 45_000,
    also: ['دومه الجندل', 'Domat Al Jandal'],
  }),
  inJawf('tabarjal', ['طبرجل', 'Tabarjal'], {
    at: [30.4999, 38.216],
    population: 45_000,
    also: ['Tubarjal'],
  }),
  inJawf('suwayr', ['صوير', 'Suwayr'], { at: [30.1171, 40.3893], population: 10_000, also: ['Suwair'] }),
]
