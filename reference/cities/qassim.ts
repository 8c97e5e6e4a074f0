// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('qassim')

export const qassimCities: Place[] = [
  city('buraydah', 'بريدة', 'Buraydah', [26.326, 43.975], 570_000, ['Buraidah', 'Buraida', 'Buraydh', 'بريده', 'القصيم', 'Qassim', 'Al Qassim']),
  city('unayzah', 'عنيزة', 'Unayzah', [26.0879, 43.9636], 185_000, ['Unaizah', 'Onaizah', 'Unaiza', 'عنيزه']),
  city('ar-rass', 'الرس', 'Ar Rass', [25.8694, 43.4973], 105_000),
  city('al-mithnab', 'المذنب', 'Al Mithnab', [25.8601, 44.2223], 45_000, ['Al Methnab', 'Al Midhnab']),
  city('al-bukayriyah', 'البكيرية', 'Al Bukayriyah', [26.1392, 43.6578], 35_000, ['Bukairiyah', 'البكيريه']),
  city('al-badai', 'البدائع', 'Al Badai', [25.985, 43.737], 45_000, ['Badaya', 'Al Badayea', 'البدايع']),
  city('riyadh-al-khabra', 'رياض الخبراء', 'Riyadh Al Khabra', [26.067, 43.553], 30_000, ['رياض الخبرا', 'Riyad Al Khabra']),
  city('al-khabra', 'الخبراء', 'Al Khabra', [26.072, 43.625], 10_000, ['الخبرا']),
  city('uyun-al-jiwa', 'عيون الجواء', 'Uyun Al Jiwa', [26.498, 43.631], 20_000, ['عيون الجوا', 'Oyun Aljiwa']),
  city('al-asyah', 'الأسياح', 'Al Asyah', [26.772, 44.207], 15_000, ['عين ابن فهيد', 'Ayn Ibn Fuhayd']),
  city('an-nabhaniyah', 'النبهانية', 'An Nabhaniyah', [25.86, 43.06], 15_000, ['النبهانيه']),
  city('ash-shimasiyah', 'الشماسية', 'Ash Shimasiyah', [26.32, 44.26], 10_000, ['الشماسيه']),
  city('uqlat-as-suqur', 'عقلة الصقور', 'Uqlat as Suqur', [25.829, 42.201], 12_000, ['Uglat Asugour']),
  city('dukhnah', 'دخنة', 'Dukhnah', [25.356, 43.623], 8_000, ['دخنه']),
]
