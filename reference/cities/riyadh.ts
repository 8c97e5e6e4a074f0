// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('riyadh')

export const riyadhCities: Place[] = [
  city('riyadh', 'الرياض', 'Riyadh', [24.7743, 46.7386], 7_000_000, ['Ar Riyadh', 'Riyad', 'Riadh', 'الرياظ', 'مدينة الرياض']),
  city('diriyah', 'الدرعية', 'Diriyah', [24.7517, 46.5392], 80_000, ['Ad Diriyah', 'Dariyah', 'Diriya', 'الدرعيه']),
  city('al-kharj', 'الخرج', 'Al Kharj', [24.1554, 47.3346], 325_000, ['السيح', 'As Sayh']),
  city('ad-dilam', 'الدلم', 'Ad Dilam', [23.991, 47.1618], 35_000),
  city('al-majmaah', 'المجمعة', 'Al Majmaah', [25.911, 45.3567], 60_000, ['Majma', 'Al Majmah', 'المجمعه']),
  city('az-zulfi', 'الزلفي', 'Az Zulfi', [26.2995, 44.8154], 68_000),
  city('shaqra', 'شقراء', 'Shaqra', [25.24, 45.251], 40_000, ['شقرا', 'Shagra']),
  city('ad-dawadimi', 'الدوادمي', 'Ad Dawadimi', [24.5077, 44.3924], 60_000, ['Dawadmi', 'Dawadimi']),
  city('afif', 'عفيف', 'Afif', [23.9065, 42.9172], 45_000),
  city('wadi-ad-dawasir', 'وادي الدواسر', 'Wadi ad-Dawasir', [20.4629, 44.7923], 100_000, ['Wadi Al Dawasir', 'Wadi Addawasir', 'الخماسين']),
  city('as-sulayyil', 'السليل', 'As Sulayyil', [20.4607, 45.5779], 30_000, ['Sulayel', 'Al Sulayil']),
  city('layla', 'ليلى', 'Layla', [22.292, 46.724], 45_000, ['الأفلاج', 'Al Aflaj', 'Aflaj', 'ليلا']),
  city('hawtat-bani-tamim', 'حوطة بني تميم', 'Hawtat Bani Tamim', [23.496, 46.878], 40_000, ['الحوطة', 'Howtat Bani Tamim', 'Al Hawtah']),
  city('al-hariq', 'الحريق', 'Al Hariq', [23.62, 46.515], 15_000),
  city('al-muzahimiyah', 'المزاحمية', 'Al Muzahimiyah', [24.47, 46.27], 45_000, ['Muzahmiyya', 'Al Muzahmiyah', 'المزاحميه']),
  city('al-quwayiyah', 'القويعية', 'Al Quwayiyah', [24.063, 45.28], 40_000, ['Quwaiyah', 'Al Quwaiiyah', 'القويعيه']),
  city('rumah', 'رماح', 'Rumah', [25.564, 47.164], 25_000, ['Rumaah']),
  city('thadiq', 'ثادق', 'Thadiq', [25.29, 45.865], 12_000),
  city('huraymila', 'حريملاء', 'Huraymila', [25.128, 46.11], 15_000, ['حريملا', 'Huraimila']),
  city('dhurma', 'ضرماء', 'Dhurma', [24.602, 46.133], 20_000, ['ضرما', 'Durma']),
  city('al-uyaynah', 'العيينة', 'Al Uyaynah', [24.907, 46.385], 15_000, ['Uyaina']),
  city('marat', 'مرات', 'Marat', [25.0706, 45.4578], 9_000, ['Murat']),
  city('sajir', 'ساجر', 'Sajir', [25.1825, 44.5996], 12_000),
  city('al-artawiyah', 'الأرطاوية', 'Al Artawiyah', [26.5039, 45.3481], 12_000),
  city('tumayr', 'تمير', 'Tumayr', [25.7035, 45.8684], 9_000, ['Tumair']),
  city('al-ghat', 'الغاط', 'Al Ghat', [26.028, 44.956], 14_000),
  city('hawtat-sudayr', 'حوطة سدير', 'Hawtat Sudayr', [25.597, 45.627], 12_000, ['Howtat Sudair', 'سدير', 'Sudair']),
  city('ar-rayn', 'الرين', 'Ar Rayn', [23.543, 45.515], 10_000),
  city('ushayqir', 'أشيقر', 'Ushayqir', [25.342, 45.189], 8_000, ['Ushaiqer']),
]
