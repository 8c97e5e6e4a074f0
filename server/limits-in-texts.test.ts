import { readFileSync } from 'node:fs'
import path from 'node:path'
import { candidateBounds } from '@qareeb/contract/candidates'
import { fileBounds } from '@qareeb/contract/files'
import { jobAdBounds } from '@qareeb/contract/job-ads'
import { locationImportBounds } from '@qareeb/contract/organization-locations/import'
import { organizationBounds } from '@qareeb/contract/organizations'
import { describe, expect, test } from 'vitest'
import { undoHours } from './users/rules.ts'

/** Numbers that the texts write as words. A limit that becomes another number needs its words here and there. */
const words: Record<string, string> = {
  'en 7': 'seven',
  'ar 7': 'السبعة',
  'en 10': 'ten',
  'ar 10': 'العشر',
  'en 60': 'an hour',
  'ar 60': 'ساعة',
}
const inWords = (locale: 'ar' | 'en', limit: number) => words[`${locale} ${limit}`] ?? `${limit} in words`
const digits = (limit: number) => limit.toLocaleString('en')

const { openDays, extendInLastDays, locations } = jobAdBounds
const megabytes = digits(fileBounds.documentBytes / 1024 / 1024)

/** Sentences of the texts with the limits that the server enforces. */
const sentences = {
  en: {
    partner: [
      `import up to ${digits(locationImportBounds.rows)} of them`,
      `One ad can name ${digits(locations.max)} locations`,
      `open for ${digits(openDays)} days, and can be extended in its last ${inWords('en', extendInLastDays)}`,
      `a rejection waits ${inWords('en', candidateBounds.rejectionMinutes)}`,
    ],
    faq: [
      `up to ${megabytes} MB`,
      `For ${inWords('en', candidateBounds.undoSeconds)} seconds after sending`,
      `within ${digits(candidateBounds.toldAfterExpiryDays)} days`,
      `${digits(openDays)} days, or until the deadline`,
      `In the last ${inWords('en', extendInLastDays)} days you can extend it by another ${digits(openDays)}`,
      `Until ${digits(organizationBounds.retentionMonths.max)} months after the ad has closed`,
      `within ${digits(undoHours)} hours`,
    ],
  },
  ar: {
    partner: [
      `استورد ${digits(locationImportBounds.rows)} فرع`,
      `الإعلان الواحد لـ ${digits(locations.max)} موقعًا`,
      `مفتوحًا ${digits(openDays)} يومًا، ويمكن تمديده في أيامه ${inWords('ar', extendInLastDays)} الأخيرة`,
      `إلا بعد ${inWords('ar', candidateBounds.rejectionMinutes)}`,
    ],
    faq: [
      `حتى ${megabytes} ميجابايت`,
      `في الثواني ${inWords('ar', candidateBounds.undoSeconds)} الأولى`,
      `خلال ${digits(candidateBounds.toldAfterExpiryDays)} يومًا`,
      `${digits(openDays)} يومًا، أو حتى الموعد النهائي`,
      `تمديده ${digits(openDays)} يومًا أخرى في أيامه ${inWords('ar', extendInLastDays)} الأخيرة`,
      `${digits(organizationBounds.retentionMonths.max)} شهرًا بعد إغلاق الإعلان`,
      `خلال ${digits(undoHours)} ساعة`,
    ],
  },
} as const

describe.each(['ar', 'en'] as const)('limits in texts (%s)', (locale) => {
  test.each(['partner', 'faq'] as const)('of %s.md are those that the server enforces', (page) => {
    const text = readFileSync(path.join(import.meta.dirname, `../content/${locale}/pages/${page}.md`), 'utf8')
    expect(sentences[locale][page].filter((sentence) => !text.includes(sentence))).toEqual([])
  })
})
