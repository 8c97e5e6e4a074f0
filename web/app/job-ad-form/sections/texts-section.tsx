import type { Locale } from '@qareeb/contract/locale'
import { useRef, useState } from 'react'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { FormSection } from '../desk/form-section.tsx'
import { useReveal } from '../desk/use-reveal.ts'
import { begunLanguages, isFinished } from '../typed/languages.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import type { SectionProps } from './section-props.ts'
import { TextColumn } from './text-column.tsx'

const locales = ['ar', 'en'] as const

/** Title and description in both languages: side by side where there is room, else behind a tab for each. */
export function TextsSection(props: SectionProps) {
  const t = usePhrases('jobAdForm')
  const [shown, setShown] = useState<Locale>(useLocale())
  const columns = useRef<HTMLDivElement>(null)
  // Something in a column that is hidden now is asked for.
  useReveal(columns, (target) => {
    const column = target instanceof Element ? target.closest('[data-language]') : null
    if (column) setShown(column.getAttribute('data-language') === 'ar' ? 'ar' : 'en')
  })
  return (
    <FormSection id="texts" title={t('texts')} text={t('textsHint')}>
      <LanguageTabs typed={props.typed} shown={shown} onChoose={setShown} />
      <div ref={columns} className="grid gap-4 min-[1180px]:grid-cols-2">
        {locales.map((locale) => (
          <div
            key={locale}
            data-language={locale}
            className={cx(
              'min-w-0 min-[1180px]:row-span-3 min-[1180px]:grid min-[1180px]:grid-rows-subgrid',
              shown !== locale && 'max-[1179px]:hidden',
            )}
          >
            <TextColumn {...props} locale={locale} />
          </div>
        ))}
      </div>
    </FormSection>
  )
}

type LanguageTabsProps = { typed: TypedJobAd; shown: Locale; onChoose: (locale: Locale) => void }

/** One of the two languages at a time; a dot marks the one in which something is missing. */
function LanguageTabs({ typed, shown, onChoose }: LanguageTabsProps) {
  const t = usePhrases('jobAdForm')
  return (
    <div
      role="group"
      aria-label={t('languageOfText')}
      className="mb-3 flex gap-1 rounded-m bg-sunken p-1 min-[1180px]:hidden"
    >
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          aria-pressed={shown === locale}
          onClick={() => onChoose(locale)}
          className="flex h-10 flex-1 items-center justify-center gap-2 rounded-s text-sm text-ink-2 aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-1"
        >
          {t(locale === 'ar' ? 'arabic' : 'english')}
          {isMissing(typed, locale) && (
            <>
              <span aria-hidden className="size-2 rounded-full bg-accent" />
              <span className="sr-only">{t('languageMissing')}</span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}

/** One language is enough: only one that is begun can lack something, or both while nothing is written. */
function isMissing(typed: TypedJobAd, locale: Locale) {
  const begun = begunLanguages(typed)
  return begun.length === 0 || (begun.includes(locale) && !isFinished(typed, locale))
}
