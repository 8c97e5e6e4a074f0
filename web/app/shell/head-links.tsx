import { locales } from '@qareeb/contract/locale'
import { useLocation, useMatches } from 'react-router'
import { useLocale } from '../i18n/use-phrases.ts'
import { headOf } from '../page-head.ts'
import { canonicalAddresses } from './page-addresses.ts'
import { useSite } from './use-site.ts'

const openGraphLocale = { ar: 'ar_SA', en: 'en_GB' }

/** Canonical address, the other language, and the picture and name that other sites show. */
export function HeadLinks() {
  const { origin, name } = useSite()
  const locale = useLocale()
  const head = headOf(useMatches())
  const byPath = canonicalAddresses(useLocation(), head?.canonicalQuery)
  if (!head || head.noindex) return <IconLinks />

  const addresses = head.addresses ?? byPath
  const canonical = origin + addresses[head.onlyIn ?? locale]
  return (
    <>
      <link rel="canonical" href={canonical} />
      {!head.onlyIn &&
        locales.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={origin + addresses[other]} />
        ))}
      {!head.onlyIn && <link rel="alternate" hrefLang="x-default" href={origin + addresses.ar} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name[locale]} />
      <meta property="og:locale" content={openGraphLocale[locale]} />
      {head.image && <meta property="og:image" content={origin + head.image} />}
      {head.image && <meta name="twitter:card" content="summary_large_image" />}
      <IconLinks />
    </>
  )
}

function IconLinks() {
  const locale = useLocale()
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={locale === 'ar' ? '/site.webmanifest' : '/en/site.webmanifest'} />
      <meta name="theme-color" content="#f7f6f1" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0c1411" media="(prefers-color-scheme: dark)" />
    </>
  )
}
