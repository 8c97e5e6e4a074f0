import type { LocationColumn } from '@qareeb/contract/organization-locations'

/**
 * What the columns of a file may be called, as written or in any spelling that folds to it. The template's own headers
 * are the first of each; the others are what exports of maps and of other systems say.
 */
export const columnNames: Readonly<Record<LocationColumn, readonly string[]>> = {
  nameAr: [
    'اسم الفرع (عربي)',
    'Name (Arabic)',
    'الاسم',
    'اسم الفرع',
    'الفرع',
    'الاسم العربي',
    'الاسم بالعربية',
    'name_ar',
    'arabic name',
  ],
  nameEn: [
    'اسم الفرع (إنجليزي)',
    'Name (English)',
    'name',
    'branch',
    'branch name',
    'location',
    'location name',
    'store',
    'الاسم الإنجليزي',
    'الاسم بالإنجليزية',
    'name_en',
    'english name',
    'title',
  ],
  addressAr: [
    'العنوان (عربي)',
    'Address (Arabic)',
    'العنوان',
    'عنوان الفرع',
    'العنوان بالعربية',
    'address_ar',
    'arabic address',
  ],
  addressEn: [
    'العنوان (إنجليزي)',
    'Address (English)',
    'address',
    'street',
    'street address',
    'العنوان بالإنجليزية',
    'address_en',
    'english address',
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
