import { useId } from 'react'
import { TextField } from '../../forms/text-field.tsx'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'

type NameFieldsProps = { field: (name: 'name.ar' | 'name.en') => FieldProps }

/** The names of a company in both languages, the reader's own first. */
export function NameFields({ field }: NameFieldsProps) {
  const t = usePhrases('organizations')
  const hintId = useId()
  const shared = { isSometimesRequired: true, sharedHint: hintId }
  const arabic = <TextField key="ar" {...field('name.ar')} {...shared} lang="ar" dir="rtl" />
  const english = <TextField key="en" {...field('name.en')} {...shared} lang="en" dir="ltr" />
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        {useLocale() === 'ar' ? [arabic, english] : [english, arabic]}
      </div>
      <p id={hintId} className="mt-1.5 text-sm text-ink-3">
        {t('nameHint')}
      </p>
    </div>
  )
}
