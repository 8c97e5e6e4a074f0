// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('makkah')

export const makkahCities: Place[] = [
  city('jeddah', 'جدة', 'Jeddah', [21.4858, 39.1925], 3_750_000, ['Jedda', 'Jiddah', 'Jidda', 'Jedah', 'جده', 'مدينة جدة']),
  city('mecca', 'مكة المكرمة', 'Mecca', [21.3891, 39.8579], 2_400_000, ['Makkah', 'Mekkah', 'Makka', 'Mecca Al Mukarramah', 'Makkah Al Mukarramah', 'مكة', 'مكه', 'مكه المكرمه']),
  city('taif', 'الطائف', 'Taif', [21.2703, 40.4158], 565_000, ['At Taif', 'Al Taif', 'Ta if', 'Tayef', 'الطايف', 'طائف']),
  city('rabigh', 'رابغ', 'Rabigh', [22.7986, 39.0349], 90_000, ['Rabegh']),
  city('al-qunfudhah', 'القنفذة', 'Al Qunfudhah', [19.1264, 41.0789], 60_000, ['Qunfudah', 'Al Qunfudah', 'القنفده', 'القنفدة']),
  city('al-lith', 'الليث', 'Al Lith', [20.148, 40.272], 25_000, ['Al Leeth', 'Laith']),
  city('al-jumum', 'الجموم', 'Al Jumum', [21.6195, 39.6966], 40_000, ['Al Jamoom', 'Jamoum']),
  city('khulays', 'خليص', 'Khulays', [22.156, 39.32], 25_000, ['Khulais']),
  city('turabah', 'تربة', 'Turabah', [21.2141, 41.6331], 25_000, ['Turbah']),
  city('ranyah', 'رنية', 'Ranyah', [21.25, 42.848], 25_000, ['Rania', 'رنيه']),
  city('al-khurmah', 'الخرمة', 'Al Khurmah', [21.911, 42.031], 25_000, ['الخرمه']),
  city('al-muwayh', 'المويه', 'Al Muwayh', [22.4333, 41.7583], 12_000, ['Al Muwaih']),
  city('al-kamil', 'الكامل', 'Al Kamil', [22.245, 39.784], 10_000),
  city('thuwal', 'ثول', 'Thuwal', [22.283, 39.112], 25_000, ['KAUST', 'كاوست']),
  city('kaec', 'مدينة الملك عبدالله الاقتصادية', 'King Abdullah Economic City', [22.446, 39.125], 12_000, ['KAEC', 'المدينة الاقتصادية']),
  city('bahrah', 'بحرة', 'Bahrah', [21.401, 39.451], 50_000, ['بحره', 'Bahra']),
  city('dhahban', 'ذهبان', 'Dhahban', [21.928, 39.09], 15_000, ['Thahban']),
  city('asfan', 'عسفان', 'Asfan', [21.919, 39.353], 10_000, ['Usfan']),
  city('al-hada', 'الهدا', 'Al Hada', [21.359, 40.2803], 8_000, ['الهدى']),
  city('ash-shafa', 'الشفا', 'Ash Shafa', [21.0727, 40.3183], 8_000),
  city('adham', 'أضم', 'Adham', [20.463, 40.865], 10_000, ['Adam']),
  city('al-muzaylif', 'المظيلف', 'Al Muzaylif', [19.53, 41.06], 10_000, ['Al Mudhaylif']),
]
