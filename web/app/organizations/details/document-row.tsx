import { openRegistration, type Organization } from '@qareeb/contract/organizations'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { FileName } from '../../files/file-name.tsx'
import { formatSize } from '../../files/format-size.ts'
import { scanText } from '../../files/scan-text.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { canBeRead } from './can-be-read.ts'

type DocumentRowProps = {
  file: NonNullable<Organization['registration']>
  /** Named by platform administrators who look from outside. */
  organizationId?: string
  /** Its other actions. */
  children?: ReactNode
}

/** The company's stored document. Its address is fetched at the press, since each look at it goes into the audit log. */
export function DocumentRow({ file, organizationId, children }: DocumentRowProps) {
  const t = usePhrases('organizations')
  const files = usePhrases('files')
  const call = useCall()
  const locale = useLocale()
  const [download, isAsking] = useAction(async () => {
    const { downloadUrl } = await call(openRegistration, { query: { organizationId } })
    if (downloadUrl) location.assign(downloadUrl)
  })
  // The line about its scan shows why not.
  const isReadable = canBeRead(file)
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{t('registration')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-m border border-line p-4">
        <FileText className="size-6 shrink-0 text-ink-3" aria-hidden />
        <div className="min-w-40 flex-1">
          <p className="font-medium wrap-anywhere">
            <FileName name={file.name} />
          </p>
          <p className="text-sm text-ink-2">
            {formatSize(file.size, locale, files)} · {t('uploadedOn', { date: formatDate(file.uploadedAt) })}
          </p>
          <p id="document-scan" className="text-sm text-ink-3 empty:hidden">
            {scanText(file.scan, files)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            kind="soft"
            size="small"
            disabled={isAsking || !isReadable}
            aria-describedby={isReadable ? undefined : 'document-scan'}
            onClick={download}
          >
            {t('download')}
          </Button>
          {children}
        </div>
      </div>
    </div>
  )
}
