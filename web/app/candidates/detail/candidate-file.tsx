import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { openCandidateFile } from '@qareeb/contract/candidates/one-candidate'
import { documentTypes } from '@qareeb/contract/files'
import { Download, FileText } from 'lucide-react'
import { lazy, type Ref, Suspense, useState } from 'react'
import { formatSize } from '../../files/format-size.ts'
import { fetchBytes } from '../../files/pdf/fetch-bytes.ts'
import { scanText } from '../../files/scan-text.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

const PdfPages = lazy(() => import('../../files/pdf/pdf-pages.tsx'))

type CandidateFileProps = { jobAdId: string; candidate: Candidate; showRef: Ref<HTMLButtonElement> }

/** The document of an application: a PDF is drawn in the page, any other type is downloaded. */
export function CandidateFile({ jobAdId, candidate, showRef }: CandidateFileProps) {
  const t = usePhrases('candidates')
  const files = usePhrases('files')
  const { file, withdrawnAt } = candidate
  const openFile = useOpenFile(jobAdId, candidate.id)
  const [download, isOpening] = useAction(async () => location.assign(await openFile()))
  if (file === null)
    return <p className="text-sm text-ink-3">{t(withdrawnAt === null ? 'noFile' : 'erasedFile')}</p>

  const isHeld = file.scan === 'quarantined' || file.scan === 'infected'
  const isPdf = file.mediaType === documentTypes.pdf
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileText className="size-5 text-ink-3" aria-hidden />
        <bdi className="min-w-0 truncate font-semibold">{file.name}</bdi>
        <FileSize bytes={file.size} />
        {!isHeld && (
          <Button
            ref={isPdf ? undefined : showRef}
            kind="outline"
            size="small"
            disabled={isOpening}
            aria-keyshortcuts={isPdf ? undefined : 'F'}
            onClick={download}
            className="ms-auto"
          >
            <Download className="size-4" aria-hidden />
            {t('downloadFile')}
          </Button>
        )}
      </div>
      {isHeld && <p className="text-sm text-ink-2">{scanText(file.scan, files)}</p>}
      {!isPdf && !isHeld && <p className="text-sm text-ink-3">{t('onlyDownload')}</p>}
      {isPdf && !isHeld && <PdfView openFile={openFile} showRef={showRef} />}
    </div>
  )
}

type PdfViewProps = { openFile: () => Promise<string>; showRef: Ref<HTMLButtonElement> }

/** The pages of a PDF, fetched with the press: reading a file is noted. */
function PdfView({ openFile, showRef }: PdfViewProps) {
  const t = usePhrases('candidates')
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [show, isFetching] = useAction(async () => {
    setHasFailed(false)
    setBytes(await fetchBytes(await openFile()))
  })
  return (
    <>
      <Button
        ref={showRef}
        kind="soft"
        size="small"
        disabled={isFetching}
        aria-keyshortcuts="F"
        aria-expanded={bytes !== null}
        onClick={bytes ? () => setBytes(null) : show}
        className="justify-self-start"
      >
        {t(bytes ? 'hideFile' : 'showFile')}
      </Button>
      {hasFailed && <p role="alert">{t('fileFailed')}</p>}
      {bytes && !hasFailed && (
        <div className="rounded-m bg-sunken p-3">
          <Suspense fallback={<Skeleton className="aspect-[1/1.41] w-full" />}>
            <PdfPages bytes={bytes} onFailed={() => setHasFailed(true)} />
          </Suspense>
        </div>
      )}
    </>
  )
}

function FileSize({ bytes }: { bytes: number }) {
  const files = usePhrases('files')
  return <span className="text-[0.8125rem] text-ink-3">{formatSize(bytes, useLocale(), files)}</span>
}

/** Asks for an address of the file that holds for some minutes. */
function useOpenFile(jobAdId: string, candidateId: string): () => Promise<string> {
  const call = useCall()
  return async () => {
    const { downloadUrl } = await call(openCandidateFile, { params: { id: jobAdId, candidateId } })
    if (downloadUrl === null) throw new Error('The file has no address.')
    return downloadUrl
  }
}
