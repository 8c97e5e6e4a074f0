import type { LocationColumn } from '@qareeb/contract/organization-locations/import'

const names = ['الاسم', 'اسم', 'اسم الفرع', 'name', 'branch name', 'location name', 'title']
const addresses = ['العنوان', 'عنوان', 'عنوان الفرع', 'address', 'street', 'street address']
const arabic = ['عربي', 'العربي', 'عربية', 'العربية', 'بالعربي', 'بالعربية', 'باللغة العربية', 'ar', 'arabic']
const english = [
  'إنجليزي',
  'الإنجليزي',
  'إنجليزية',
  'الإنجليزية',
  'بالإنجليزي',
  'بالإنجليزية',
  'باللغة الإنجليزية',
  'انقليزي',
  'en',
  'english',
]

/** The field and its language, in either order: `address_ar`, `Arabic address`, `العنوان (عربي)`. */
const eachIn = (texts: readonly string[], languages: readonly string[]) =>
  texts.flatMap((text) =>
    languages.flatMap((language) => [`${text} ${language}`, `${language} ${text}`, `${text} in ${language}`]),
  )

/**
 * The accepted names of the columns, as written or in any spelling that folds to it. The template's own headers are
 * the first of each; the others come from exports of maps and of other systems.
 */
export const columnNames: Readonly<Record<LocationColumn, readonly string[]>> = {
  nameAr: ['اسم الفرع (عربي)', 'Name (Arabic)', 'الاسم', 'اسم الفرع', 'الفرع', ...eachIn(names, arabic)],
  nameEn: [
    'اسم الفرع (إنجليزي)',
    'Name (English)',
    'name',
    'branch',
    'branch name',
    'location',
    'location name',
    'store',
    'title',
    ...eachIn(names, english),
  ],
  addressAr: ['العنوان (عربي)', 'Address (Arabic)', 'العنوان', 'عنوان الفرع', ...eachIn(addresses, arabic)],
  addressEn: [
    'العنوان (إنجليزي)',
    'Address (English)',
    'address',
    'street',
    'street address',
    ...eachIn(addresses, english),
  ],
  shortNationalAddress: [
    'العنوان الوطني المختصر',
    'Short national address',
    'العنوان المختصر',
    'الرمز المختصر',
    'short address',
    'national address',
    'short_national_address',
  ],
  city: ['المدينة', 'City', 'مدينة', 'town'],
  district: ['الحي', 'District', 'حي', 'neighborhood', 'neighbourhood', 'area'],
  lat: ['خط العرض', 'Latitude', 'العرض', 'دائرة العرض', 'lat', 'y'],
  lng: ['خط الطول', 'Longitude', 'الطول', 'lng', 'lon', 'long', 'x'],
}
