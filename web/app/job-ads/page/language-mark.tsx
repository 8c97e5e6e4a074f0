import type { Locale } from '@qareeb/contract/locale'
import { Languages } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** Names the language of a text that has no translation into the language of the page. */
export function LanguageMark({ locale }: { locale: Locale }) {
  const t = usePhrases('jobAds')
  return (
    <p className="ad-language">
      <Languages className="size-4" aria-hidden />
      {t(locale === 'ar' ? 'writtenInArabic' : 'writtenInEnglish')}
    </p>
  )
}
