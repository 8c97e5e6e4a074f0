// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('madinah')

export const madinahCities: Place[] = [
  city('medina', 'المدينة المنورة', 'Medina', [24.5247, 39.5692], 1_480_000, ['Madinah', 'Al Madinah', 'Madina', 'Al Madinah Al Munawwarah', 'المدينه المنوره', 'المدينة', 'المدينه', 'طيبة الطيبة']),
  city('yanbu', 'ينبع', 'Yanbu', [24.0895, 38.0618], 330_000, ['Yanbo', 'Yanbu Al Bahr', 'ينبع البحر']),
  city('yanbu-industrial', 'ينبع الصناعية', 'Yanbu Industrial City', [23.99, 38.22], 90_000, ['Yanbu Al Sinaiyah', 'Madinat Yanbu']),
  city('al-ula', 'العلا', 'Al Ula', [26.6085, 37.9232], 40_000, ['AlUla', 'Al-Ola', 'Alula', 'العلى']),
  city('badr', 'بدر', 'Badr', [23.7829, 38.7905], 35_000, ['بدر حنين', 'Badr Hunayn']),
  city('khaybar', 'خيبر', 'Khaybar', [25.713, 39.28], 40_000, ['Khaibar']),
  city('mahd-adh-dhahab', 'مهد الذهب', 'Mahd adh Dhahab', [23.5, 40.884], 25_000, ['Mahd Al Thahab', 'المهد']),
  city('al-hanakiyah', 'الحناكية', 'Al Hanakiyah', [24.88, 40.51], 30_000, ['الحناكيه', 'Hanakia']),
  city('al-ays', 'العيص', 'Al Ays', [25.06, 38.11], 12_000, ['Al Ais', 'Al Eis']),
]
