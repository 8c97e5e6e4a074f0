import { useId } from 'react'
import { TextField } from '../forms/text-field.tsx'
import type { FieldProps } from '../forms/use-contract-form.ts'
import { isolateCode } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'

type Side = 'name.ar' | 'name.en' | 'address.ar' | 'address.en'

type NameAndAddressFieldsProps = { field: (name: Side | 'shortNationalAddress') => FieldProps }

/** Names and addresses of a branch in both languages, the reader's own first. */
export function NameAndAddressFields({ field }: NameAndAddressFieldsProps) {
  const t = usePhrases('organizationLocations')
  const hintId = useId()
  const locales = useLocale() === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['name', 'address'] as const).flatMap((part) =>
          locales.map((locale) => (
            <TextField
              key={part + locale}
              {...field(`${part}.${locale}`)}
              isSometimesRequired
              sharedHint={hintId}
              lang={locale}
              dir={locale === 'ar' ? 'rtl' : 'ltr'}
              autoComplete="off"
            />
          )),
        )}
      </div>
      <p id={hintId} className="-mt-3 text-sm text-ink-3">
        {t('languageHint')}
      </p>
      <TextField
        {...field('shortNationalAddress')}
        isOptional
        dir="ltr"
        autoComplete="off"
        hint={t('shortAddressHint', { example: isolateCode('RRRD2929') })}
        className="text-start"
      />
    </>
  )
}
