import type { ResponseOf } from '@qareeb/contract/endpoint'
import type { Locale } from '@qareeb/contract/locale'
import type { getPublicOrganization } from '@qareeb/contract/organizations/public-page'
import type { Organization, PostalAddress, WithContext } from 'schema-dts'
import { readIn } from '../../i18n/bilingual.ts'
import { isWithinKingdom } from '../../map/basemap/kingdom.server.ts'
import type { PageHead } from '../../page/page-head.ts'
import type { PageArguments } from '../../page/page-loader.ts'
import { pathsIn } from '../../paths.ts'

type Company = ResponseOf<typeof getPublicOrganization>
type Page = Pick<PageArguments, 'locale' | 'phrases' | 'site'>

/** The head of a company's page. */
export function companyHead(company: Company, { locale, phrases, site }: Page): PageHead {
  const t = phrases('organizationPage')
  const { organization, openAds } = company
  const name = readIn(locale, organization.name).text
  return {
    title: t('pageTitle', { company: name }),
    description: t('description', { company: name, site: site.name[locale], count: openAds }),
    image: `/og/company/${organization.id}.png?locale=${locale}`,
    jsonLd: organizationData(company, locale, site.origin),
  }
}

/** The company as search engines read it (https://developers.google.com/search/docs/appearance/structured-data/organization). */
export function organizationData(
  { organization, locations }: Company,
  locale: Locale,
  origin: string,
): WithContext<Organization> {
  const { name, logoUrl, slug } = organization
  const other = locale === 'ar' ? 'en' : 'ar'
  const alternateName = name[locale] === null ? null : name[other]
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: readIn(locale, name).text,
    ...(alternateName !== null && { alternateName }),
    url: origin + pathsIn(locale).company(slug),
    ...(logoUrl !== null && { logo: new URL(logoUrl, origin).href }),
    ...(locations.length > 0 && {
      address: locations.map((location) => postalAddress(location, locale)),
    }),
  }
}

/**
 * A branch across the border belongs to the nearest city of the gazetteer as well, which does not decide its country.
 */
const postalAddress = (location: Company['locations'][number], locale: Locale): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: readIn(locale, location.address).text,
  ...(location.city && { addressLocality: readIn(locale, location.city).text }),
  ...(isWithinKingdom(location) && { addressCountry: 'SA' }),
})
