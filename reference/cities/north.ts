// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const inTabuk = citiesOf('tabuk')
const inHail = citiesOf('hail')
const inNorthernBorders = citiesOf('northern-borders')
const inJawf = citiesOf('al-jawf')

export const northernCities: Place[] = [
  inTabuk('tabuk', 'تبوك', 'Tabuk', [28.3998, 36.5715], 595_000, ['Tabouk', 'Tabook']),
  inTabuk('duba', 'ضباء', 'Duba', [27.3513, 35.6901], 30_000, ['ضبا', 'Dhuba', 'Dubba']),
  inTabuk('al-wajh', 'الوجه', 'Al Wajh', [26.2455, 36.4525], 35_000, ['Al Wejh']),
  inTabuk('umluj', 'أملج', 'Umluj', [25.0213, 37.2685], 40_000, ['املج', 'Umlujj']),
  inTabuk('tayma', 'تيماء', 'Tayma', [27.622, 38.539], 35_000, ['تيما', 'Taima']),
  inTabuk('haql', 'حقل', 'Haql', [29.286, 34.947], 28_000, ['Hagl']),
  inTabuk('al-bad', 'البدع', 'Al Bad', [28.48, 35.0], 10_000, ['Al Bada']),
  inTabuk('neom', 'نيوم', 'NEOM', [28.03, 35.26], 15_000, ['شرما', 'Sharma', 'Neom']),
  inHail('hail', 'حائل', 'Hail', [27.5219, 41.6907], 450_000, ['حايل', 'Ha il', 'Hayil']),
  inHail('baqaa', 'بقعاء', 'Baqaa', [27.906, 42.389], 20_000, ['بقعا', 'Baqa']),
  inHail('al-ghazalah', 'الغزالة', 'Al Ghazalah', [26.79, 41.3], 12_000, ['الغزاله']),
  inHail('ash-shinan', 'الشنان', 'Ash Shinan', [27.177, 42.438], 10_000),
  inHail('al-hait', 'الحائط', 'Al Hait', [25.99, 40.47], 12_000, ['الحايط']),
  inHail('ash-shamli', 'الشملي', 'Ash Shamli', [26.858, 40.329], 12_000),
  inHail('mawqaq', 'موقق', 'Mawqaq', [27.38, 41.18], 8_000, ['Mawgag']),
  inHail('jubbah', 'جبة', 'Jubbah', [28.027, 40.936], 10_000, ['جبه']),
  inNorthernBorders('arar', 'عرعر', 'Arar', [30.9753, 41.0381], 205_000),
  inNorthernBorders('rafha', 'رفحاء', 'Rafha', [29.626, 43.494], 80_000, ['رفحا', 'Rafhah']),
  inNorthernBorders('turaif', 'طريف', 'Turaif', [31.6725, 38.6637], 65_000, ['Turayf']),
  inNorthernBorders('al-uwayqilah', 'العويقيلة', 'Al Uwayqilah', [30.33, 42.25], 12_000, ['العويقيله']),
  inJawf('sakaka', 'سكاكا', 'Sakaka', [29.9697, 40.2064], 190_000, ['Sakakah', 'الجوف', 'Al Jawf', 'Jouf', 'Al Jouf']),
  inJawf('al-qurayyat', 'القريات', 'Al Qurayyat', [31.3318, 37.3428], 150_000, ['Gurayat', 'Qurayat', 'Al Gurayyat']),
  inJawf('dumat-al-jandal', 'دومة الجندل', 'Dumat Al Jandal', [29.811, 39.868], 45_000, ['دومه الجندل', 'Domat Al Jandal']),
  inJawf('tabarjal', 'طبرجل', 'Tabarjal', [30.4999, 38.216], 45_000, ['Tubarjal']),
  inJawf('suwayr', 'صوير', 'Suwayr', [30.1171, 40.3893], 10_000, ['Suwair']),
]
