import { longestClosingMessage } from '@qareeb/contract/job-ads/job-ad-life'
import { directionOf, type Locale, locales } from '@qareeb/contract/locale'
import { useId } from 'react'
import { FieldFrame } from '../../../forms/field-frame.tsx'
import { described, inputStyle } from '../../../forms/input-style.ts'
import { isNearBound, LengthCount } from '../../../forms/length-count.tsx'
import { useLocale, usePhrases } from '../../../i18n/use-phrases.ts'
import { cx } from '../../../ui/cx.ts'
import type { ClosingTexts } from './use-closing-texts.ts'

/** The text for applicants in each language, the language of the page first. */
export function ClosingFields({ texts }: { texts: ClosingTexts }) {
  const t = usePhrases('jobAdList')
  const pageLocale = useLocale()
  const shown = locales.toSorted((locale) => (locale === pageLocale ? -1 : 1))
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">{t('closingMessage')}</legend>
      <p className="mt-1 mb-3 text-start text-sm text-ink-2">{t('closingMessageHint')}</p>
      <div className="grid gap-4">
        {shown.map((locale) => (
          <ClosingField key={locale} locale={locale} texts={texts} />
        ))}
      </div>
    </fieldset>
  )
}

function ClosingField({ locale, texts }: { locale: Locale; texts: ClosingTexts }) {
  const t = usePhrases('jobAdList')
  const errors = usePhrases('errors')
  const id = useId()
  const text = texts.textOf(locale)
  const error = texts.isTooLong(locale)
    ? errors('problem.tooLong', { limit: longestClosingMessage })
    : undefined
  const counted = { text, most: longestClosingMessage }
  const isNear = isNearBound(counted)
  const countId = `${id}-count`
  const hint = text !== '' && texts.isUsual(locale) ? t('closingUsual') : t('closingOwn')
  return (
    <FieldFrame
      id={id}
      label={t(`closingIn.${locale}`)}
      hint={hint}
      error={error}
      aside={isNear && <LengthCount id={countId} {...counted} />}
    >
      <textarea
        id={id}
        lang={locale}
        dir={directionOf(locale)}
        rows={2}
        value={text}
        onChange={({ target }) => texts.write(locale, target.value)}
        onBlur={() => texts.leave(locale)}
        {...described(id, error, true, isNear ? countId : undefined)}
        className={cx(inputStyle, 'field-sizing-content h-auto max-h-48 min-h-18 py-3 wrap-anywhere')}
      />
    </FieldFrame>
  )
}
