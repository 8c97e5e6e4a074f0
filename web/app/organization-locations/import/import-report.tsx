import { lazy, useMemo, useState } from 'react'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useSite } from '../../page/use-site.ts'
import { Badge } from '../../ui/badge.tsx'
import { BeyondMap } from '../beyond-map.tsx'
import { BranchMapFrame } from '../branch-map-frame.tsx'
import type { Dot } from '../dots-map.tsx'
import { FaultyRows } from './faulty-rows.tsx'
import { GoodRows } from './good-rows.tsx'
import type { CheckedFile } from './use-import.ts'

const DotsMap = lazy(() => import('../dots-map.tsx'))

/** The real or expected result of the rows of a file: counts, the map, and errors. */
export function ImportReport({ report }: { report: CheckedFile }) {
  return (
    <div className="grid gap-5">
      <Counts counts={report.counts} />
      <UnknownColumns headers={report.unknownColumns} />
      <RowMap report={report} />
      <GoodRows rows={report.rows} />
      <FaultyRows rows={report.rows} />
    </div>
  )
}

function Counts({ counts }: { counts: CheckedFile['counts'] }) {
  const t = usePhrases('organizationLocationImport')
  return (
    <p role="status" className="flex flex-wrap gap-2">
      <Badge tone="good">{t('count.good', { count: counts.good })}</Badge>
      {counts.duplicate > 0 && <Badge tone="warn">{t('count.duplicate', { count: counts.duplicate })}</Badge>}
      {counts.bad > 0 && <Badge tone="bad">{t('count.bad', { count: counts.bad })}</Badge>}
    </p>
  )
}

/** Columns of which nothing is read; somebody took the trouble to fill them in. */
function UnknownColumns({ headers }: { headers: readonly string[] }) {
  const t = usePhrases('organizationLocationImport')
  const locale = useLocale()
  if (headers.length === 0) return null
  const listed = new Intl.ListFormat(locale).format(headers.map(isolateName))
  return (
    <p className="rounded-m bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
      {t('unknownColumns', { headers: listed })}
    </p>
  )
}

/** Every row with a position, in the colour of its result. */
function RowMap({ report }: { report: CheckedFile }) {
  const t = usePhrases('organizationLocationImport')
  const branches = usePhrases('organizationLocations')
  const locale = useLocale()
  const styleUrl = useSite().mapStyleUrl
  const [chosen, setChosen] = useState<string | null>(null)
  const dots = useMemo(
    () =>
      report.rows.flatMap(({ line, name, position, state }): Dot[] =>
        position ? [{ id: String(line), name: readIn(locale, name).text, ...position, tone: state }] : [],
      ),
    [report, locale],
  )
  if (dots.length === 0) return null
  return (
    <div className="grid gap-2">
      {/* A wide map cannot show less than the width of the embedded one, so it needs the height for the whole country. */}
      <BranchMapFrame impossible={branches('mapImpossible')} className="h-64 sm:h-96">
        <DotsMap
          title={t('preview')}
          dots={dots}
          chosen={dots.find(({ id }) => id === chosen) ?? null}
          onChoose={setChosen}
          styleUrl={styleUrl}
        />
      </BranchMapFrame>
      <BeyondMap branches={dots} />
    </div>
  )
}
