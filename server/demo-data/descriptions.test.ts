import { expect, test } from 'vitest'
import { sanitizeRichText } from '../job-ads/rich-text.ts'
import { generateCountry } from './country.ts'

test('descriptions of the demo country are as sanitising would leave them', () => {
  const country = generateCountry({
    seed: 'descriptions',
    ads: 200,
    organizations: 20,
    now: new Date('2026-11-21T09:00:00Z'),
  })
  for (const { jobAds } of country)
    for (const { description } of jobAds)
      for (const html of [description.ar, description.en])
        if (html !== null) expect(sanitizeRichText(html).html).toBe(html)
})
