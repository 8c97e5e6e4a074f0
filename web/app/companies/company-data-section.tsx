import { usePhrases } from '../i18n/use-phrases.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { DownloadCompanyData } from './download-company-data.tsx'
import { useWhyNotOwner } from './use-why-not-owner.ts'

/** Everything that is stored of the company, as one file. */
export function CompanyDataSection() {
  const t = usePhrases('companySettings')
  const whyNot = useWhyNotOwner()
  return (
    <SectionCard id="data" title={t('data')} text={t('dataText')}>
      <DownloadCompanyData {...(whyNot !== null && { whyNotId: 'data-why-not' })} />
      {whyNot !== null && (
        <p id="data-why-not" className="mt-3 text-sm text-ink-2">
          {whyNot}
        </p>
      )}
    </SectionCard>
  )
}
