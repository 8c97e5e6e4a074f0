import { openCandidateUpload } from '@qareeb/contract/candidates'
import type { OwnFile } from '@qareeb/contract/files'
import { FileText } from 'lucide-react'
import { useRef } from 'react'
import { FileField } from '../../files/file-field.tsx'
import { FileName } from '../../files/file-name.tsx'
import { formatSize } from '../../files/format-size.ts'
import type { UploadedDocument } from '../../files/kept-upload.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusWhenReplaced } from '../../ui/use-focus-when-replaced.ts'
import type { ChosenFile } from '../apply-values.ts'
import { OpenRow, ReceivedRow } from './received-row.tsx'

type ApplicationFileProps = {
  jobAdId: string
  /** The name under which an upload survives a reload. */
  keepAs: string
  file: ChosenFile
  /** How often an application was undone, which erases its upload. */
  erasures: number
  /** The uploaded file that an undo has erased and that is to be chosen again. */
  lostFile: string | null
  /** Where the summary of the form leads. */
  id: string
  error: string | undefined
  onChoose: (file: ChosenFile) => void
  /** Called with the name of a file that an undo has erased, and that the page cannot send again. */
  onLost: (name: string) => void
  onUnsent: (sentence: string | null) => void
}

/** The document of an application as a row: the one of the profile, another one, or none. */
export function FileRow({ profileFile, ...props }: ApplicationFileProps & { profileFile: OwnFile | null }) {
  const t = usePhrases('applying')
  const { file, lostFile, onChoose } = props
  const ofProfile = file.kind === 'profile' ? profileFile : null
  const box = useRef<HTMLDivElement>(null)
  useFocusWhenReplaced(ofProfile !== null, () =>
    box.current?.querySelector<HTMLElement>('input, button')?.focus(),
  )
  return (
    <div ref={box}>
      {ofProfile ? (
        <ProfileFile file={ofProfile} lostFile={lostFile} onReplace={() => onChoose({ kind: 'none' })} />
      ) : (
        <OpenRow>
          <ApplicationUpload {...props} />
          {profileFile && (
            <Button
              kind="quiet"
              size="small"
              onClick={() => onChoose({ kind: 'profile' })}
              className="-mt-2 justify-self-start"
            >
              {t('useOwnFile')}
            </Button>
          )}
        </OpenRow>
      )}
    </div>
  )
}

type ProfileFileProps = { file: OwnFile; lostFile: string | null; onReplace: () => void }

function ProfileFile({ file, lostFile, onReplace }: ProfileFileProps) {
  const t = usePhrases('applying')
  const files = usePhrases('files')
  const size = formatSize(file.size, useLocale(), files)
  const edit = { text: t('replace'), label: t('otherFile'), onPress: onReplace }
  return (
    <ReceivedRow
      icon={<FileText aria-hidden />}
      note={
        <>
          {`${t('file')} · ${size}`}
          {lostFile !== null && (
            <span className="block">{t('chooseAgain', { name: isolateName(lostFile) })}</span>
          )}
        </>
      }
      edit={edit}
    >
      <FileName name={file.name} />
    </ReceivedRow>
  )
}

/** Sends up the document of an application. */
export function ApplicationUpload({
  jobAdId,
  keepAs,
  erasures,
  id,
  error,
  lostFile,
  onChoose,
  onLost,
  onUnsent,
}: Omit<ApplicationFileProps, 'file'>) {
  const t = usePhrases('applying')
  const call = useCall()
  return (
    <FileField
      id={id}
      purpose="cv"
      label={t('file')}
      isOptional
      {...(lostFile !== null && { hint: t('chooseAgain', { name: isolateName(lostFile) }) })}
      keepAs={keepAs}
      erasures={erasures}
      error={error}
      open={(announced, signal) =>
        call(openCandidateUpload, { params: { id: jobAdId }, body: announced }, { signal })
      }
      onChange={(document) => onChoose(toChosen(document))}
      onLost={onLost}
      onUnsent={onUnsent}
    />
  )
}

const toChosen = (document: UploadedDocument | null): ChosenFile =>
  document ? { kind: 'upload', claim: { id: document.id, secret: document.secret } } : { kind: 'none' }
