import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'

const malqa: JobAdLocation = {
  id: '5c7c8b4a-1f0e-4a52-9f2e-0d6a3f1b2c01',
  name: { ar: 'المكتب الرئيسي', en: 'Head office' },
  address: { ar: 'طريق أنس بن مالك 12', en: '12 Anas Ibn Malik Road' },
  city: { ar: 'الرياض', en: 'Riyadh' },
  district: { ar: 'الملقا', en: 'Al Malqa' },
  lat: 24.8112,
  lng: 46.6106,
  distanceKm: null,
}

const jeddah: JobAdLocation = {
  id: '5c7c8b4a-1f0e-4a52-9f2e-0d6a3f1b2c02',
  name: { ar: 'فرع جدة', en: 'Jeddah branch' },
  address: { ar: 'شارع الأمير سلطان 40', en: null },
  city: { ar: 'جدة', en: 'Jeddah' },
  district: null,
  lat: 21.5672,
  lng: 39.1562,
  distanceKm: null,
}

/** An open ad of Oasis Group in both languages, in Riyadh and Jeddah. */
export const seniorAccountant: PublicJobAd = {
  id: '8d0f7a9e-3b1c-4a67-8a55-6a1f4f0f1a01',
  slugs: { ar: 'محاسب-أول-a1b2', en: 'senior-accountant-a1b2' },
  title: { ar: 'محاسب أول', en: 'Senior accountant' },
  organization: {
    id: '2b5d7c11-7c0a-4f0e-9a3c-9e0d1f2a3b01',
    slug: 'oasis-group',
    name: { ar: 'مجموعة الواحة', en: 'Oasis Group' },
    verified: true,
    verifiedAt: '2026-01-10T08:00:00.000Z',
    logoUrl: '/logos/oasis.webp',
  },
  category: 'finance',
  workMode: 'onsite',
  employmentType: 'full-time',
  contractType: 'employment-contract',
  seniority: 'mid',
  salary: { min: 9000, max: 12000, currency: 'SAR', period: 'monthly' },
  publishedAt: '2026-11-18T08:00:00.000Z',
  expiresAt: '2026-12-18T08:00:00.000Z',
  state: 'active',
  closedAt: null,
  deadline: null,
  description: { ar: '<p>يقفل الحسابات.</p>', en: '<p>Closes the books.</p>' },
  locations: [malqa, jeddah],
  details: {
    openings: null,
    benefits: [],
    benefitsText: { ar: null, en: null },
    skills: [],
    experienceYears: null,
    education: null,
    languages: [],
    weeklyHours: null,
    shifts: [],
    onsiteDays: null,
  },
}
