import type { Bilingual } from '@qareeb/contract/locale'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** Both names of a company, to be read. */
export function CompanyNames({ name }: { name: Bilingual }) {
  const t = usePhrases('organizations')
  const sides = [
    { locale: 'ar', label: t('nameAr'), text: name.ar },
    { locale: 'en', label: t('nameEn'), text: name.en },
  ]
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {sides.map(({ locale, label, text }) => (
        <div key={locale}>
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="font-medium wrap-anywhere">
            {text === null ? (
              <span className="text-ink-3">{t('noName')}</span>
            ) : (
              <bdi lang={locale}>{text}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
