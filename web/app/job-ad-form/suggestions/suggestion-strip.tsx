import type { Locale } from '@qareeb/contract/locale'
import { Check, Languages, Sparkles } from 'lucide-react'
import { useId } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import type { SuggestionMarks } from './use-suggestion-marks.ts'
import { type Offered, type Translation, useTranslation, withoutSuggestions } from './use-translation.ts'

type SuggestionStripProps = Pick<SectionProps, 'typed' | 'change'> & {
  marks: SuggestionMarks
  locale: Locale
}

const strip =
  'flex min-h-10 min-w-0 flex-1 flex-wrap items-center justify-end gap-1 rounded-s bg-info-soft px-2 py-1 text-sm text-info'

/**
 * Above the fields of a language: offers its translation, shows its progress, and asks whether to keep a suggestion.
 */
export function SuggestionStrip({ locale, marks, ...props }: SuggestionStripProps) {
  const t = usePhrases('jobAdForm')
  const translation = useTranslation({ ...props, marks }, locale)
  const here = marks.fields.filter((field) => field.endsWith(`.${locale}`))
  if (translation.isRunning)
    return (
      <p className={strip} role="status">
        <Sparkles className="size-4 motion-safe:animate-pulse" aria-hidden />
        <span className="me-auto">{t('translating')}</span>
        <StripButton onClick={translation.cancel}>{t('cancel')}</StripButton>
      </p>
    )
  if (here.length > 0)
    return (
      <div className={strip} role="group" aria-label={t('suggestion')}>
        <Sparkles className="size-4" aria-hidden />
        <span className="me-auto">{t('suggestion')}</span>
        <StripButton
          onClick={() => {
            props.change((now) => withoutSuggestions(now, here))
            marks.settle(here)
          }}
        >
          {t('dismiss')}
        </StripButton>
        <button
          type="button"
          onClick={() => marks.settle(here)}
          className="inline-flex h-8 items-center gap-1.5 rounded-s bg-info px-2.5 font-medium text-surface hover:brightness-110"
        >
          <Check className="size-4" aria-hidden />
          {t('accept')}
        </button>
      </div>
    )
  const { offered } = translation
  return offered && <Offer locale={locale} offered={offered} translation={translation} />
}

const labels = {
  texts: { ar: 'translateToArabic', en: 'translateToEnglish' },
  title: { ar: 'suggestArabicTitle', en: 'suggestEnglishTitle' },
  benefits: { ar: 'suggestArabicBenefits', en: 'suggestEnglishBenefits' },
} as const

type OfferProps = { locale: Locale; offered: Offered; translation: Translation }

/** The button that translates, named after what it brings, with the number of translations that are left today. */
function Offer({ locale, offered, translation }: OfferProps) {
  const t = usePhrases('jobAdForm')
  const leftId = useId()
  return (
    <div className="min-w-0 flex-1">
      <div className="flex min-h-10 flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <p id={leftId} className="text-xs text-ink-3 empty:hidden">
          {translation.left !== null && t('translationsLeft', { count: translation.left })}
        </p>
        <Button
          kind="outline"
          size="small"
          disabled={translation.left === 0}
          onClick={translation.start}
          aria-describedby={leftId}
        >
          <Languages className="size-4" aria-hidden />
          {t(labels[offered][locale])}
        </Button>
      </div>
      {translation.failure && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {translation.failure}
        </p>
      )}
    </div>
  )
}

const StripButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" onClick={onClick} className="h-8 rounded-s px-2 font-medium hover:bg-surface">
    {children}
  </button>
)
