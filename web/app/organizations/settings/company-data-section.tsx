import { usePhrases } from '../../i18n/use-phrases.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { DownloadCompanyData } from './download-company-data.tsx'

/** Everything that is stored of the company, as one file. */
export function CompanyDataSection() {
  const t = usePhrases('organizationSettings')
  return (
    <SectionCard id="data" title={t('data')} text={t('dataText')}>
      <DownloadCompanyData />
    </SectionCard>
  )
}
