import { useLayoutEffect } from 'react'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { rememberLanguageChoice } from '../page/language-choice.ts'
import { usePageAddresses } from '../page/page-addresses.ts'
import { buttonStyle } from '../ui/button-style.ts'

/** The suggestion itself, in the language that it offers. */
export default function LanguageSuggestionCard({
  onShown,
  onClose,
}: {
  onShown: () => void
  onClose: () => void
}) {
  const t = usePhrases('shell')
  const other = useLocale() === 'ar' ? 'en' : 'ar'
  const href = usePageAddresses()[other]
  // Remembered before anybody can see it: a reload right away must not show it again.
  useLayoutEffect(onShown, [onShown])

  return (
    <aside
      data-offer
      lang={other}
      dir={other === 'ar' ? 'rtl' : 'ltr'}
      className="fixed inset-x-4 bottom-20 z-40 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-l border border-line bg-surface p-4 shadow-2 sm:inset-x-auto sm:end-6 sm:bottom-6"
    >
      <p className="text-sm">{t('suggestOther')}</p>
      <div className="flex gap-2">
        <a
          href={href}
          hrefLang={other}
          onClick={rememberLanguageChoice}
          className={buttonStyle({ size: 'small' })}
        >
          {t('suggestOtherAction')}
        </a>
        <button
          type="button"
          className={buttonStyle({ kind: 'quiet', size: 'small' })}
          onClick={() => {
            rememberLanguageChoice()
            onClose()
          }}
        >
          {t('suggestDismiss')}
        </button>
      </div>
    </aside>
  )
}
