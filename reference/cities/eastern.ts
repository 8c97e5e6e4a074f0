// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('eastern')

export const easternCities: Place[] = [
  city('dammam', ['الدمام', 'Dammam'], {
    at: [26.4207, 50.0888],
    population: 1_390_000,
    also: ['Ad Dammam', 'Al Dammam', 'Damam', 'دمام', 'مدينة الدمام'],
  }),
  city('khobar', ['الخبر', 'Khobar'], {
    at: [26.2794, 50.2083],
    population: 410_000,
    also: ['Al Khobar', 'Al Khubar', 'Khubar'],
  }),
  city('dhahran', ['الظهران', 'Dhahran'], {
    at: [26.2886, 50.114],
    population: 145_000,
    also: ['Az Zahran', 'Al Dhahran', 'Zahran'],
  }),
  city('al-hofuf', ['الهفوف', 'Al Hofuf'], {
    at: [25.3647, 49.5876],
    population: 730_000,
    also: ['Hufuf', 'Al Hufuf', 'الأحساء', 'الاحساء', 'Al Ahsa', 'Ahsa', 'Hasa', 'Al Hasa', 'الحسا'],
  }),
  city('al-mubarraz', ['المبرز', 'Al Mubarraz'], {
    at: [25.4077, 49.5903],
    population: 290_000,
    also: ['Mubaraz'],
  }),
  city('al-jubail', ['الجبيل', 'Al Jubail'], {
    at: [27.0174, 49.6225],
    population: 475_000,
    also: ['Jubayl', 'Al Jubayl', 'جبيل', 'الجبيل الصناعية', 'Jubail Industrial City'],
  }),
  city('hafar-al-batin', ['حفر الباطن', 'Hafar Al-Batin'], {
    at: [28.4328, 45.9708],
    population: 390_000,
    also: ['Hafr Al Batin', 'Hafar', 'الحفر'],
  }),
  city('al-qatif', ['القطيف', 'Al Qatif'], {
    at: [26.5654, 50.0089],
    population: 200_000,
    also: ['Kateef', 'Al Qateef'],
  }),
  city('saihat', ['سيهات', 'Saihat'], { at: [26.4835, 50.0485], population: 67_000, also: ['Sayhat'] }),
  city('tarut', ['تاروت', 'Tarut'], {
    at: [26.5733, 50.0403],
    population: 85_000,
    also: ['Taroot', 'جزيرة تاروت'],
  }),
  city('safwa', ['صفوى', 'Safwa'], { at: [26.6497, 49.9552], population: 46_000, also: ['صفوا', 'Safwah'] }),
  city('anak', ['عنك', 'Anak'], { at: [26.52, 50.027], population: 20_000, also: ['Inak'] }),
  city('al-awamiyah', ['العوامية', 'Al Awamiyah'], {
    at: [26.591, 49.98],
    population: 25_000,
    also: ['Awamia'],
  }),
  city('ras-tanura', ['رأس تنورة', 'Ras Tanura'], {
    at: [26.7079, 50.0619],
    population: 60_000,
    also: ['راس تنورة', 'راس تنوره', 'رحيمة', 'Rahima', 'Ras Tannurah'],
  }),
  city('abqaiq', ['بقيق', 'Abqaiq'], {
    at: [25.934, 49.6688],
    population: 50_000,
    also: ['Buqayq', 'ابقيق'],
  }),
  city('al-khafji', ['الخفجي', 'Al Khafji'], { at: [28.4391, 48.4913], population: 75_000 }),
  city('an-nairiyah', ['النعيرية', 'An Nairiyah'], {
    at: [27.47, 48.488],
    population: 45_000,
    also: ['Nariya', 'النعيريه'],
  }),
  city('qaryat-al-ulya', ['قرية العليا', 'Qaryat Al Ulya'], {
    at: [27.549, 47.706],
    population: 25_000,
    also: ['Garyat Al Olya'],
  }),
  city('al-qaisumah', ['القيصومة', 'Al Qaisumah'], {
    at: [28.3112, 46.1273],
    population: 25_000,
    also: ['القيصومه'],
  }),
  city('as-saffaniyah', ['السفانية', 'As Saffaniyah'], {
    at: [27.9708, 48.73],
    population: 8_000,
    also: ['Safaniya', 'السفانيه'],
  }),
  city('mulayjah', ['مليجة', 'Mulayjah'], { at: [27.271, 48.4242], population: 8_000 }),
  city('al-uyun', ['العيون', 'Al Uyun'], { at: [25.595, 49.565], population: 40_000, also: ['Al Oyoon'] }),
  city('al-jafr', ['الجفر', 'Al Jafr'], { at: [25.3774, 49.7215], population: 15_000 }),
  city('at-taraf', ['الطرف', 'At Taraf'], { at: [25.3623, 49.7276], population: 22_000 }),
  city('salwa', ['سلوى', 'Salwa'], { at: [24.74, 50.76], population: 8_000, also: ['سلوا'] }),
  city('udhailiyah', ['العضيلية', 'Udhailiyah'], {
    at: [25.141, 49.3],
    population: 8_000,
    also: ['العضيليه'],
  }),
]
