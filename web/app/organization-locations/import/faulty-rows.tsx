import { locationImportBounds, type LocationRow } from '@qareeb/contract/organization-locations/import'
import { csvOf } from '@qareeb/contract/text/csv'
import { Download } from 'lucide-react'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { saveCsv } from './template.ts'

/** Rows of the table that are drawn; all of them stand in the file beside it. */
const shownFaults = 100

type Fault = {
  line: number
  state: LocationRow['state']
  /** The branch of the row, if it names one. */
  name: string
  column: string | null
  /** The text of the cell. */
  value: string
  reason: string
}

type FaultyRowsProps = {
  rows: readonly LocationRow[]
  /** The import is over. */
  isDone?: boolean
}

/** Rows that are not imported, and warnings of rows that are: line, branch, column, text, reason. */
export function FaultyRows({ rows, isDone = false }: FaultyRowsProps) {
  const t = usePhrases('organizationLocationImport')
  const faults = useFaults(rows)
  const locale = useLocale()
  const metres = locationImportBounds.duplicateMetres
  const remarks = rows
    .filter(({ state }) => state === 'good')
    .flatMap(({ line, name, notices }) =>
      notices.map((notice): Fault => ({
        line,
        state: 'good',
        name: readIn(locale, name).text,
        column: null,
        value: '',
        reason: t(`notice.${notice}`, { metres }),
      })),
    )
  return (
    <>
      <FaultTable title={t(isDone ? 'faultsDone' : 'faults')} faults={faults} />
      <FaultTable title={t('noticed')} faults={remarks} />
      <DownloadFaults faults={[...faults, ...remarks].toSorted((one, other) => one.line - other.line)} />
    </>
  )
}

/** In the order of the lines, in which the file is corrected. */
function useFaults(rows: readonly LocationRow[]): Fault[] {
  const t = usePhrases('organizationLocationImport')
  const locale = useLocale()
  return rows.flatMap(({ line, state, problems, sameAsLine, ...row }): Fault[] => {
    const name = readIn(locale, row.name).text
    if (state === 'duplicate') {
      const reason = sameAsLine === null ? t('sameAsBranch') : t('sameAsLine', { line: sameAsLine })
      return [{ line, state, name, column: null, value: '', reason }]
    }
    return problems.map(({ column, value, message }) => ({
      line,
      state,
      name,
      value,
      column: column && t(`column.${column}`),
      reason: message,
    }))
  })
}

/** All results of the rows as a table, for correcting the file. */
function DownloadFaults({ faults }: { faults: readonly Fault[] }) {
  const t = usePhrases('organizationLocationImport')
  if (faults.length === 0) return null
  const rows = faults.map(({ line, state, name, column, value, reason }) => [
    String(line),
    t(`state.${state}`),
    name,
    column ?? t('wholeRow'),
    value,
    reason,
  ])
  const header = [t('line'), t('state'), t('branch'), t('column'), t('value'), t('reason')]
  return (
    <Button
      kind="outline"
      size="small"
      className="justify-self-start"
      onClick={() => saveCsv('qareeb-import-report.csv', csvOf([header, ...rows]))}
    >
      <Download className="size-4" aria-hidden />
      {t('downloadReport')}
    </Button>
  )
}

function FaultTable({ title, faults }: { title: string; faults: readonly Fault[] }) {
  const t = usePhrases('organizationLocationImport')
  if (faults.length === 0) return null
  const hidden = faults.length - shownFaults
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ScrollBox label={title} className="max-h-64 overflow-auto rounded-m border border-line">
        <table className="w-full text-start text-sm">
          <thead className="sticky top-0 bg-sunken text-ink-2">
            <tr>
              <th className="px-3 py-2 text-start font-medium">{t('line')}</th>
              <th className="px-3 py-2 text-start font-medium">{t('branch')}</th>
              <th className="px-3 py-2 text-start font-medium">{t('column')}</th>
              <th className="px-3 py-2 text-start font-medium">{t('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.slice(0, shownFaults).map((fault, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <FaultRow key={index} fault={fault} />
            ))}
          </tbody>
        </table>
        {hidden > 0 && <p className="px-3 py-2 text-sm text-ink-3">{t('moreRows', { count: hidden })}</p>}
      </ScrollBox>
    </section>
  )
}

function FaultRow({ fault: { line, state, name, column, value, reason } }: { fault: Fault }) {
  const t = usePhrases('organizationLocationImport')
  return (
    <tr className="border-t border-line align-top">
      <td className="px-3 py-2 tabular-nums">{line}</td>
      <td className="max-w-48 px-3 py-2 wrap-anywhere">
        <bdi>{name}</bdi>
      </td>
      <td className="px-3 py-2">
        {column ?? t('wholeRow')}
        {value !== '' && (
          <bdi dir="auto" className="mt-0.5 block max-w-48 text-ink-3 wrap-anywhere">
            {value}
          </bdi>
        )}
      </td>
      <td className="px-3 py-2 text-ink-2">
        {state === 'duplicate' && (
          <span className="me-2">
            <Badge tone="warn">{t('state.duplicate')}</Badge>
          </span>
        )}
        {reason}
      </td>
    </tr>
  )
}
