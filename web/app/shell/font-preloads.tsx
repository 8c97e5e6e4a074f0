import type { Locale } from '@qareeb/contract/locale'
import arabic400 from '../../.cache/fonts/arabic-400.woff2?url'
import arabic600 from '../../.cache/fonts/arabic-600.woff2?url'
import latin400 from '../../.cache/fonts/latin-400.woff2?url'
import latin600 from '../../.cache/fonts/latin-600.woff2?url'

// Digits and Latin names stand on every page, Arabic letters on the Arabic ones.
const fonts = { ar: [arabic400, latin400], en: [latin400] }
const ofHeadlines = { ar: arabic600, en: latin600 }

type FontPreloadsProps = {
  locale: Locale
  /** Pages with the frame of the site begin with one. In places of work browsers complain that its font stands unused. */
  hasHeadline: boolean
}

/** Asks for the fonts of the first lines together with the page. */
export function FontPreloads({ locale, hasHeadline }: FontPreloadsProps) {
  const first = hasHeadline ? [...fonts[locale], ofHeadlines[locale]] : fonts[locale]
  return first.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
