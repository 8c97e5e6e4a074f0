import { readFileSync } from 'node:fs'
import path from 'node:path'
import { candidateBounds } from '@qareeb/contract/candidates'
import { jobAdBounds } from '@qareeb/contract/job-ads'
import { openAdsOf, organizationBounds } from '@qareeb/contract/organizations'
import { expect, test } from 'vitest'

const { answerDays, undoSeconds } = candidateBounds
const months = organizationBounds.retentionMonths.max
const freeAds = openAdsOf.free

/** Legal texts hold no placeholders, since their digest is that of the words that people agreed to. */
const sentences = [
  ['en', 'terms-and-conditions', `An ad stays open for at most ${jobAdBounds.openDays} days`],
  ['en', 'terms-and-conditions', `within ${answerDays} days after an interview`],
  ['en', 'terms-and-conditions', `allows ${freeAds} ads at the same time`],
  ['en', 'privacy-policy', `${months} months after the ad has closed`],
  ['ar', 'terms-and-conditions', `منشورًا ${jobAdBounds.openDays} يومًا على الأكثر`],
  ['ar', 'terms-and-conditions', `خلال ${answerDays} يومًا بعد المقابلة`],
  ['ar', 'terms-and-conditions', `نشر ${freeAds} إعلانات في الوقت نفسه`],
  ['ar', 'privacy-policy', `${months} شهرًا بعد إغلاق الإعلان`],
] as const

test.each(sentences)('%s/%s.md has the limit of the server: %s', (locale, page, sentence) => {
  const file = path.join(import.meta.dirname, `../../../content/${locale}/pages/${page}.md`)
  expect(readFileSync(file, 'utf8')).toContain(sentence)
})

test('the ten seconds of the terms are those in which an application can be taken back', () => {
  expect(undoSeconds).toBe(10)
})
