import { downloadOrganizationData } from '@qareeb/contract/organizations'
import { Download } from 'lucide-react'
import { saveFile } from '../../files/save-file.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'

/** Everything that is stored of the company, as a file. */
export function DownloadCompanyData() {
  const t = usePhrases('companySettings')
  const call = useCall()
  const [download, isDownloading] = useAction(async () => {
    const data = await call(downloadOrganizationData, {}, { isLong: true })
    saveFile('qareeb-company.json', JSON.stringify(data, null, 2), 'application/json')
  })
  return (
    <Button kind="outline" size="small" disabled={isDownloading} onClick={download}>
      <Download className="size-4" aria-hidden />
      {t('download')}
    </Button>
  )
}
