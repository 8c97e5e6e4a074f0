import type { Bilingual } from '@qareeb/contract/locale'
import type { NameForm } from './industries.ts'
import type { Industry, Trade } from './role.ts'

/**
 * A company that tests, demo data and screenshots know by name. All of them are verified and are in Riyadh or Jeddah.
 */
export type NamedCompany = {
  id: string
  name: Bilingual
  gender: NameForm['gender']
  industry: Industry
  trade?: Trade
  home: string
}

/** Their ids are fixed, so that a link to them stays valid from one demo to the next. */
export const namedCompanies: readonly NamedCompany[] = [
  {
    id: '0a515a00-0000-4000-8000-000000000001',
    name: { ar: 'مجموعة الواحة', en: 'Oasis Group' },
    gender: 'feminine',
    industry: 'holding',
    home: 'riyadh',
  },
  {
    id: '0a515a00-0000-4000-8000-000000000002',
    name: { ar: 'نماء التقنية', en: 'Nama Tech' },
    gender: 'feminine',
    industry: 'tech',
    home: 'riyadh',
  },
  {
    id: '0a515a00-0000-4000-8000-000000000003',
    name: { ar: 'سلة سريعة', en: 'Fast Basket' },
    gender: 'feminine',
    industry: 'retail',
    trade: 'supermarket',
    home: 'jeddah',
  },
  {
    id: '0a515a00-0000-4000-8000-000000000004',
    name: { ar: 'مستشفى الرعاية', en: 'Reaya Hospital' },
    gender: 'masculine',
    industry: 'hospital',
    home: 'riyadh',
  },
]

/** Two ads of the first company that take no applications any more, so that their pages can be opened. */
export const endedJobAds = {
  closed: '0a515a00-0000-4000-8000-0000000000c1',
  expired: '0a515a00-0000-4000-8000-0000000000e1',
} as const

/**
 * Ads of the first company that wait for its team: one that ends tomorrow, a complete draft, and a draft
 * without a contact address.
 */
export const waitingJobAds = {
  endsTomorrow: '0a515a00-0000-4000-8000-0000000000e2',
  completeDraft: '0a515a00-0000-4000-8000-0000000000d1',
  incompleteDraft: '0a515a00-0000-4000-8000-0000000000d2',
} as const
