import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { exportCandidate } from '@qareeb/contract/candidates/candidate-export'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { Download } from 'lucide-react'
import { fetchBytes } from '../../files/pdf/fetch-bytes.ts'
import { saveFile } from '../../files/save-file.ts'
import { toFileName } from '../../files/to-file-name.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useSite } from '../../page/use-site.ts'
import { useToday } from '../../page/use-today.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { useRefusal } from '../../workspace/use-refusal.ts'

type ExportCandidateProps = { jobAdId: string; candidate: Candidate }

/** Everything about one candidate as an archive: a page to read, data for programs, the file as it came. */
export function ExportCandidate({ jobAdId, candidate }: ExportCandidateProps) {
  const t = usePhrases('candidateExport')
  const call = useCall()
  const loadWords = useWords()
  const [save, isRunning] = useAction(async () => {
    const params = { id: jobAdId, candidateId: candidate.id }
    const [{ candidate: whole, notes, file }, { packData }, words] = await Promise.all([
      call(exportCandidate, { params }),
      import('../../files/archive/pack-data.ts'),
      loadWords(),
    ])
    const bytes = file?.downloadUrl ? new Uint8Array(await fetchBytes(file.downloadUrl)) : null
    // `toldAt` is a moment to come; the timeline has the message that was sent.
    const { comments, timeline, message, file: _file, toldAt: _toldAt, ...facts } = whole
    const files = file
      ? [{ name: file.name, mediaType: file.mediaType, size: file.size, content: bytes }]
      : []
    const data = { candidate: facts, message, timeline, comments, notes, files }
    const name = toFileName(t('oneFile', { name: whole.name ?? '' }))
    saveFile(`${name}.zip`, packData(data, words), 'application/zip')
  })
  if (useRefusal(candidateRights.export) !== null) return null
  return (
    <Button kind="quiet" size="small" disabled={isRunning} onClick={save} className="justify-self-start">
      <Download className="size-4" aria-hidden />
      {t(isRunning ? 'exporting' : 'exportOne')}
    </Button>
  )
}

/** The texts of the page in the archive; loaded on a press alone. */
function useWords() {
  const t = usePhrases('candidateExport')
  const locale = useLocale()
  const site = useSite().name[locale]
  const date = formatDate(useToday())
  return async () => {
    const { loadArchiveWords } = await import('../../files/archive/archive-words.ts')
    return loadArchiveWords(locale, 'team', { title: t('oneTitle'), intro: t('oneIntro', { site, date }) })
  }
}
