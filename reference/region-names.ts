import type { RegionKey } from './regions.ts'

/**
 * People's names for the regions besides their full names. A name that also belongs to a city («الرياض», «جازان»)
 * means the city. Written for this project.
 */
export const regionNames: Record<RegionKey, readonly string[]> = {
  riyadh: ['Riyadh Province', 'المنطقة الوسطى', 'Central Region', 'Central Province'],
  makkah: [
    'منطقة مكة',
    'Makkah Province',
    'Mecca Region',
    'Mecca Province',
    'الغربية',
    'المنطقة الغربية',
    'Western Region',
    'Western Province',
  ],
  madinah: ['منطقة المدينة', 'Madinah Province', 'Medina Region', 'Medina Province'],
  qassim: [
    'القصيم',
    'Qassim',
    'Al Qassim',
    'Qaseem',
    'Al Qassim Region',
    'Qassim Province',
    'Al Qassim Province',
  ],
  eastern: ['الشرقية', 'منطقة الشرقية', 'Eastern Region', 'Ash Sharqiyah', 'Sharqiyah', 'Sharqia'],
  asir: ['عسير', 'Asir', 'Aseer', 'Aseer Region', 'Asir Province', 'Aseer Province'],
  tabuk: ['Tabuk Province'],
  hail: ['Hail Province'],
  'northern-borders': ['الحدود الشمالية', 'Northern Borders', 'Northern Borders Province'],
  jazan: ['منطقة جيزان', 'Jazan Province', 'Jizan Region', 'Jizan Province'],
  najran: ['Najran Province'],
  'al-bahah': ['Al Bahah Province', 'Al Baha Region', 'Baha Region', 'Al Baha Province'],
  'al-jawf': [
    'الجوف',
    'Al Jawf',
    'Al Jouf',
    'Jouf',
    'Al Jouf Region',
    'Al Jawf Province',
    'Al Jouf Province',
  ],
}
