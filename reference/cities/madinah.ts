// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('madinah')

export const madinahCities: Place[] = [
  city('medina', ['المدينة المنورة', 'Medina'], {
    at: [24.5247, 39.5692],
    population: 1_480_000,
    also: [
      'Madinah',
      'Al Madinah',
      'Madina',
      'Al Madinah Al Munawwarah',
      'المدينه المنوره',
      'المدينة',
      'المدينه',
      'طيبة الطيبة',
    ],
  }),
  city('yanbu', ['ينبع', 'Yanbu'], {
    at: [24.0895, 38.0618],
    population: 330_000,
    also: ['Yanbo', 'Yanbu Al Bahr', 'ينبع البحر'],
  }),
  city('yanbu-industrial', ['ينبع الصناعية', 'Yanbu Industrial City'], {
    at: [23.99, 38.22],
    population: 90_000,
    also: ['Yanbu Al Sinaiyah', 'Madinat Yanbu'],
  }),
  city('al-ula', ['العلا', 'Al Ula'], {
    at: [26.6085, 37.9232],
    population: 40_000,
    also: ['AlUla', 'Al-Ola', 'Alula'],
  }),
  city('badr', ['بدر', 'Badr'], {
    at: [23.7829, 38.7905],
    population: 35_000,
    also: ['بدر حنين', 'Badr Hunayn'],
  }),
  city('khaybar', ['خيبر', 'Khaybar'], { at: [25.713, 39.28], population: 40_000, also: ['Khaibar'] }),
  city('mahd-adh-dhahab', ['مهد الذهب', 'Mahd adh Dhahab'], {
    at: [23.5, 40.884],
    population: 25_000,
    also: ['Mahd Al Thahab', 'المهد'],
  }),
  city('al-hanakiyah', ['الحناكية', 'Al Hanakiyah'], {
    at: [24.88, 40.51],
    population: 30_000,
    also: ['الحناكيه', 'Hanakia'],
  }),
  city('al-ays', ['العيص', 'Al Ays'], { at: [25.06, 38.11], population: 12_000, also: ['Al Ais', 'Al Eis'] }),
]
