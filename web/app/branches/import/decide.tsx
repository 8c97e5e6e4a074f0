import { useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { ReportView } from './import-report.tsx'
import type { ImportReport } from './use-import.ts'

type Rows = 'all' | 'good-rows'

type DecideProps = {
  report: ImportReport
  correctsSwapped: boolean
  onCorrectSwapped: (corrects: boolean) => void
  onRestart: () => void
  onWrite: (rows: Rows) => void
}

/** The file as it was understood, and what to do with it. */
export function Decide({ report, correctsSwapped, onCorrectSwapped, onRestart, onWrite }: DecideProps) {
  const t = usePhrases('locationImport')
  const { good, duplicate, bad } = report.counts
  const isWhole = duplicate + bad === 0
  const [rows, setRows] = useState<Rows>(isWhole ? 'all' : 'good-rows')
  return (
    <div className="grid gap-5">
      <ReportView report={report} />
      <SwappedChoice report={report} isChosen={correctsSwapped} onChange={onCorrectSwapped} />
      {good > 0 ? (
        isWhole ? (
          <p className="text-sm text-ink-2">{t('wholeHint')}</p>
        ) : (
          <RowsChoice rows={rows} onChange={setRows} />
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
        <Button disabled={good === 0 || (rows === 'all' && !isWhole)} onClick={() => onWrite(rows)}>
          {t('submit', { count: good })}
        </Button>
      </div>
    </div>
  )
}

type SwappedChoiceProps = { report: ImportReport; isChosen: boolean; onChange: (corrects: boolean) => void }

function SwappedChoice({ report, isChosen, onChange }: SwappedChoiceProps) {
  const t = usePhrases('locationImport')
  const count = report.rows.filter(
    ({ problems, notices }) =>
      notices.includes('swapCorrected') || problems.some(({ problem }) => problem === 'swapped'),
  ).length
  if (count === 0) return null
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 rounded-s accent-brand"
      />
      {t('correctSwapped', { count })}
    </label>
  )
}

function RowsChoice({ rows, onChange }: { rows: Rows; onChange: (rows: Rows) => void }) {
  const t = usePhrases('locationImport')
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
