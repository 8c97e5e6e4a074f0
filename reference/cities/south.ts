// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const inJazan = citiesOf('jazan')
const inNajran = citiesOf('najran')
const inBahah = citiesOf('al-bahah')

export const southernCities: Place[] = [
  inJazan('jazan', ['جازان', 'Jazan'], {
    at: [16.8892, 42.5511],
    population: 175_000,
    also: ['Jizan', 'Gizan', 'Jazaan', 'جيزان'],
  }),
  inJazan('sabya', ['صبيا', 'Sabya'], {
    at: [17.1495, 42.6254],
    population: 90_000,
    also: ['صبياء', 'Sabia'],
  }),
  inJazan('abu-arish', ['أبو عريش', 'Abu Arish'], {
    at: [16.9689, 42.8325],
    population: 90_000,
    also: ['ابو عريش', 'Abu Areesh'],
  }),
  inJazan('samtah', ['صامطة', 'Samtah'], {
    at: [16.596, 42.9444],
    population: 50_000,
    also: ['صامطه', 'Samita'],
  }),
  inJazan('ahad-al-masarihah', ['أحد المسارحة', 'Ahad Al Masarihah'], {
    at: [16.71, 42.954],
    population: 45_000,
    also: ['احد المسارحه', 'Ahad Masarha'],
  }),
  inJazan('baish', ['بيش', 'Baish'], { at: [17.37, 42.537], population: 50_000, also: ['Baysh', 'Bish'] }),
  inJazan('damad', ['ضمد', 'Damad'], { at: [17.104, 42.782], population: 25_000, also: ['Dhamad'] }),
  inJazan('ad-darb', ['الدرب', 'Ad Darb'], { at: [17.723, 42.253], population: 25_000 }),
  inJazan('farasan', ['فرسان', 'Farasan'], {
    at: [16.7022, 42.1183],
    population: 18_000,
    also: ['جزر فرسان', 'Farasan Islands'],
  }),
  inJazan('al-aridah', ['العارضة', 'Al Aridah'], {
    at: [17.045, 43.07],
    population: 12_000,
    also: ['العارضه'],
  }),
  inJazan('ad-dair', ['الداير', 'Ad Dair'], {
    at: [17.343, 43.131],
    population: 15_000,
    also: ['الدائر', 'Al Dayer', 'Bani Malik Jazan'],
  }),
  inJazan('fayfa', ['فيفاء', 'Fayfa'], { at: [17.281, 43.137], population: 12_000, also: ['فيفا', 'Faifa'] }),
  inJazan('al-idabi', ['العيدابي', 'Al Idabi'], {
    at: [17.239, 42.937],
    population: 10_000,
    also: ['Al Aydabi'],
  }),
  inJazan('at-tuwal', ['الطوال', 'At Tuwal'], { at: [16.52, 42.97], population: 12_000 }),
  inNajran('najran', ['نجران', 'Najran'], { at: [17.4933, 44.1277], population: 380_000, also: ['Nejran'] }),
  inNajran('sharurah', ['شرورة', 'Sharurah'], {
    at: [17.49, 47.11],
    population: 85_000,
    also: ['شروره', 'Sharoura'],
  }),
  inNajran('hubuna', ['حبونا', 'Hubuna'], {
    at: [17.847, 44.021],
    population: 15_000,
    also: ['Habuna', 'حبونه'],
  }),
  inNajran('badr-al-janub', ['بدر الجنوب', 'Badr Al Janub'], {
    at: [17.885, 43.714],
    population: 8_000,
    also: ['Badr Al Janoub'],
  }),
  inNajran('yadamah', ['يدمة', 'Yadamah'], { at: [18.529, 44.203], population: 8_000, also: ['يدمه'] }),
  inNajran('khubash', ['خباش', 'Khubash'], { at: [17.556, 44.748], population: 8_000, also: ['Khabash'] }),
  inBahah('al-bahah', ['الباحة', 'Al Bahah'], {
    at: [20.0129, 41.4677],
    population: 100_000,
    also: ['الباحه', 'Al Baha', 'Baha'],
  }),
  inBahah('baljurashi', ['بلجرشي', 'Baljurashi'], {
    at: [19.859, 41.557],
    population: 60_000,
    also: ['Biljurashi', 'Baljorashi'],
  }),
  inBahah('al-mandaq', ['المندق', 'Al Mandaq'], {
    at: [20.1588, 41.2834],
    population: 15_000,
    also: ['Al Mindak', 'Mandag'],
  }),
  inBahah('al-makhwah', ['المخواة', 'Al Makhwah'], {
    at: [19.758, 41.435],
    population: 25_000,
    also: ['المخواه', 'Makhwa'],
  }),
  inBahah('qilwah', ['قلوة', 'Qilwah'], { at: [19.93, 41.19], population: 15_000, also: ['قلوه', 'Qulwah'] }),
  inBahah('al-aqiq', ['العقيق', 'Al Aqiq'], { at: [20.274, 41.664], population: 20_000, also: ['Al Aqeeq'] }),
  inBahah('al-atawilah', ['الأطاولة', 'Al Atawilah'], {
    at: [20.27, 41.34],
    population: 8_000,
    also: ['الاطاوله', 'القرى'],
  }),
]
