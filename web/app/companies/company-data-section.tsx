import { downloadOrganizationData } from '@qareeb/contract/organizations'
import { Download } from 'lucide-react'
import { saveFile } from '../files/save-file.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { useAction } from '../use-action.ts'
import { useCall } from '../use-call.ts'
import { useWhyNotOwner } from './use-why-not-owner.ts'

/** Everything that is stored of the company, as one file. */
export function CompanyDataSection() {
  const t = usePhrases('companySettings')
  const call = useCall()
  const whyNot = useWhyNotOwner()
  const [download, isDownloading] = useAction(async () => {
    const data = await call(downloadOrganizationData, {}, { isLong: true })
    saveFile('qareeb-company.json', JSON.stringify(data, null, 2), 'application/json')
  })
  return (
    <SectionCard id="data" title={t('data')} text={t('dataText')}>
      <Button
        kind="outline"
        size="small"
        disabled={isDownloading || whyNot !== null}
        aria-describedby={whyNot === null ? undefined : 'data-why-not'}
        onClick={download}
      >
        <Download className="size-4" aria-hidden />
        {t('download')}
      </Button>
      {whyNot !== null && (
        <p id="data-why-not" className="mt-3 text-sm text-ink-2">
          {whyNot}
        </p>
      )}
    </SectionCard>
  )
}
