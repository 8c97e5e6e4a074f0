import { expect, test } from 'vitest'
import { branchOptions } from './branch-options.ts'

const riyadh = { ar: 'الرياض', en: 'Riyadh' }
const olaya = { ar: 'العليا', en: 'Al Olaya' }
const road = { ar: 'شارع التحلية', en: 'Tahlia Street' }
const branches = [
  {
    id: 'tenth',
    name: { ar: null, en: 'Branch 10' },
    city: { ar: 'جدة', en: 'Jeddah' },
    district: null,
    address: road,
  },
  { id: 'second', name: { ar: null, en: 'Branch 2' }, city: riyadh, district: olaya, address: road },
  {
    id: 'main',
    name: { ar: 'فرع الرياض', en: 'Riyadh office' },
    city: riyadh,
    district: olaya,
    address: road,
  },
  { id: 'abroad', name: { ar: 'المستودع', en: 'Depot' }, city: null, district: null, address: road },
]
const labels = (locale: 'ar' | 'en') => branchOptions(branches, locale).map(({ label }) => label)

test('branches stand by the alphabet, numbers by their size, with the city that the name lacks', () => {
  expect(labels('en')).toEqual(['Branch 2 – Riyadh', 'Branch 10 – Jeddah', 'Depot', 'Riyadh office'])
})

test('branches have the names and cities of the language', () => {
  expect(labels('ar')).toEqual(['المستودع', 'فرع الرياض', 'Branch 2 – الرياض', 'Branch 10 – جدة'])
})

test('branches that would read the same have their district too', () => {
  const branch = { name: { ar: null, en: 'Branch' }, city: riyadh, address: road }
  const twins = [
    { ...branch, id: 'one', district: olaya },
    { ...branch, id: 'other', district: { ar: 'الملقا', en: 'Al Malqa' } },
    { ...branch, id: 'elsewhere', city: { ar: 'جدة', en: 'Jeddah' }, district: olaya },
  ]
  expect(branchOptions(twins, 'en').map(({ label }) => label)).toEqual([
    'Branch – Jeddah',
    'Branch – Riyadh – Al Malqa',
    'Branch – Riyadh – Al Olaya',
  ])
})

test('branches whose names hold the district have their address where they would read the same', () => {
  const branch = { name: { ar: 'فرع العليا', en: 'Al Olaya branch' }, city: riyadh, district: olaya }
  const twins = [
    { ...branch, id: 'one', address: road },
    { ...branch, id: 'other', address: { ar: 'طريق الملك فهد', en: 'King Fahd Road' } },
  ]
  expect(branchOptions(twins, 'en').map(({ label }) => label)).toEqual([
    'Al Olaya branch – Riyadh – King Fahd Road',
    'Al Olaya branch – Riyadh – Tahlia Street',
  ])
})
