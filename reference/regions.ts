/**
 * The 13 administrative regions. Names as the Ministry of Interior writes them; centres are rough label
 * positions, not geometry. Written for this project.
 */
export const regions = [
  { key: 'riyadh', name: { ar: 'منطقة الرياض', en: 'Riyadh Region' }, lat: 23.6, lng: 45.9 },
  { key: 'makkah', name: { ar: 'منطقة مكة المكرمة', en: 'Makkah Region' }, lat: 21.3, lng: 40.6 },
  { key: 'madinah', name: { ar: 'منطقة المدينة المنورة', en: 'Madinah Region' }, lat: 24.8, lng: 39.6 },
  { key: 'qassim', name: { ar: 'منطقة القصيم', en: 'Qassim Region' }, lat: 26.1, lng: 43.6 },
  { key: 'eastern', name: { ar: 'المنطقة الشرقية', en: 'Eastern Province' }, lat: 23.2, lng: 50.2 },
  { key: 'asir', name: { ar: 'منطقة عسير', en: 'Asir Region' }, lat: 19.1, lng: 42.9 },
  { key: 'tabuk', name: { ar: 'منطقة تبوك', en: 'Tabuk Region' }, lat: 27.9, lng: 37.0 },
  { key: 'hail', name: { ar: 'منطقة حائل', en: 'Hail Region' }, lat: 27.3, lng: 41.4 },
  {
    key: 'northern-borders',
    name: { ar: 'منطقة الحدود الشمالية', en: 'Northern Borders Region' },
    lat: 30.3,
    lng: 41.9,
  },
  { key: 'jazan', name: { ar: 'منطقة جازان', en: 'Jazan Region' }, lat: 17.2, lng: 42.7 },
  { key: 'najran', name: { ar: 'منطقة نجران', en: 'Najran Region' }, lat: 18.4, lng: 46.5 },
  { key: 'al-bahah', name: { ar: 'منطقة الباحة', en: 'Al Bahah Region' }, lat: 20.2, lng: 41.4 },
  { key: 'al-jawf', name: { ar: 'منطقة الجوف', en: 'Al Jawf Region' }, lat: 29.9, lng: 39.1 },
] as const

export type RegionKey = (typeof regions)[number]['key']
