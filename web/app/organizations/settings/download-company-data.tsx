import { downloadOrganizationData, getOrganization, openRegistration } from '@qareeb/contract/organizations'
import { Download } from 'lucide-react'
import { saveFile } from '../../files/save-file.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { canBeRead } from '../details/can-be-read.ts'
import type { CompanyFile } from './pack-company-data.ts'

/** Everything that is stored of the company, as one archive. */
export function DownloadCompanyData() {
  const t = usePhrases('organizationSettings')
  const call = useCall()
  const listFiles = useCompanyFiles()
  const [download, isDownloading] = useAction(async () => {
    const [data, files, { packCompanyData }] = await Promise.all([
      call(downloadOrganizationData, {}, { duration: 'files' }),
      listFiles(),
      import('./pack-company-data.ts'),
    ])
    saveFile('qareeb-company.zip', packCompanyData(data, files), 'application/zip')
  })
  return (
    <Button kind="outline" size="small" disabled={isDownloading} onClick={download}>
      <Download className="size-4" aria-hidden />
      {t('download')}
    </Button>
  )
}

/** Fetches the logo and the registration, as far as there are any that may be read. */
function useCompanyFiles() {
  const call = useCall()
  return async (): Promise<CompanyFile[]> => {
    const { logoUrl, registration } = await call(getOrganization, { query: {} })
    const files: CompanyFile[] = []
    if (logoUrl) files.push({ name: 'logo.webp', bytes: await fetchBytes(logoUrl) })
    if (!registration || !canBeRead(registration)) return files
    const { downloadUrl } = await call(openRegistration, { query: {} })
    if (downloadUrl) files.push({ name: registration.name, bytes: await fetchBytes(downloadUrl) })
    return files
  }
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}
