import { Navigation } from 'lucide-react'
import { CheckField } from '../../forms/check-field.tsx'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { formatKilometres } from '../../i18n/distances.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'

/** Asks whether the company gets the distance. */
export function ShareDistance({ field, km }: { field: FieldProps; km: number }) {
  const t = usePhrases('applying')
  const distance = isolateCode(formatKilometres(km, useLocale()))
  return (
    <div className="flex items-start gap-3">
      <Navigation className="mt-2 size-5 shrink-0 text-ink-3" aria-hidden />
      <CheckField {...field} isOptional>
        {t('shareDistance', { distance })}
      </CheckField>
    </div>
  )
}
