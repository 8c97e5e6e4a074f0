/**
 * Names of seas and neighbours on the map, with the zoom from which they are written and where.
 * Regions, cities and districts come from `reference/`. Written for this project.
 */
export type MapName = { name: { ar: string; en: string }; lat: number; lng: number }

export const seas: readonly MapName[] = [
  { name: { ar: 'البحر الأحمر', en: 'Red Sea' }, lat: 19.2, lng: 38.5 },
  { name: { ar: 'الخليج العربي', en: 'Arabian Gulf' }, lat: 27.3, lng: 50.9 },
  { name: { ar: 'بحر العرب', en: 'Arabian Sea' }, lat: 15.2, lng: 58.2 },
  { name: { ar: 'خليج عدن', en: 'Gulf of Aden' }, lat: 12.2, lng: 47.8 },
  { name: { ar: 'خليج عُمان', en: 'Gulf of Oman' }, lat: 25.0, lng: 58.4 },
  { name: { ar: 'البحر المتوسط', en: 'Mediterranean' }, lat: 33.0, lng: 31.2 },
]

/** Of two names that have no room beside each other the first is written. */
export const countries: readonly MapName[] = [
  { name: { ar: 'الأردن', en: 'Jordan' }, lat: 31.2, lng: 36.6 },
  { name: { ar: 'العراق', en: 'Iraq' }, lat: 32.6, lng: 43.4 },
  { name: { ar: 'الكويت', en: 'Kuwait' }, lat: 29.35, lng: 47.6 },
  { name: { ar: 'قطر', en: 'Qatar' }, lat: 25.3, lng: 51.2 },
  { name: { ar: 'الإمارات', en: 'United Arab Emirates' }, lat: 23.7, lng: 54.0 },
  { name: { ar: 'عُمان', en: 'Oman' }, lat: 21.0, lng: 56.8 },
  { name: { ar: 'اليمن', en: 'Yemen' }, lat: 15.6, lng: 47.6 },
  { name: { ar: 'مصر', en: 'Egypt' }, lat: 26.6, lng: 30.4 },
  { name: { ar: 'السودان', en: 'Sudan' }, lat: 17.0, lng: 32.0 },
  { name: { ar: 'إريتريا', en: 'Eritrea' }, lat: 15.6, lng: 38.4 },
  { name: { ar: 'إثيوبيا', en: 'Ethiopia' }, lat: 11.4, lng: 39.4 },
  { name: { ar: 'سوريا', en: 'Syria' }, lat: 35.0, lng: 38.4 },
  { name: { ar: 'إيران', en: 'Iran' }, lat: 31.6, lng: 54.6 },
  { name: { ar: 'البحرين', en: 'Bahrain' }, lat: 26.03, lng: 50.55 },
]
