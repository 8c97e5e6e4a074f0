import { openCandidateUpload } from '@qareeb/contract/candidates'
import type { OwnFile } from '@qareeb/contract/files'
import { FileText } from 'lucide-react'
import { FileField } from '../files/file-field.tsx'
import type { UploadedDocument } from '../files/kept-upload.ts'
import { isolateCode } from '../i18n/isolate.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useCall } from '../session/use-call.ts'
import { Button } from '../ui/button.tsx'
import type { ChosenFile } from './apply-values.ts'

type SentFileProps = {
  jobAdId: string
  /** The name under which an upload survives a reload. */
  keepAs: string
  profileFile: OwnFile | null
  file: ChosenFile
  /** How often an application was undone, which erases its upload. */
  erasures: number
  error: string | undefined
  onChoose: (file: ChosenFile) => void
  onUpload: (document: UploadedDocument | null) => void
  onUnsent: (isUnsent: boolean) => void
}

/** The document of an application: the one of the profile, another one, or none. */
export function SentFile({ profileFile, file, onChoose, ...upload }: SentFileProps) {
  const t = usePhrases('applying')
  if (profileFile && file.kind === 'profile') {
    return (
      <div className="grid gap-2">
        <p className="text-sm font-medium">{t('file')}</p>
        <div className="flex flex-wrap items-center gap-3 rounded-m border border-line p-3">
          <FileText className="size-5 text-ink-3" aria-hidden />
          <span className="min-w-0 flex-1 wrap-anywhere">
            {t('ownFile', { file: isolateCode(profileFile.name) })}
          </span>
          <Button kind="outline" size="small" onClick={() => onChoose({ kind: 'none' })}>
            {t('otherFile')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <Upload {...upload} />
      {profileFile && (
        <Button
          kind="quiet"
          size="small"
          onClick={() => onChoose({ kind: 'profile' })}
          className="justify-self-start"
        >
          {t('useOwnFile')}
        </Button>
      )}
    </div>
  )
}

type UploadProps = Omit<SentFileProps, 'profileFile' | 'file' | 'onChoose'>

function Upload({ jobAdId, keepAs, erasures, error, onUpload, onUnsent }: UploadProps) {
  const t = usePhrases('applying')
  const call = useCall()
  return (
    <FileField
      purpose="cv"
      label={t('file')}
      isOptional
      keepAs={keepAs}
      erasures={erasures}
      error={error}
      open={(announced, signal) =>
        call(openCandidateUpload, { params: { id: jobAdId }, body: announced }, { signal })
      }
      onChange={onUpload}
      onUnsent={onUnsent}
    />
  )
}
