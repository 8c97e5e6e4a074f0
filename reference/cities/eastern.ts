// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('eastern')

export const easternCities: Place[] = [
  city('dammam', 'الدمام', 'Dammam', [26.4207, 50.0888], 1_390_000, ['Ad Dammam', 'Al Dammam', 'Damam', 'دمام', 'مدينة الدمام']),
  city('khobar', 'الخبر', 'Khobar', [26.2794, 50.2083], 410_000, ['Al Khobar', 'Al Khubar', 'Khubar']),
  city('dhahran', 'الظهران', 'Dhahran', [26.2886, 50.114], 145_000, ['Az Zahran', 'Al Dhahran', 'Zahran']),
  city('al-hofuf', 'الهفوف', 'Al Hofuf', [25.3647, 49.5876], 730_000, ['Hufuf', 'Al Hufuf', 'الأحساء', 'الاحساء', 'Al Ahsa', 'Ahsa', 'Hasa', 'Al Hasa', 'الحسا']),
  city('al-mubarraz', 'المبرز', 'Al Mubarraz', [25.4077, 49.5903], 290_000, ['Mubaraz']),
  city('al-jubail', 'الجبيل', 'Al Jubail', [27.0174, 49.6225], 475_000, ['Jubayl', 'Al Jubayl', 'جبيل', 'الجبيل الصناعية', 'Jubail Industrial City']),
  city('hafar-al-batin', 'حفر الباطن', 'Hafar Al-Batin', [28.4328, 45.9708], 390_000, ['Hafr Al Batin', 'Hafar', 'الحفر']),
  city('al-qatif', 'القطيف', 'Al Qatif', [26.5654, 50.0089], 200_000, ['Kateef', 'Al Qateef']),
  city('saihat', 'سيهات', 'Saihat', [26.4835, 50.0485], 67_000, ['Sayhat']),
  city('tarut', 'تاروت', 'Tarut', [26.5733, 50.0403], 85_000, ['Taroot', 'جزيرة تاروت']),
  city('safwa', 'صفوى', 'Safwa', [26.6497, 49.9552], 46_000, ['صفوا', 'Safwah']),
  city('anak', 'عنك', 'Anak', [26.52, 50.027], 20_000, ['Inak']),
  city('al-awamiyah', 'العوامية', 'Al Awamiyah', [26.591, 49.98], 25_000, ['Awamia']),
  city('ras-tanura', 'رأس تنورة', 'Ras Tanura', [26.7079, 50.0619], 60_000, ['راس تنورة', 'راس تنوره', 'رحيمة', 'Rahima', 'Ras Tannurah']),
  city('abqaiq', 'بقيق', 'Abqaiq', [25.934, 49.6688], 50_000, ['Buqayq', 'ابقيق']),
  city('al-khafji', 'الخفجي', 'Al Khafji', [28.4391, 48.4913], 75_000),
  city('an-nairiyah', 'النعيرية', 'An Nairiyah', [27.47, 48.488], 45_000, ['Nariya', 'النعيريه']),
  city('qaryat-al-ulya', 'قرية العليا', 'Qaryat Al Ulya', [27.549, 47.706], 25_000, ['Garyat Al Olya']),
  city('al-qaisumah', 'القيصومة', 'Al Qaisumah', [28.3112, 46.1273], 25_000, ['القيصومه']),
  city('as-saffaniyah', 'السفانية', 'As Saffaniyah', [27.9708, 48.73], 8_000, ['Safaniya', 'السفانيه']),
  city('mulayjah', 'مليجة', 'Mulayjah', [27.271, 48.4242], 8_000),
  city('al-uyun', 'العيون', 'Al Uyun', [25.595, 49.565], 40_000, ['Al Oyoon']),
  city('al-jafr', 'الجفر', 'Al Jafr', [25.3774, 49.7215], 15_000),
  city('at-taraf', 'الطرف', 'At Taraf', [25.3623, 49.7276], 22_000),
  city('salwa', 'سلوى', 'Salwa', [24.74, 50.76], 8_000, ['سلوا']),
  city('udhailiyah', 'العضيلية', 'Udhailiyah', [25.141, 49.3], 8_000, ['العضيليه']),
]
