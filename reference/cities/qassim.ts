// Centres after GeoNames (CC BY 4.0) where it has the town, otherwise approximate; names and spellings written for this project.
import { citiesOf } from '../place.ts'
import type { Place } from '../place.ts'

const city = citiesOf('qassim')

export const qassimCities: Place[] = [
  city('buraydah', ['بريدة', 'Buraydah'], {
    at: [26.326, 43.975],
    population: 570_000,
    also: ['Buraidah', 'Buraida', 'Buraydh', 'بريده'],
  }),
  city('unayzah', ['عنيزة', 'Unayzah'], {
    at: [26.0879, 43.9636],
    population: 185_000,
    also: ['Unaizah', 'Onaizah', 'Unaiza', 'عنيزه'],
  }),
  city('ar-rass', ['الرس', 'Ar Rass'], { at: [25.8694, 43.4973], population: 105_000 }),
  city('al-mithnab', ['المذنب', 'Al Mithnab'], {
    at: [25.8601, 44.2223],
    population: 45_000,
    also: ['Al Methnab', 'Al Midhnab'],
  }),
  city('al-bukayriyah', ['البكيرية', 'Al Bukayriyah'], {
    at: [26.1392, 43.6578],
    population: 35_000,
    also: ['Bukairiyah', 'البكيريه'],
  }),
  city('al-badai', ['البدائع', 'Al Badai'], {
    at: [25.985, 43.737],
    population: 45_000,
    also: ['Badaya', 'Al Badayea', 'البدايع'],
  }),
  city('riyadh-al-khabra', ['رياض الخبراء', 'Riyadh Al Khabra'], {
    at: [26.067, 43.553],
    population: 30_000,
    also: ['رياض الخبرا', 'Riyad Al Khabra'],
  }),
  city('al-khabra', ['الخبراء', 'Al Khabra'], { at: [26.072, 43.625], population: 10_000, also: ['الخبرا'] }),
  city('uyun-al-jiwa', ['عيون الجواء', 'Uyun Al Jiwa'], {
    at: [26.498, 43.631],
    population: 20_000,
    also: ['عيون الجوا', 'Oyun Aljiwa'],
  }),
  city('al-asyah', ['الأسياح', 'Al Asyah'], {
    at: [26.772, 44.207],
    population: 15_000,
    also: ['عين ابن فهيد', 'Ayn Ibn Fuhayd'],
  }),
  city('an-nabhaniyah', ['النبهانية', 'An Nabhaniyah'], {
    at: [25.86, 43.06],
    population: 15_000,
    also: ['النبهانيه'],
  }),
  city('ash-shimasiyah', ['الشماسية', 'Ash Shimasiyah'], {
    at: [26.32, 44.26],
    population: 10_000,
    also: ['الشماسيه'],
  }),
  city('uqlat-as-suqur', ['عقلة الصقور', 'Uqlat as Suqur'], {
    at: [25.829, 42.201],
    population: 12_000,
    also: ['Uglat Asugour'],
  }),
  city('dukhnah', ['دخنة', 'Dukhnah'], { at: [25.356, 43.623], population: 8_000, also: ['دخنه'] }),
]
