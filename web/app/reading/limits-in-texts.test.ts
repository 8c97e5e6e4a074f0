import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Noun } from '@qareeb/content/catalogues'
import { candidateBounds } from '@qareeb/contract/candidates'
import { fileBounds } from '@qareeb/contract/files'
import { jobAdBounds } from '@qareeb/contract/job-ads'
import { locationImportBounds } from '@qareeb/contract/organization-locations/import'
import { organizationBounds } from '@qareeb/contract/organizations'
import { accountTimes } from '@qareeb/contract/users'
import { beforeAll, describe, expect, test } from 'vitest'
import { bindPhrases } from '../i18n/bind-phrases.ts'
import { loadedPhrases, loadEveryPhrase } from '../i18n/load-phrases.ts'
import { limitValues } from './limit-values.server.ts'
import { readPageText } from './page-text.server.ts'

const pages = ['partner', 'faq'] as const
const locales = ['ar', 'en'] as const

const read = (locale: string, page: string) =>
  readFileSync(path.join(import.meta.dirname, `../../../content/${locale}/pages/${page}.md`), 'utf8')

/** A page as it is read, without its tags. */
function written(locale: 'ar' | 'en', page: string): string {
  const phrases = <N extends Noun>(noun: N) => bindPhrases(loadedPhrases(locale, noun), locale)
  const values = limitValues(locale, phrases)
  const { introduction, sections } = readPageText(read(locale, page), { values, isStep: true })
  const parts = sections.flatMap((section) => [section, ...section.items])
  return [introduction, ...parts].map(({ html = '' }) => html.replaceAll(/<[^>]+>/g, '')).join('\n')
}

const digits = (limit: number) => limit.toLocaleString('en')

const { openDays, extendInLastDays, locations } = jobAdBounds
const megabytes = digits(fileBounds.documentBytes / 1024 / 1024)

/** Sentences of the texts with the limits that the server enforces. */
const sentences = {
  en: {
    partner: [
      `import up to ${digits(locationImportBounds.rows)} branches`,
      `One ad can name ${digits(locations.max)} locations`,
      `open for ${digits(openDays)} days, and can be extended in its last ${digits(extendInLastDays)} days`,
      `a rejection waits one hour`,
    ],
    faq: [
      `up to ${megabytes} MB`,
      `For ${digits(candidateBounds.undoSeconds)} seconds after sending`,
      `you are told ${digits(candidateBounds.toldAfterExpiryDays)} days later`,
      `${digits(openDays)} days, or until the deadline`,
      `In its last ${digits(extendInLastDays)} days you can extend it by another ${digits(openDays)} days`,
      `Until ${digits(organizationBounds.retentionMonths.max)} months after the ad has closed`,
      `works once, for one hour`,
      `within ${digits(accountTimes.undoEmailHours)} hours`,
    ],
  },
  ar: {
    partner: [
      `استورد حتى ${digits(locationImportBounds.rows)} فرع من جدول`,
      `الإعلان الواحد لـ ${digits(locations.max)} موقعًا`,
      `مفتوحًا ${digits(openDays)} يومًا، ويمكن تمديده في آخر ${digits(extendInLastDays)} أيام`,
      `إلا بعد ساعة`,
    ],
    faq: [
      `حتى ${megabytes} ميجابايت`,
      `في أول ${digits(candidateBounds.undoSeconds)} ثوانٍ بعد الإرسال`,
      `بعد ${digits(candidateBounds.toldAfterExpiryDays)} يومًا من انتهائها`,
      `${digits(openDays)} يومًا، أو حتى الموعد النهائي`,
      `في آخر ${digits(extendInLastDays)} أيام من مدته يمكنك تمديده ${digits(openDays)} يومًا أخرى`,
      `${digits(organizationBounds.retentionMonths.max)} شهرًا بعد إغلاق الإعلان`,
      `صالح لمدة ساعة`,
      `خلال ${digits(accountTimes.undoEmailHours)} ساعة`,
    ],
  },
} as const

/** Numbers that the server does not enforce: how soon people answer a mail, and the age in the consent. */
const promises = new Set(['24', '18'])

beforeAll(loadEveryPhrase)

describe.each(locales)('limits in texts (%s)', (locale) => {
  test.each(pages)('of %s.md are those that the server enforces', (page) => {
    const text = written(locale, page)
    expect(sentences[locale][page].filter((sentence) => !text.includes(sentence))).toEqual([])
  })

  test.each(pages)('of %s.md have no number that is typed by hand', (page) => {
    const numbers = read(locale, page).match(/\p{Nd}[\p{Nd},.٬]*/gu) ?? []
    expect(numbers.filter((number) => !promises.has(number.replace(/[.,]$/, '')))).toEqual([])
  })
})
