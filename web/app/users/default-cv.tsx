import { openOwnUpload, type OwnFile } from '@qareeb/contract/files'
import { getOwnProfile } from '@qareeb/contract/users'
import { FileText } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { DownloadLink } from '../files/download-link.tsx'
import { FileField } from '../files/file-field.tsx'
import { FileName } from '../files/file-name.tsx'
import { formatSize } from '../files/format-size.ts'
import { forgetUpload, type UploadedDocument } from '../files/kept-upload.ts'
import { scanText } from '../files/scan-text.ts'
import { formatDate } from '../i18n/dates.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { useFailureToast } from '../session/use-failure-toast.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import type { SectionProps } from './section-props.ts'
import { useSaveProfile } from './use-save-profile.ts'

const keepAs = 'profile-cv'

/** The CV that applications take along: kept as soon as it has arrived. */
export function DefaultCv({ profile, onChange }: SectionProps) {
  const t = usePhrases('users')
  const call = useCall()
  const save = useSaveProfile(onChange)
  const [isReplacing, setIsReplacing] = useState(false)
  const [unkept, keep] = useKeepArrived(async ({ id, secret }) => {
    await save({ file: { id, secret } }, t('fileKept'))
    forgetUpload(keepAs)
    setIsReplacing(false)
  })
  const [remove, isRemoving] = useAction(async () => void (await save({ file: null })))

  const present = profile.file && (
    <Kept file={profile.file}>
      {!isReplacing && (
        <ChangeButtons isBusy={isRemoving} onReplace={() => setIsReplacing(true)} onRemove={remove} />
      )}
    </Kept>
  )
  if (present && !isReplacing) return present
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* It counts until another one has taken its place. */}
      {present}
      <FileField
        purpose="cv"
        label={t(present ? 'newFile' : 'file')}
        isOptional
        keepAs={keepAs}
        open={(announced, signal) =>
          call(openOwnUpload, { body: { purpose: 'cv', ...announced } }, { signal })
        }
        onChange={keep}
      />
      <div className="flex gap-2">
        {unkept && (
          <Button size="small" onClick={() => keep(unkept)}>
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

/**
 * Stores a document on arrival.
 * @returns the document that could not be stored, and functions that store or release one
 */
function useKeepArrived(save: (document: UploadedDocument) => Promise<void>) {
  const tellFailure = useFailureToast()
  const [unkept, setUnkept] = useState<UploadedDocument | null>(null)
  // A reload may find one again and report it twice.
  const running = useRef<string>(null)
  const keep = async (document: UploadedDocument) => {
    if (running.current === document.id) return
    running.current = document.id
    setUnkept(null)
    try {
      await save(document)
    } catch (failure) {
      setUnkept(document)
      await tellFailure(failure)
    } finally {
      running.current = null
    }
  }
  return [
    unkept,
    (document: UploadedDocument | null) => (document ? void keep(document) : setUnkept(null)),
  ] as const
}

function Kept({ file, children }: { file: OwnFile; children: ReactNode }) {
  const t = usePhrases('users')
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
          <p className="text-sm text-ink-3 empty:hidden">{scanText(file.scan, files)}</p>
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
          {children}
        </div>
      </div>
    </div>
  )
}

type ChangeButtonsProps = { isBusy: boolean; onReplace: () => void; onRemove: () => void }

function ChangeButtons({ isBusy, onReplace, onRemove }: ChangeButtonsProps) {
  const t = usePhrases('users')
  return (
    <>
      <Button kind="outline" size="small" onClick={onReplace}>
        {t('replaceFile')}
      </Button>
      <Button kind="quiet" size="small" disabled={isBusy} onClick={onRemove}>
        {t('removeFile')}
      </Button>
    </>
  )
}
