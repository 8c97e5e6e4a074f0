import type { Locale } from '@qareeb/contract/locale'
import arabic400 from '../../.cache/fonts/arabic-400.woff2?url'
import arabic600 from '../../.cache/fonts/arabic-600.woff2?url'
import latin400 from '../../.cache/fonts/latin-400.woff2?url'
import latin600 from '../../.cache/fonts/latin-600.woff2?url'

// Digits and Latin names stand on every page, Arabic letters on the Arabic ones.
const fonts = { ar: [arabic400, latin400], en: [latin400] }
const headlines = { ar: [arabic600], en: [latin600] }

type FontPreloadsProps = {
  locale: Locale
  /** The page begins with a headline of its own; in places of work it may come seconds after the frame. */
  hasHeadline: boolean
}

/** Asks for the fonts of the first lines together with the page. */
export function FontPreloads({ locale, hasHeadline }: FontPreloadsProps) {
  return [...fonts[locale], ...(hasHeadline ? headlines[locale] : [])].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
