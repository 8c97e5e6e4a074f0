import { plainTextOf } from '@qareeb/contract/text/rich-text'
import { generateCountry, type CountryOptions } from './country.ts'
import type { DemoJobAd } from './demo-country.ts'

/** Every so many-th ad of the country as plain text, for somebody who judges how it reads. */
export function* tellJobAds(options: CountryOptions, count: number): Generator<string> {
  const step = Math.max(1, Math.floor(options.ads / count))
  let position = 0
  for (const { organization, jobAds } of generateCountry(options))
    for (const jobAd of jobAds)
      if (position++ % step === 0)
        yield `${organization.name.ar ?? '–'} · ${organization.name.en ?? '–'}\n${tell(jobAd)}`
}

function tell({ title, description, salary, ...jobAd }: DemoJobAd): string {
  const facts = [
    jobAd.category,
    jobAd.workMode,
    jobAd.employmentType,
    jobAd.contractType,
    jobAd.seniority,
    jobAd.status,
  ]
  const pay = `${salary.min}–${salary.max} ${salary.currency} ${salary.period}`
  const addresses = jobAd.locations.map(({ address }) => `${address.ar} · ${address.en}`)
  const texts = (['ar', 'en'] as const).flatMap((locale) =>
    title[locale] === null ? [] : `\n# ${title[locale]}\n${plainTextOf(description[locale] ?? '')}`,
  )
  return [facts.filter(Boolean).join(', '), pay, ...addresses, ...texts].join('\n')
}
