import type { ResponseOf } from '@qareeb/contract/endpoint'
import {
  importOrganizationLocations,
  locationImportBounds,
} from '@qareeb/contract/organization-locations/import'
import { readCsv } from '@qareeb/contract/text/csv-content'
import { useState } from 'react'
import { formatSize } from '../../files/format-size.ts'
import { sendWithProgress } from '../../http/send-body.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { failureText } from '../../session/failure-text.ts'
import { useCall } from '../../session/use-call.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { leftOutOf } from './left-out-of.ts'

export type CheckedFile = ResponseOf<typeof importOrganizationLocations>

export type RowsToWrite = 'all' | 'good-rows'

/** `sent` counts how much of the file has gone out, from 0 to 1. */
export type ImportStep =
  | { kind: 'choose'; problem: string | null }
  | { kind: 'checking'; sent: number }
  | {
      kind: 'report'
      file: File
      report: CheckedFile
      correctsSwapped: boolean
      rows: RowsToWrite
      /** The file is being checked once more. */
      isBusy: boolean
    }
  | { kind: 'importing'; count: number; sent: number }
  | { kind: 'done'; report: CheckedFile }

type Reported = Extract<ImportStep, { kind: 'report' }>

/** Walks through an import: a file is chosen and checked, looked at, then written. */
export function useImport(onImported: () => void) {
  const problemOf = useChosenProblem()
  const sendRows = useSendRows()
  const reasonOf = useReason()
  const tellWritten = useTellWritten()
  const t = usePhrases('organizationLocationImport')
  const [step, setStep] = useState<ImportStep>({ kind: 'choose', problem: null })
  const restart = (problem: string | null = null) => setStep({ kind: 'choose', problem })

  const check = async (file: File) => {
    const onSent = (sent: number) => setStep({ kind: 'checking', sent })
    onSent(0)
    try {
      const problem = await problemOf(file)
      if (problem !== null) return restart(problem)
      const report = await sendRows(file, { correctsSwapped: false, onSent })
      setStep({ kind: 'report', file, report, correctsSwapped: false, rows: 'good-rows', isBusy: false })
    } catch (failure) {
      restart(reasonOf(failure))
    }
  }
  /** Checks the file once more; the shown result stays until the answer is here. */
  const correctSwapped = async (shown: Reported, correctsSwapped: boolean) => {
    // A person who has gone on to another file meanwhile gets no callback.
    const change = (changes: Partial<Reported>) =>
      setStep((now) => (now.kind === 'report' && now.file === shown.file ? { ...now, ...changes } : now))
    change({ correctsSwapped, isBusy: true })
    try {
      change({ report: await sendRows(shown.file, { correctsSwapped }), isBusy: false })
    } catch (failure) {
      toast(reasonOf(failure), 'destructive')
      change({ correctsSwapped: shown.correctsSwapped, isBusy: false })
    }
  }
  const write = async (shown: Reported, rows: RowsToWrite) => {
    const { good } = shown.report.counts
    const onSent = (sent: number) => setStep({ kind: 'importing', count: good, sent })
    onSent(0)
    try {
      const report = await sendRows(shown.file, { ...shown, write: rows, onSent })
      if (report.written > 0) onImported()
      tellWritten(report)
      setStep({ kind: 'done', report })
    } catch (failure) {
      toast(t('failed', { reason: reasonOf(failure) }), 'destructive')
      setStep(shown)
    }
  }
  const chooseRows = (shown: Reported, rows: RowsToWrite) => setStep({ ...shown, rows })
  return { step, check, correctSwapped, chooseRows, write, restart }
}

type Sending = { write?: RowsToWrite; correctsSwapped: boolean; onSent?: (share: number) => void }

/** Sends a file to be looked at, or written. */
function useSendRows() {
  const call = useCall()
  return (file: File, { write, correctsSwapped, onSent }: Sending) =>
    call(
      importOrganizationLocations,
      { query: { write, swapped: correctsSwapped ? 'correct' : undefined }, body: { file } },
      { ...(onSent && { carry: sendWithProgress(onSent) }) },
    )
}

function useReason() {
  const errors = usePhrases('errors')
  return (failure: unknown) => failureText(failure, { own: undefined, errors })
}

/** Says in a toast what was written, and that rows were left out. */
function useTellWritten() {
  const t = usePhrases('organizationLocationImport')
  return ({ written, rows }: CheckedFile) => {
    const added = t('added', { count: written })
    const { count, areKnown } = leftOutOf({ written, rows })
    if (count === 0) toast(added, 'success')
    else if (areKnown) toast(t('othersKnown', { added, count }), written > 0 ? 'success' : 'info')
    else toast(t('someFailed', { added, count }), 'destructive')
  }
}

/** The error of a file before it is sent; null for a table. */
function useChosenProblem() {
  const t = usePhrases('organizationLocationImport')
  const errors = usePhrases('errors')
  const files = usePhrases('files')
  const locale = useLocale()
  return async (file: File): Promise<string | null> => {
    const { bytes } = locationImportBounds
    if (file.size > bytes) return t('fileTooLarge', { limit: formatSize(bytes, locale, files) })
    const read = readCsv(new Uint8Array(await file.arrayBuffer()))
    return 'problem' in read ? errors(read.problem) : null
  }
}
