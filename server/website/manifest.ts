import { phrases as arabicHome } from '@qareeb/content/ar/phrases/home'
import { phrases as englishHome } from '@qareeb/content/en/phrases/home'
import { directionOf, type Locale } from '@qareeb/contract/locale'

const home = { ar: arabicHome, en: englishHome }

/** The web app manifest, in the language of the page that links it. */
export const manifest = (locale: Locale, siteName: string) => ({
  id: '/',
  name: siteName,
  short_name: siteName,
  description: home[locale].description,
  lang: locale,
  dir: directionOf(locale),
  start_url: locale === 'ar' ? '/' : '/en',
  scope: '/',
  display: 'standalone',
  background_color: '#f7f6f1',
  theme_color: '#0b6b4d',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...[192, 512].map((size) => ({
      src: `/icons/app-${size}.png`,
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose: 'any maskable',
    })),
  ],
})
