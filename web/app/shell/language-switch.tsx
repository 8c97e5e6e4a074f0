import { Globe } from 'lucide-react'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { rememberLanguageChoice } from '../page/language-choice.ts'
import { usePageAddresses } from '../page/page-addresses.ts'

/** Leads to this very page in the other language; a whole new document, so that direction and words change at once. */
export function LanguageSwitch() {
  const t = usePhrases('shell')
  const other = useLocale() === 'ar' ? 'en' : 'ar'
  const href = usePageAddresses()[other]

  return (
    <a
      href={href}
      hrefLang={other}
      title={t('switchLanguage')}
      onClick={rememberLanguageChoice}
      className="flex h-10 items-center gap-2 rounded-full px-3 text-sm font-medium text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <Globe className="size-[1.1rem]" aria-hidden />
      <span lang={other}>{t('otherLanguage')}</span>
    </a>
  )
}
