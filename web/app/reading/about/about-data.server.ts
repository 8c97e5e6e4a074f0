import type { Locale } from '@qareeb/contract/locale'
import type { AboutPage, Organization, WithContext } from 'schema-dts'
import type { Site } from '../../page/request-context.ts'

type About = { site: Site; locale: Locale; url: string; title: string; description: string }

/** The page and the site behind it, as schema.org describes them. */
export const aboutData = ({ site, locale, url, title, description }: About): WithContext<AboutPage> => ({
  '@context': 'https://schema.org',
  '@type': 'AboutPage',
  url,
  name: title,
  description,
  inLanguage: locale,
  mainEntity: siteData(site, locale),
})

/** The organization that runs the site. */
export const siteData = ({ name, origin, supportEmail, ...site }: Site, locale: Locale): Organization => ({
  '@type': 'Organization',
  name: name[locale],
  alternateName: name[locale === 'ar' ? 'en' : 'ar'],
  url: origin,
  logo: `${origin}/icons/app-512.png`,
  areaServed: { '@type': 'Country', name: 'SA' },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: supportEmail,
    availableLanguage: ['ar', 'en'],
  },
  ...sameElsewhere(site),
})

/** The site's pages on other sites; nothing where it has none, since an empty list is no value. */
function sameElsewhere({ links }: Pick<Site, 'links'>) {
  const sameAs = Object.values(links).filter((link) => link !== undefined)
  return sameAs.length > 0 && { sameAs }
}
