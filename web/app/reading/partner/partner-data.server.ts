import { type Plan, plans } from '@qareeb/contract/job-ads'
import type { Locale } from '@qareeb/contract/locale'
import { planPricesSar } from '@qareeb/reference/plan-prices'
import type { Offer, Service, WithContext } from 'schema-dts'
import type { Site } from '../../page/request-context.ts'
import { siteData } from '../about/about-data.server.ts'

type Partner = {
  site: Site
  locale: Locale
  url: string
  title: string
  description: string
  planName: (plan: Plan) => string
}

/** The plans for companies, as schema.org describes them. */
export const partnerData = ({
  site,
  locale,
  url,
  title,
  description,
  planName,
}: Partner): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: title,
  description,
  url,
  serviceType: 'Recruiting',
  areaServed: { '@type': 'Country', name: 'SA' },
  provider: siteData(site, locale),
  offers: plans.map((plan): Offer => ({
    '@type': 'Offer',
    name: planName(plan),
    price: planPricesSar[plan],
    priceCurrency: 'SAR',
    url: `${url}#pricing`,
  })),
})
