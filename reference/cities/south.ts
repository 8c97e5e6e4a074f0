// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const inJazan = citiesOf('jazan')
const inNajran = citiesOf('najran')
const inBahah = citiesOf('al-bahah')

export const southernCities: Place[] = [
  inJazan('jazan', 'جازان', 'Jazan', [16.8892, 42.5511], 175_000, ['Jizan', 'Gizan', 'Jazaan', 'جيزان']),
  inJazan('sabya', 'صبيا', 'Sabya', [17.1495, 42.6254], 90_000, ['صبياء', 'Sabia']),
  inJazan('abu-arish', 'أبو عريش', 'Abu Arish', [16.9689, 42.8325], 90_000, ['ابو عريش', 'Abu Areesh']),
  inJazan('samtah', 'صامطة', 'Samtah', [16.596, 42.9444], 50_000, ['صامطه', 'Samita']),
  inJazan('ahad-al-masarihah', 'أحد المسارحة', 'Ahad Al Masarihah', [16.71, 42.954], 45_000, ['احد المسارحه', 'Ahad Masarha']),
  inJazan('baish', 'بيش', 'Baish', [17.37, 42.537], 50_000, ['Baysh', 'Bish']),
  inJazan('damad', 'ضمد', 'Damad', [17.104, 42.782], 25_000, ['Dhamad']),
  inJazan('ad-darb', 'الدرب', 'Ad Darb', [17.723, 42.253], 25_000),
  inJazan('farasan', 'فرسان', 'Farasan', [16.7022, 42.1183], 18_000, ['جزر فرسان', 'Farasan Islands']),
  inJazan('al-aridah', 'العارضة', 'Al Aridah', [17.045, 43.07], 12_000, ['العارضه']),
  inJazan('ad-dair', 'الداير', 'Ad Dair', [17.343, 43.131], 15_000, ['الدائر', 'Al Dayer', 'Bani Malik Jazan']),
  inJazan('fayfa', 'فيفاء', 'Fayfa', [17.281, 43.137], 12_000, ['فيفا', 'Faifa']),
  inJazan('al-idabi', 'العيدابي', 'Al Idabi', [17.239, 42.937], 10_000, ['Al Aydabi']),
  inJazan('at-tuwal', 'الطوال', 'At Tuwal', [16.52, 42.97], 12_000),
  inNajran('najran', 'نجران', 'Najran', [17.4933, 44.1277], 380_000, ['Nejran']),
  inNajran('sharurah', 'شرورة', 'Sharurah', [17.49, 47.11], 85_000, ['شروره', 'Sharoura']),
  inNajran('hubuna', 'حبونا', 'Hubuna', [17.847, 44.021], 15_000, ['Habuna', 'حبونه']),
  inNajran('badr-al-janub', 'بدر الجنوب', 'Badr Al Janub', [17.885, 43.714], 8_000, ['Badr Al Janoub']),
  inNajran('yadamah', 'يدمة', 'Yadamah', [18.529, 44.203], 8_000, ['يدمه']),
  inNajran('khubash', 'خباش', 'Khubash', [17.556, 44.748], 8_000, ['Khabash']),
  inBahah('al-bahah', 'الباحة', 'Al Bahah', [20.0129, 41.4677], 100_000, ['الباحه', 'Al Baha', 'Baha']),
  inBahah('baljurashi', 'بلجرشي', 'Baljurashi', [19.859, 41.557], 60_000, ['Biljurashi', 'Baljorashi']),
  inBahah('al-mandaq', 'المندق', 'Al Mandaq', [20.1588, 41.2834], 15_000, ['Al Mindak', 'Mandag']),
  inBahah('al-makhwah', 'المخواة', 'Al Makhwah', [19.758, 41.435], 25_000, ['المخواه', 'Makhwa']),
  inBahah('qilwah', 'قلوة', 'Qilwah', [19.93, 41.19], 15_000, ['قلوه', 'Qulwah']),
  inBahah('al-aqiq', 'العقيق', 'Al Aqiq', [20.274, 41.664], 20_000, ['Al Aqeeq']),
  inBahah('al-atawilah', 'الأطاولة', 'Al Atawilah', [20.27, 41.34], 8_000, ['الاطاوله', 'القرى']),
]
