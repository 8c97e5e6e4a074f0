import { generateCountry } from '@qareeb/demo/country'
import { expect, test } from 'vitest'
import { sanitizeRichText } from '../job-ads/content/sanitize-rich-text.ts'

test('descriptions of the demo country are as sanitising would leave them', () => {
  const country = generateCountry({
    seed: 'descriptions',
    ads: 200,
    organizations: 20,
    now: new Date('2026-11-21T09:00:00Z'),
  })
  const written = [...country]
    .flatMap(({ jobAds }) => [...jobAds])
    .flatMap(({ description }) => [description.ar, description.en].filter((html) => html !== null))
  expect(written.map((html) => sanitizeRichText(html).html)).toEqual(written)
})
