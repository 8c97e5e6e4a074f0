// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('asir')

export const asirCities: Place[] = [
  city('abha', ['أبها', 'Abha'], { at: [18.2164, 42.5053], population: 335_000, also: ['ابها'] }),
  city('khamis-mushait', ['خميس مشيط', 'Khamis Mushait'], {
    at: [18.3, 42.7333],
    population: 535_000,
    also: ['Khamis Mushayt', 'Khamis', 'الخميس'],
  }),
  city('bishah', ['بيشة', 'Bishah'], {
    at: [20.0005, 42.6052],
    population: 100_000,
    also: ['بيشه', 'Bisha'],
  }),
  city('mahayil', ['محايل عسير', 'Mahayil'], {
    at: [18.545, 42.05],
    population: 80_000,
    also: ['محايل', 'Muhayil', 'Mahail Asir'],
  }),
  city('an-namas', ['النماص', 'An Namas'], {
    at: [19.1455, 42.1201],
    population: 30_000,
    also: ['Al Namas', 'An Nimas'],
  }),
  city('ahad-rufaydah', ['أحد رفيدة', 'Ahad Rufaydah'], {
    at: [18.205, 42.85],
    population: 60_000,
    also: ['احد رفيده', 'Ahad Rafidah'],
  }),
  city('sarat-abidah', ['سراة عبيدة', 'Sarat Abidah'], {
    at: [18.089, 43.132],
    population: 35_000,
    also: ['Sarat Ubaidah', 'سراه عبيده'],
  }),
  city('zahran-al-janub', ['ظهران الجنوب', 'Dhahran Al Janub'], {
    at: [17.663, 43.519],
    population: 30_000,
    also: ['Zahran Al Janoub'],
  }),
  city('tathlith', ['تثليث', 'Tathlith'], { at: [19.532, 43.52], population: 25_000 }),
  city('rijal-almaa', ['رجال ألمع', 'Rijal Almaa'], {
    at: [18.212, 42.276],
    population: 20_000,
    also: ['رجال المع', 'Rijal Alma'],
  }),
  city('sabt-al-alayah', ['سبت العلايا', 'Sabt Al Alayah'], {
    at: [19.577, 41.964],
    population: 20_000,
    also: ['بلقرن', 'Balqarn'],
  }),
  city('al-majardah', ['المجاردة', 'Al Majardah'], {
    at: [19.132, 41.924],
    population: 25_000,
    also: ['المجارده'],
  }),
  city('bariq', ['بارق', 'Bariq'], { at: [18.93, 41.93], population: 20_000, also: ['Bareq'] }),
  city('tanumah', ['تنومة', 'Tanumah'], {
    at: [18.93, 42.17],
    population: 12_000,
    also: ['تنومه', 'Tanomah'],
  }),
  city('al-birk', ['البرك', 'Al Birk'], { at: [18.215, 41.539], population: 10_000 }),
]
