import { locales } from '@qareeb/contract/locale'
import { useLocation, useMatches } from 'react-router'
import { useLocale } from '../i18n/use-phrases.ts'
import { canonicalAddresses } from '../page/page-addresses.ts'
import { headOf } from '../page/page-head.ts'
import { useSite } from '../page/use-site.ts'

const openGraphLocale = { ar: 'ar_SA', en: 'en_GB' }

/** Canonical address, the other language, and the picture and name that other sites show. */
export function HeadLinks() {
  const { origin, name } = useSite()
  const locale = useLocale()
  const other = locale === 'ar' ? 'en' : 'ar'
  const head = headOf(useMatches())
  const byPath = canonicalAddresses(useLocation().pathname, head?.canonicalQuery)
  if (!head || head.noindex) return null

  const addresses = head.addresses ?? byPath
  const canonical = origin + addresses[head.onlyIn ?? locale]
  return (
    <>
      <link rel="canonical" href={canonical} />
      {!head.onlyIn &&
        locales.map((one) => (
          <link key={one} rel="alternate" hrefLang={one} href={origin + addresses[one]} />
        ))}
      {!head.onlyIn && <link rel="alternate" hrefLang="x-default" href={origin + addresses.ar} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={head.isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={name[locale]} />
      <meta property="og:locale" content={openGraphLocale[locale]} />
      {!head.onlyIn && <meta property="og:locale:alternate" content={openGraphLocale[other]} />}
      <LinkPicture url={origin + (head.image ?? `/og/site-${locale}.png`)} alt={head.title} />
    </>
  )
}

/** The picture of link previews; every picture of ours is of this size. */
function LinkPicture({ url, alt }: { url: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
