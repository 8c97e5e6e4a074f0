// Approximate centres, written by hand for this project from general knowledge of the city; good to about a kilometre.
import { districtsOf } from '../place.ts'
import type { Place } from '../place.ts'

const district = districtsOf('mecca', 'makkah')

export const meccaDistricts: Place[] = [
  district(
    ['الحرم', 'Al Haram'],
    [21.4225, 39.8262],
    ['المسجد الحرام', 'المنطقة المركزية', 'Grand Mosque', 'Haram'],
  ),
  district(['أجياد', 'Ajyad'], [21.417, 39.829], ['اجياد', 'Ajyaad']),
  district(['العزيزية', 'Al Aziziyah'], [21.406, 39.866], ['العزيزيه', 'Aziziya']),
  district(['الشوقية', 'Ash Shawqiyah'], [21.379, 39.797], ['الشوقيه', 'Shawgiyah', 'Shoqiyah']),
  district(['النزهة', 'An Nuzhah'], [21.4376, 39.7965], ['النزهه', 'Nuzha']),
  district(['الزاهر', 'Az Zahir'], [21.442, 39.8135], ['Al Zaher']),
  district(['الزهراء', 'Az Zahra'], [21.433, 39.809], ['الزهرا']),
  district(['المسفلة', 'Al Misfalah'], [21.413, 39.821], ['المسفله', 'Misfala']),
  district(['جرول', 'Jarwal'], [21.429, 39.817]),
  district(['الهنداوية', 'Al Hindawiyah'], [21.417, 39.8095], ['الهنداويه', 'Hindawiya']),
  district(['الرصيفة', 'Ar Rusayfah'], [21.409, 39.793], ['الرصيفه', 'Rusaifa']),
  district(['العوالي', 'Al Awali'], [21.345, 39.878]),
  district(['بطحاء قريش', 'Batha Quraish'], [21.365, 39.843], ['بطحا قريش']),
  district(['الخالدية', 'Al Khalidiyah'], [21.399, 39.8], ['الخالديه', 'Khalidiya']),
  district(['الكعكية', 'Al Kakiyah'], [21.383, 39.811], ['الكعكيه', 'Kakia']),
  district(['النسيم', 'An Naseem'], [21.38, 39.87], ['Al Nasim']),
  district(['الروضة', 'Ar Rawdah'], [21.414, 39.87], ['الروضه', 'Rawda']),
  district(['المعابدة', 'Al Maabdah'], [21.437, 39.848], ['المعابده', 'Maabda']),
  district(['العدل', 'Al Adl'], [21.447, 39.858]),
  district(['الششة', 'Ash Shishah'], [21.422, 39.87], ['الششه', 'Shisha District']),
  district(['الشرائع', 'Ash Sharai'], [21.469, 39.937], ['الشرايع', 'Al Sharaie']),
  district(['منى', 'Mina'], [21.4133, 39.8933]),
  district(['مزدلفة', 'Muzdalifah'], [21.392, 39.937], ['مزدلفه', 'Muzdalifa']),
  district(['عرفات', 'Arafat'], [21.355, 39.984], ['عرفة', 'Arafah']),
  district(['التنعيم', 'At Taneem'], [21.467, 39.802], ['Tan im']),
  district(['العمرة الجديدة', 'Al Umrah Al Jadidah'], [21.478, 39.79], ['حي العمرة']),
  district(['كدي', 'Kudai'], [21.398, 39.829], ['Kudy']),
  district(['التندباوي', 'At Tandabawi'], [21.419, 39.815]),
  district(['الحجون', 'Al Hujun'], [21.434, 39.83], ['Hujoon']),
  district(['العتيبية', 'Al Utaybiyah'], [21.437, 39.823], ['العتيبيه', 'Otaibiya']),
  district(['ريع ذاخر', 'Rea Dhakhir'], [21.44, 39.839], ['Ree Zakhir']),
  district(['جبل النور', 'Jabal An Nur'], [21.457, 39.859], ['Jabal Al Noor']),
  district(['أم الجود', 'Umm Al Jud'], [21.418, 39.765], ['ام الجود']),
  district(['النوارية', 'An Nawariyah'], [21.507, 39.78], ['النواريه', 'Nawaria']),
  district(
    ['العابدية', 'Al Abdiyah'],
    [21.328, 39.948],
    ['العابديه', 'جامعة أم القرى', 'Umm Al Qura University'],
  ),
  district(['ولي العهد', 'Wali Al Ahd'], [21.335, 39.77]),
]
