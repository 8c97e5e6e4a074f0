// Approximate centres, written by hand for this project from general knowledge of the city; good to about a kilometre.
import { districtsOf } from '../place.ts'
import type { Place } from '../place.ts'

const district = districtsOf('medina', 'madinah')

export const medinaDistricts: Place[] = [
  district(
    ['الحرم النبوي', 'Al Haram'],
    [24.469, 39.611],
    ['المسجد النبوي', 'المنطقة المركزية', "Prophet's Mosque"],
  ),
  district(['قباء', 'Quba'], [24.44, 39.617], ['قبا']),
  district(['العوالي', 'Al Awali'], [24.445, 39.64]),
  district(['قربان', 'Qurban'], [24.452, 39.616]),
  district(['الهجرة', 'Al Hijrah'], [24.418, 39.585], ['الهجره']),
  district(['سلطانة', 'Sultanah'], [24.487, 39.588], ['سلطانه', 'Sultana']),
  district(['الخالدية', 'Al Khalidiyah'], [24.456, 39.66], ['الخالديه', 'Khalidiya']),
  district(['العزيزية', 'Al Aziziyah'], [24.425, 39.51], ['العزيزيه', 'Aziziya']),
  district(['الدفاع', 'Ad Difa'], [24.444, 39.523], ['Al Defaa']),
  district(['الرانوناء', 'Ar Ranuna'], [24.405, 39.602], ['الرانونا']),
  district(['سيد الشهداء', 'Sayyid Ash Shuhada'], [24.503, 39.612], ['أحد', 'Uhud']),
  district(['العيون', 'Al Uyun'], [24.518, 39.592], ['Al Oyoon']),
  district(['الجرف', 'Al Jurf'], [24.511, 39.575]),
  district(['الفتح', 'Al Fath'], [24.48, 39.596]),
  district(['العنابس', 'Al Anabis'], [24.466, 39.592]),
  district(['السقيا', 'As Suqya'], [24.46, 39.595]),
  district(['السلام', 'As Salam'], [24.475, 39.528]),
  district(['القبلتين', 'Al Qiblatayn'], [24.484, 39.579], ['القبلتان', 'Qiblatain']),
  district(['الإسكان', 'Al Iskan'], [24.457, 39.648], ['الاسكان']),
  district(['شوران', 'Shuran'], [24.395, 39.625], ['Shoran']),
  district(['العقيق', 'Al Aqiq'], [24.47, 39.568], ['Al Aqeeq']),
  district(['الجامعة', 'Al Jamiah'], [24.482, 39.548], ['الجامعه', 'جامعة طيبة', 'Taibah University']),
  district(['العريض', 'Al Arid'], [24.476, 39.655], ['Al Aridh']),
  district(['بني حارثة', 'Bani Harithah'], [24.485, 39.62], ['بني حارثه']),
  district(['المصانع', 'Al Masani'], [24.477, 39.621]),
  district(['مذينب', 'Mudhaynib'], [24.436, 39.671]),
  district(['بئر عثمان', 'Bir Uthman'], [24.493, 39.578], ['بير عثمان']),
  district(['المبعوث', 'Al Mabuth'], [24.484, 39.677]),
  district(['الملك فهد', 'King Fahd'], [24.499, 39.691], ['King Fahad']),
  district(['ذو الحليفة', 'Dhul Hulayfah'], [24.413, 39.543], ['أبيار علي', 'ابيار علي', 'Abyar Ali']),
  district(
    ['مدينة المعرفة الاقتصادية', 'Knowledge Economic City'],
    [24.474, 39.692],
    ['مدينة المعرفة', 'KEC'],
  ),
  district(
    ['مطار الأمير محمد بن عبدالعزيز الدولي', 'Prince Mohammad bin Abdulaziz International Airport'],
    [24.5534, 39.7051],
    ['مطار المدينة', 'Medina Airport'],
  ),
]
