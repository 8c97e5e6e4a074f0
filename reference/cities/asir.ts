// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('asir')

export const asirCities: Place[] = [
  city('abha', 'أبها', 'Abha', [18.2164, 42.5053], 335_000, ['ابها']),
  city('khamis-mushait', 'خميس مشيط', 'Khamis Mushait', [18.3, 42.7333], 535_000, ['Khamis Mushayt', 'Khamis', 'الخميس']),
  city('bishah', 'بيشة', 'Bishah', [20.0005, 42.6052], 100_000, ['بيشه', 'Bisha']),
  city('mahayil', 'محايل عسير', 'Mahayil', [18.545, 42.05], 80_000, ['محايل', 'Muhayil', 'Mahail Asir']),
  city('an-namas', 'النماص', 'An Namas', [19.1455, 42.1201], 30_000, ['Al Namas', 'An Nimas']),
  city('ahad-rufaydah', 'أحد رفيدة', 'Ahad Rufaydah', [18.205, 42.85], 60_000, ['احد رفيده', 'Ahad Rafidah']),
  city('sarat-abidah', 'سراة عبيدة', 'Sarat Abidah', [18.089, 43.132], 35_000, ['Sarat Ubaidah', 'سراه عبيده']),
  city('zahran-al-janub', 'ظهران الجنوب', 'Dhahran Al Janub', [17.663, 43.519], 30_000, ['Zahran Al Janoub']),
  city('tathlith', 'تثليث', 'Tathlith', [19.532, 43.52], 25_000),
  city('rijal-almaa', 'رجال ألمع', 'Rijal Almaa', [18.212, 42.276], 20_000, ['رجال المع', 'Rijal Alma']),
  city('sabt-al-alayah', 'سبت العلايا', 'Sabt Al Alayah', [19.577, 41.964], 20_000, ['بلقرن', 'Balqarn']),
  city('al-majardah', 'المجاردة', 'Al Majardah', [19.132, 41.924], 25_000, ['المجارده']),
  city('bariq', 'بارق', 'Bariq', [18.93, 41.93], 20_000, ['Bareq']),
  city('tanumah', 'تنومة', 'Tanumah', [18.93, 42.17], 12_000, ['تنومه', 'Tanomah']),
  city('al-birk', 'البرك', 'Al Birk', [18.215, 41.539], 10_000),
]
