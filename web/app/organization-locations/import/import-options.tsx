import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { ImportReport } from './import-report.tsx'
import type { CheckedFile, ImportStep, RowsToWrite } from './use-import.ts'

type ImportOptionsProps = {
  step: Extract<ImportStep, { kind: 'report' }>
  onCorrectSwapped: (corrects: boolean) => void
  onChooseRows: (rows: RowsToWrite) => void
  onRestart: () => void
  onWrite: (rows: RowsToWrite) => void
}

/** The parsed file, and the options for it. They are disabled during another check. */
export function ImportOptions({
  step,
  onCorrectSwapped,
  onChooseRows,
  onRestart,
  onWrite,
}: ImportOptionsProps) {
  const t = usePhrases('organizationLocationImport')
  const { report, correctsSwapped, isBusy } = step
  const { good, duplicate, bad } = report.counts
  const isWhole = duplicate + bad === 0
  const rows = isWhole ? 'all' : step.rows
  const isImpossible = good === 0 || (rows === 'all' && !isWhole)
  return (
    <div className="grid gap-5" aria-busy={isBusy}>
      <ImportReport report={report} />
      <SwappedChoice report={report} isChosen={correctsSwapped} isBusy={isBusy} onChange={onCorrectSwapped} />
      {good > 0 ? (
        isWhole ? (
          <p className="text-sm text-ink-2">{t('wholeHint')}</p>
        ) : (
          <RowsChoice rows={rows} onChange={onChooseRows} />
        )
      ) : (
        <p role="alert" className="text-danger">
          {t('noneGood')}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="outline" onClick={onRestart}>
          {t('chooseAnother')}
        </Button>
        <Button disabled={isImpossible || isBusy} onClick={() => onWrite(rows)}>
          {t('submit', { count: good })}
        </Button>
      </div>
    </div>
  )
}

type SwappedChoiceProps = {
  report: CheckedFile
  isChosen: boolean
  isBusy: boolean
  onChange: (corrects: boolean) => void
}

function SwappedChoice({ report, isChosen, isBusy, onChange }: SwappedChoiceProps) {
  const t = usePhrases('organizationLocationImport')
  const count = report.rows.filter(
    ({ problems, notices }) =>
      notices.includes('swapCorrected') || problems.some(({ problem }) => problem === 'swapped'),
  ).length
  if (count === 0) return null
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          // Switched off it would lose the focus.
          aria-disabled={isBusy}
          onChange={({ target }) => !isBusy && onChange(target.checked)}
          className="size-5 shrink-0 rounded-s accent-brand"
        />
        {t('correctSwapped', { count })}
      </label>
      <p role="status" className="sr-only">
        {isBusy && t('checking')}
      </p>
    </div>
  )
}

function RowsChoice({ rows, onChange }: { rows: RowsToWrite; onChange: (rows: RowsToWrite) => void }) {
  const t = usePhrases('organizationLocationImport')
  const choices = [
    { value: 'good-rows', label: t('goodRows'), hint: t('goodRowsHint') },
    { value: 'all', label: t('all'), hint: `${t('allHint')} ${t('allImpossible')}` },
  ] as const
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('what')}</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="flex items-start gap-3 py-1.5">
          <input
            type="radio"
            name="rows"
            checked={rows === value}
            onChange={() => onChange(value)}
            className="mt-1 size-5 shrink-0 accent-brand"
          />
          <span>
            {label}
            <span className="block text-sm text-ink-3">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
