// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('makkah')

export const makkahCities: Place[] = [
  city('jeddah', ['جدة', 'Jeddah'], {
    at: [21.4858, 39.1925],
    population: 3_750_000,
    also: ['Jedda', 'Jiddah', 'Jidda', 'Jedah', 'جده', 'مدينة جدة'],
  }),
  city('mecca', ['مكة المكرمة', 'Mecca'], {
    at: [21.3891, 39.8579],
    population: 2_400_000,
    also: [
      'Makkah',
      'Mekkah',
      'Makka',
      'Mecca Al Mukarramah',
      'Makkah Al Mukarramah',
      'مكة',
      'مكه',
      'مكه المكرمه',
    ],
  }),
  city('taif', ['الطائف', 'Taif'], {
    at: [21.2703, 40.4158],
    population: 565_000,
    also: ['At Taif', 'Al Taif', 'Ta if', 'Tayef', 'الطايف', 'طائف'],
  }),
  city('rabigh', ['رابغ', 'Rabigh'], { at: [22.7986, 39.0349], population: 90_000, also: ['Rabegh'] }),
  city('al-qunfudhah', ['القنفذة', 'Al Qunfudhah'], {
    at: [19.1264, 41.0789],
    population: 60_000,
    also: ['Qunfudah', 'Al Qunfudah', 'القنفده', 'القنفدة'],
  }),
  city('al-lith', ['الليث', 'Al Lith'], {
    at: [20.148, 40.272],
    population: 25_000,
    also: ['Al Leeth', 'Laith'],
  }),
  city('al-jumum', ['الجموم', 'Al Jumum'], {
    at: [21.6195, 39.6966],
    population: 40_000,
    also: ['Al Jamoom', 'Jamoum'],
  }),
  city('khulays', ['خليص', 'Khulays'], { at: [22.156, 39.32], population: 25_000, also: ['Khulais'] }),
  city('turabah', ['تربة', 'Turabah'], { at: [21.2141, 41.6331], population: 25_000, also: ['Turbah'] }),
  city('ranyah', ['رنية', 'Ranyah'], { at: [21.25, 42.848], population: 25_000, also: ['Rania', 'رنيه'] }),
  city('al-khurmah', ['الخرمة', 'Al Khurmah'], {
    at: [21.911, 42.031],
    population: 25_000,
    also: ['الخرمه'],
  }),
  city('al-muwayh', ['المويه', 'Al Muwayh'], {
    at: [22.4333, 41.7583],
    population: 12_000,
    also: ['Al Muwaih'],
  }),
  city('al-kamil', ['الكامل', 'Al Kamil'], { at: [22.245, 39.784], population: 10_000 }),
  city('thuwal', ['ثول', 'Thuwal'], { at: [22.283, 39.112], population: 25_000, also: ['KAUST', 'كاوست'] }),
  city('kaec', ['مدينة الملك عبدالله الاقتصادية', 'King Abdullah Economic City'], {
    at: [22.446, 39.125],
    population: 12_000,
    also: ['KAEC', 'المدينة الاقتصادية'],
  }),
  city('bahrah', ['بحرة', 'Bahrah'], { at: [21.401, 39.451], population: 50_000, also: ['بحره', 'Bahra'] }),
  city('dhahban', ['ذهبان', 'Dhahban'], { at: [21.928, 39.09], population: 15_000, also: ['Thahban'] }),
  city('asfan', ['عسفان', 'Asfan'], { at: [21.919, 39.353], population: 10_000, also: ['Usfan'] }),
  city('al-hada', ['الهدا', 'Al Hada'], { at: [21.359, 40.2803], population: 8_000, also: ['الهدى'] }),
  city('ash-shafa', ['الشفا', 'Ash Shafa'], { at: [21.0727, 40.3183], population: 8_000 }),
  city('adham', ['أضم', 'Adham'], { at: [20.463, 40.865], population: 10_000, also: ['Adam'] }),
  city('al-muzaylif', ['المظيلف', 'Al Muzaylif'], {
    at: [19.53, 41.06],
    population: 10_000,
    also: ['Al Mudhaylif'],
  }),
]
