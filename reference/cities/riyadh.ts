// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('riyadh')

export const riyadhCities: Place[] = [
  city('riyadh', ['الرياض', 'Riyadh'], {
    at: [24.7743, 46.7386],
    population: 7_000_000,
    also: ['Ar Riyadh', 'Riyad', 'Riadh', 'الرياظ', 'مدينة الرياض'],
  }),
  city('diriyah', ['الدرعية', 'Diriyah'], {
    at: [24.7517, 46.5392],
    population: 80_000,
    also: ['Ad Diriyah', 'Dariyah', 'Diriya', 'الدرعيه'],
  }),
  city('al-kharj', ['الخرج', 'Al Kharj'], {
    at: [24.1554, 47.3346],
    population: 325_000,
    also: ['السيح', 'As Sayh'],
  }),
  city('ad-dilam', ['الدلم', 'Ad Dilam'], { at: [23.991, 47.1618], population: 35_000 }),
  city('al-majmaah', ['المجمعة', 'Al Majmaah'], {
    at: [25.911, 45.3567],
    population: 60_000,
    also: ['Majma', 'Al Majmah', 'المجمعه'],
  }),
  city('az-zulfi', ['الزلفي', 'Az Zulfi'], { at: [26.2995, 44.8154], population: 68_000 }),
  city('shaqra', ['شقراء', 'Shaqra'], { at: [25.24, 45.251], population: 40_000, also: ['شقرا', 'Shagra'] }),
  city('ad-dawadimi', ['الدوادمي', 'Ad Dawadimi'], {
    at: [24.5077, 44.3924],
    population: 60_000,
    also: ['Dawadmi', 'Dawadimi'],
  }),
  city('afif', ['عفيف', 'Afif'], { at: [23.9065, 42.9172], population: 45_000 }),
  city('wadi-ad-dawasir', ['وادي الدواسر', 'Wadi ad-Dawasir'], {
    at: [20.4629, 44.7923],
    population: 100_000,
    also: ['Wadi Al Dawasir', 'Wadi Addawasir', 'الخماسين'],
  }),
  city('as-sulayyil', ['السليل', 'As Sulayyil'], {
    at: [20.4607, 45.5779],
    population: 30_000,
    also: ['Sulayel', 'Al Sulayil'],
  }),
  city('layla', ['ليلى', 'Layla'], {
    at: [22.292, 46.724],
    population: 45_000,
    also: ['الأفلاج', 'Al Aflaj', 'Aflaj', 'ليلا'],
  }),
  city('hawtat-bani-tamim', ['حوطة بني تميم', 'Hawtat Bani Tamim'], {
    at: [23.496, 46.878],
    population: 40_000,
    also: ['الحوطة', 'Howtat Bani Tamim', 'Al Hawtah'],
  }),
  city('al-hariq', ['الحريق', 'Al Hariq'], { at: [23.62, 46.515], population: 15_000 }),
  city('al-muzahimiyah', ['المزاحمية', 'Al Muzahimiyah'], {
    at: [24.47, 46.27],
    population: 45_000,
    also: ['Muzahmiyya', 'Al Muzahmiyah', 'المزاحميه'],
  }),
  city('al-quwayiyah', ['القويعية', 'Al Quwayiyah'], {
    at: [24.063, 45.28],
    population: 40_000,
    also: ['Quwaiyah', 'Al Quwaiiyah', 'القويعيه'],
  }),
  city('rumah', ['رماح', 'Rumah'], { at: [25.564, 47.164], population: 25_000, also: ['Rumaah'] }),
  city('thadiq', ['ثادق', 'Thadiq'], { at: [25.29, 45.865], population: 12_000 }),
  city('huraymila', ['حريملاء', 'Huraymila'], {
    at: [25.128, 46.11],
    population: 15_000,
    also: ['حريملا', 'Huraimila'],
  }),
  city('dhurma', ['ضرماء', 'Dhurma'], { at: [24.602, 46.133], population: 20_000, also: ['ضرما', 'Durma'] }),
  city('al-uyaynah', ['العيينة', 'Al Uyaynah'], {
    at: [24.907, 46.385],
    population: 15_000,
    also: ['Uyaina'],
  }),
  city('marat', ['مرات', 'Marat'], { at: [25.0706, 45.4578], population: 9_000, also: ['Murat'] }),
  city('sajir', ['ساجر', 'Sajir'], { at: [25.1825, 44.5996], population: 12_000 }),
  city('al-artawiyah', ['الأرطاوية', 'Al Artawiyah'], { at: [26.5039, 45.3481], population: 12_000 }),
  city('tumayr', ['تمير', 'Tumayr'], { at: [25.7035, 45.8684], population: 9_000, also: ['Tumair'] }),
  city('al-ghat', ['الغاط', 'Al Ghat'], { at: [26.028, 44.956], population: 14_000 }),
  city('hawtat-sudayr', ['حوطة سدير', 'Hawtat Sudayr'], {
    at: [25.597, 45.627],
    population: 12_000,
    also: ['Howtat Sudair', 'سدير', 'Sudair'],
  }),
  city('ar-rayn', ['الرين', 'Ar Rayn'], { at: [23.543, 45.515], population: 10_000 }),
  city('ushayqir', ['أشيقر', 'Ushayqir'], { at: [25.342, 45.189], population: 8_000, also: ['Ushaiqer'] }),
]
