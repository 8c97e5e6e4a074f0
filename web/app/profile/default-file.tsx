import { openOwnUpload, type OwnFile } from '@qareeb/contract/files'
import { getOwnProfile } from '@qareeb/contract/users'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { DownloadLink } from '../files/download-link.tsx'
import { FileField } from '../files/file-field.tsx'
import { FileName } from '../files/file-name.tsx'
import { formatSize } from '../files/format-size.ts'
import { forgetUpload, type UploadedDocument } from '../files/kept-upload.ts'
import { formatDate } from '../i18n/dates.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { useAction } from '../use-action.ts'
import { useCall } from '../use-call.ts'
import type { SectionProps } from './profile-sections.tsx'
import { useSaveProfile } from './use-save-profile.ts'

const keepAs = 'profile-cv'

/** The CV that applications take along: kept as soon as it has arrived. */
export function DefaultFile({ profile, onChange }: SectionProps) {
  const t = usePhrases('profile')
  const call = useCall()
  const save = useSaveProfile(onChange)
  const [isReplacing, setIsReplacing] = useState(false)
  const [arrived, setArrived] = useState<UploadedDocument | null>(null)
  const [keep, isKeeping] = useAction(async () => {
    if (!arrived) return
    await save({ file: { id: arrived.id, secret: arrived.secret } })
    forgetUpload(keepAs)
    setIsReplacing(false)
  })
  const [remove, isRemoving] = useAction(async () => void (await save({ file: null })))

  if (profile.file && !isReplacing)
    return (
      <Kept
        file={profile.file}
        isBusy={isRemoving}
        onReplace={() => setIsReplacing(true)}
        onRemove={remove}
      />
    )
  return (
    <div className="grid justify-items-start gap-3 [&>*:first-child]:justify-self-stretch">
      <FileField
        label={t('file')}
        isOptional
        keepAs={keepAs}
        open={(announced, signal) =>
          call(openOwnUpload, { body: { purpose: 'cv', ...announced } }, { signal })
        }
        onChange={setArrived}
      />
      <div className="flex gap-2">
        {arrived && (
          <Button size="small" disabled={isKeeping} onClick={keep}>
            {t('keepFile')}
          </Button>
        )}
        {profile.file && (
          <Button kind="quiet" size="small" onClick={() => setIsReplacing(false)}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}

type KeptProps = { file: OwnFile; isBusy: boolean; onReplace: () => void; onRemove: () => void }

function Kept({ file, isBusy, onReplace, onRemove }: KeptProps) {
  const t = usePhrases('profile')
  const files = usePhrases('files')
  const call = useCall()
  const locale = useLocale()
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{t('file')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-m border border-line p-4">
        <FileText className="size-6 shrink-0 text-ink-3" aria-hidden />
        <div className="min-w-40 flex-1">
          <p className="font-medium wrap-anywhere">
            <FileName name={file.name} />
          </p>
          <p className="text-sm text-ink-2">
            {formatSize(file.size, locale, files)} ·{' '}
            {t('fileUploaded', { date: formatDate(file.uploadedAt) })}
          </p>
          <p className="text-sm text-ink-3">{files(`scan.${file.scan}`)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {file.downloadUrl && (
            <DownloadLink
              url={file.downloadUrl}
              renew={async () => (await call(getOwnProfile, {})).file?.downloadUrl}
              className={buttonStyle({ kind: 'soft', size: 'small' })}
            >
              {t('downloadFile')}
            </DownloadLink>
          )}
          <Button kind="outline" size="small" onClick={onReplace}>
            {t('replaceFile')}
          </Button>
          <Button kind="quiet" size="small" disabled={isBusy} onClick={onRemove}>
            {t('removeFile')}
          </Button>
        </div>
      </div>
    </div>
  )
}
