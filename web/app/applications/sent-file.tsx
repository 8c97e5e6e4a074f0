import { openCandidateUpload } from '@qareeb/contract/candidates'
import type { Application } from '@qareeb/contract/candidates/applications'
import type { FileClaim } from '@qareeb/contract/files'
import { useRef, useState } from 'react'
import { FileField } from '../files/file-field.tsx'
import { FileName } from '../files/file-name.tsx'
import { formatSize } from '../files/format-size.ts'
import { forgetUpload, type UploadedDocument } from '../files/kept-upload.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { useFocusWhenReplaced } from '../ui/use-focus-when-replaced.ts'

type SentFileProps = {
  application: Application
  /** Asks the server; the answer is shown. Null takes the file away. */
  onReplace: (claim: FileClaim | null) => Promise<unknown>
}

/** The file that was sent, which can be replaced until the company has opened the application. */
export function SentFile({ application, onReplace }: SentFileProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isReplacing = isOpen && application.mayReplaceFile
  const box = useRef<HTMLDivElement>(null)
  useFocusWhenReplaced(isReplacing ? 'upload' : application.sent.file?.name, () =>
    box.current?.querySelector<HTMLElement>('input, button')?.focus(),
  )
  return (
    <div ref={box}>
      {isReplacing ? (
        <Upload application={application} onReplace={onReplace} onClose={() => setIsOpen(false)} />
      ) : (
        <PresentFile application={application} onReplace={onReplace} onOpen={() => setIsOpen(true)} />
      )}
    </div>
  )
}

function PresentFile({
  application: { sent, mayReplaceFile, waitingDays, withdrawnAt },
  onReplace,
  onOpen,
}: SentFileProps & { onOpen: () => void }) {
  const t = usePhrases('applications')
  const { file } = sent
  return (
    <div className="grid justify-items-start gap-1">
      {file ? (
        <FileAndSize name={file.name} size={file.size} />
      ) : (
        t(withdrawnAt === null ? 'noFile' : 'erased')
      )}
      {mayReplaceFile ? (
        <div className="-ms-3 flex flex-wrap">
          <Button kind="quiet" size="small" onClick={onOpen} className="!px-3 text-brand">
            {t(file ? 'replaceFile' : 'addFile')}
          </Button>
          {file && <Remove onReplace={onReplace} />}
        </div>
      ) : (
        waitingDays !== null && <span className="text-ink-2">{t('fileFixed')}</span>
      )}
    </div>
  )
}

function FileAndSize({ name, size }: { name: string; size: number }) {
  const files = usePhrases('files')
  return (
    <span>
      <FileName name={name} /> · {formatSize(size, useLocale(), files)}
    </span>
  )
}

function Remove({ onReplace }: Pick<SentFileProps, 'onReplace'>) {
  const t = usePhrases('applications')
  const [remove, isRunning] = useAction(async () => {
    await onReplace(null)
    toast(t('fileRemoved'), 'success')
  })
  return (
    <Button kind="quiet" size="small" disabled={isRunning} onClick={remove} className="!px-3">
      {t('removeFile')}
    </Button>
  )
}

/** Sends another file up, which takes the place of the present one as soon as it has arrived. */
function Upload({ application: { id, jobAd }, onReplace, onClose }: SentFileProps & { onClose: () => void }) {
  const t = usePhrases('applications')
  const call = useCall()
  const keepAs = `application-${id}`
  const [arrived, setArrived] = useState<UploadedDocument | null>(null)
  const [send, isSending] = useAction(async () => {
    if (!arrived) return
    await onReplace({ id: arrived.id, secret: arrived.secret })
    forgetUpload(keepAs)
    toast(t('fileReplaced'), 'success')
    onClose()
  })
  return (
    <div className="grid gap-2">
      <FileField
        purpose="cv"
        label={t('newFile')}
        keepAs={keepAs}
        open={(announced, signal) =>
          call(openCandidateUpload, { params: { id: jobAd.id }, body: announced }, { signal })
        }
        onChange={setArrived}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={arrived === null || isSending} onClick={send}>
          {t('useNewFile')}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
