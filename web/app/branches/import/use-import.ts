import { problemOfCsv } from '@qareeb/contract/csv-content'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { importOrganizationLocations, locationImportBounds } from '@qareeb/contract/organization-locations'
import { useState } from 'react'
import { formatSize } from '../../files/format-size.ts'
import { failureText } from '../../forms/failure-text.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { toast } from '../../ui/toast-store.ts'
import { useCall } from '../../use-call.ts'

export type ImportReport = ResponseOf<typeof importOrganizationLocations>

export type ImportStep =
  | { kind: 'choose'; problem: string | null }
  | { kind: 'checking' }
  | { kind: 'importing'; count: number }
  | { kind: 'report'; file: File; report: ImportReport; correctsSwapped: boolean }
  | { kind: 'done'; report: ImportReport }

type Write = 'all' | 'good-rows'

/** Walks through an import: a file is chosen and checked, looked at, then written. */
export function useImport(onImported: () => void) {
  const t = usePhrases('locationImport')
  const errors = usePhrases('errors')
  const problemOf = useChosenProblem()
  const call = useCall()
  const [step, setStep] = useState<ImportStep>({ kind: 'choose', problem: null })
  const restart = (problem: string | null = null) => setStep({ kind: 'choose', problem })
  const send = (file: File, { write, correctsSwapped }: { write?: Write; correctsSwapped: boolean }) =>
    call(importOrganizationLocations, {
      query: { write, swapped: correctsSwapped ? 'correct' : undefined },
      body: { file },
    })

  const check = async (file: File, correctsSwapped = false) => {
    setStep({ kind: 'checking' })
    try {
      const problem = await problemOf(file)
      if (problem !== null) return restart(problem)
      setStep({ kind: 'report', file, correctsSwapped, report: await send(file, { correctsSwapped }) })
    } catch (failure) {
      restart(failureText(failure, { own: undefined, errors }))
    }
  }
  const write = async (shown: Extract<ImportStep, { kind: 'report' }>, rows: Write) => {
    setStep({ kind: 'importing', count: shown.report.counts.good })
    try {
      const report = await send(shown.file, { write: rows, correctsSwapped: shown.correctsSwapped })
      if (report.written > 0) onImported()
      const added = t('added', { count: report.written })
      const left = report.rows.length - report.written
      // Rows that were left out on purpose are no failure.
      if (report.written < shown.report.counts.good) toast(t('someFailed'), 'destructive')
      else toast(left > 0 ? t('addedOthersLeft', { added, count: left }) : added, 'success')
      setStep({ kind: 'done', report })
    } catch (failure) {
      toast(t('failed', { reason: failureText(failure, { own: undefined, errors }) }), 'destructive')
      setStep(shown)
    }
  }
  return { step, check, write, restart }
}

/** What is wrong with a file before anything of it is sent; null for a table. */
function useChosenProblem() {
  const t = usePhrases('locationImport')
  const errors = usePhrases('errors')
  const files = usePhrases('files')
  const locale = useLocale()
  return async (file: File): Promise<string | null> => {
    const { bytes } = locationImportBounds
    if (file.size > bytes) return t('fileTooLarge', { limit: formatSize(bytes, locale, files) })
    const problem = problemOfCsv(new Uint8Array(await file.arrayBuffer()))
    return problem ? errors(problem) : null
  }
}
