import type { JobAdContent as SentContent } from '@qareeb/contract/job-ads/job-ad-content'
import { minorUnits } from '@qareeb/reference/currencies'
import type { OwnJobAdRecord } from '../queries/team-job-ad-row.ts'
import type { WrittenJobAd } from './job-ad-content.ts'

/** Content as the form sends it, with amounts in minor units; texts of blanks alone count as none. */
export const fromSent = ({ pay, ...sent }: SentContent): WrittenJobAd => ({
  ...sent,
  title: perLanguage(sent.title),
  description: perLanguage(sent.description),
  benefitsText: perLanguage(sent.benefitsText),
  pay: pay && { ...pay, min: toMinor(pay.min, pay.currency), max: toMinor(pay.max, pay.currency) },
})

/** Content as the form gets it back. */
export const toSent = (ad: OwnJobAdRecord): SentContent => ({
  title: ad.title,
  description: { ar: ad.description.ar?.html ?? null, en: ad.description.en?.html ?? null },
  category: ad.category,
  workMode: ad.workMode,
  employmentType: ad.employmentType,
  contractType: ad.contractType,
  seniority: ad.seniority,
  pay: ad.pay && {
    ...ad.pay,
    min: toMajor(ad.pay.min, ad.pay.currency),
    max: toMajor(ad.pay.max, ad.pay.currency),
  },
  locationIds: ad.locationIds,
  deadline: ad.deadline,
  openings: ad.openings,
  benefits: ad.benefits,
  benefitsText: ad.benefitsText,
  requirements: ad.requirements,
  contact: ad.contact,
  adType: ad.adType,
})

type Currency = keyof typeof minorUnits

const toMinor = (amount: number | null, currency: Currency) =>
  amount === null ? null : Math.round(amount * 10 ** minorUnits[currency])

const toMajor = (amount: number | null, currency: Currency) =>
  amount === null ? null : amount / 10 ** minorUnits[currency]

const perLanguage = ({ ar, en }: { ar: string | null; en: string | null }) => ({
  ar: filled(ar),
  en: filled(en),
})

/**
 * Signs that change the direction of the following text: in a list or a mail they would turn the words beside them
 * as well.
 */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g

const filled = (text: string | null) => text?.replace(directionControls, '').trim() || null
