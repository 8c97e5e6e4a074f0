// Approximate centres, written by hand for this project from general knowledge of the city; good to about a kilometre.
import { districtsOf } from '../place.ts'
import type { Place } from '../place.ts'

const inDammam = districtsOf('dammam', 'eastern')
const inKhobar = districtsOf('khobar', 'eastern')
const inDhahran = districtsOf('dhahran', 'eastern')

export const dammamDistricts: Place[] = [
  inDammam(['الشاطئ الشرقي', 'Ash Shati East'], [26.47, 50.123], ['الشاطئ', 'الشاطي', 'Al Shatea']),
  inDammam(['الفيصلية', 'Al Faisaliyah'], [26.396, 50.07], ['الفيصليه', 'Faisaliya']),
  inDammam(['النزهة', 'An Nuzhah'], [26.417, 50.088], ['النزهه', 'Nuzha']),
  inDammam(['المزروعية', 'Al Mazruiyah'], [26.444, 50.105], ['المزروعيه', 'Mazrouia']),
  inDammam(['العدامة', 'Al Adamah'], [26.43, 50.1], ['العدامه', 'Adama']),
  inDammam(['النخيل', 'An Nakheel'], [26.445, 50.093], ['Al Nakhil']),
  inDammam(['البادية', 'Al Badiyah'], [26.43, 50.083], ['الباديه', 'Badia']),
  inDammam(['الجلوية', 'Al Jalawiyah'], [26.42, 50.098], ['الجلويه', 'Jalawia']),
  inDammam(['العنود', 'Al Anud'], [26.416, 50.117], ['Al Anood']),
  inDammam(['الريان', 'Ar Rayyan'], [26.41, 50.11], ['Al Rayan']),
  inDammam(['أحد', 'Uhud'], [26.386, 50.046], ['Ohod']),
  inDammam(['بدر', 'Badr'], [26.408, 50.057]),
  inDammam(['طيبة', 'Taybah'], [26.401, 50.033], ['طيبه', 'Taiba']),
  inDammam(['النور', 'An Nur'], [26.397, 50.019], ['Al Noor']),
  inDammam(['ضاحية الملك فهد', 'King Fahd Suburb'], [26.36, 49.99], ['الضاحية', 'Dahiyat Al Malik Fahd']),
  inDammam(
    ['الراكة الشمالية', 'Ar Rakah North'],
    [26.363, 50.195],
    ['الراكه الشماليه', 'Al Rakah Al Shamaliyah', 'الراكة'],
  ),
  inDammam(['الخليج', 'Al Khaleej'], [26.457, 50.087], ['Al Khalij']),
  inDammam(['الحمراء', 'Al Hamra'], [26.461, 50.113], ['الحمرا']),
  inDammam(['المنار', 'Al Manar'], [26.37, 50.06]),
  inDammam(
    ['المدينة الصناعية الأولى', 'First Industrial City'],
    [26.39, 50.137],
    ['الصناعية الأولى', '1st Industrial City'],
  ),
  inDammam(
    ['المدينة الصناعية الثانية', 'Second Industrial City'],
    [26.208, 49.917],
    ['الصناعية الثانية', '2nd Industrial City'],
  ),
  inDammam(['ميناء الملك عبدالعزيز', 'King Abdulaziz Port'], [26.49, 50.2], ['ميناء الدمام', 'Dammam Port']),
  inDammam(
    ['مطار الملك فهد الدولي', 'King Fahd International Airport'],
    [26.4712, 49.7979],
    ['مطار الدمام', 'Dammam Airport', 'KFIA', 'مطار الملك فهد'],
  ),
  inKhobar(['الخبر الشمالية', 'North Khobar'], [26.29, 50.215], ['Al Khobar Al Shamaliyah']),
  inKhobar(['الخبر الجنوبية', 'South Khobar'], [26.272, 50.214], ['Al Khobar Al Janubiyah']),
  inKhobar(['العقربية', 'Al Aqrabiyah'], [26.293, 50.193], ['العقربيه', 'Aqrabia']),
  inKhobar(['الثقبة', 'Ath Thuqbah'], [26.272, 50.192], ['الثقبه', 'Thuqba', 'Thogba']),
  inKhobar(['اليرموك', 'Al Yarmuk'], [26.314, 50.221], ['Al Yarmouk']),
  inKhobar(['الحزام الأخضر', 'Al Hizam Al Akhdar'], [26.314, 50.205], ['Green Belt']),
  inKhobar(['الحزام الذهبي', 'Al Hizam Adh Dhahabi'], [26.309, 50.199], ['Golden Belt']),
  inKhobar(['العليا', 'Al Olaya'], [26.302, 50.187], ['Al Ulaya']),
  inKhobar(['البندرية', 'Al Bandariyah'], [26.306, 50.212], ['البندريه']),
  inKhobar(
    ['الراكة الجنوبية', 'Ar Rakah South'],
    [26.35, 50.2],
    ['الراكه الجنوبيه', 'Al Rakah Al Janubiyah'],
  ),
  inKhobar(['الكورنيش', 'Al Corniche'], [26.298, 50.223], ['كورنيش الخبر', 'Khobar Corniche']),
  inKhobar(['العزيزية', 'Al Aziziyah'], [26.19, 50.21], ['العزيزيه', 'Aziziya']),
  inDhahran(['الدوحة الجنوبية', 'Doha South'], [26.307, 50.159], ['الدوحة', 'Doha', 'Al Doha']),
  inDhahran(['الدانة', 'Ad Danah'], [26.317, 50.154], ['الدانه', 'Dana']),
  inDhahran(['القصور', 'Al Qusur'], [26.286, 50.164], ['Al Qusoor']),
  inDhahran(['هجر', 'Hajr'], [26.337, 50.116], ['Hajar']),
  inDhahran(['جامعة الملك فهد للبترول والمعادن', 'King Fahd University'], [26.307, 50.144], ['KFUPM']),
]
