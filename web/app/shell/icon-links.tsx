import { useLocale } from '../i18n/use-phrases.ts'
import { themeColors } from './theme-script.tsx'

/** Icons, manifest and the colours of the browser's own bars. They are those of every page of a language. */
export function IconLinks() {
  const locale = useLocale()
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={locale === 'ar' ? '/site.webmanifest' : '/en/site.webmanifest'} />
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}
