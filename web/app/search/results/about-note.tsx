import type { FacetCounts } from '@qareeb/contract/search/counts'
import { Suspense, use } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { countedFilters } from '../filters/filter-names.ts'
import { promiseKey } from './promise-key.ts'

type AboutNoteProps = { facets: Promise<FacetCounts | null> }

/** Explains the word "about", where a count among the choices has it. */
export function AboutNote({ facets }: AboutNoteProps) {
  return (
    <Suspense key={promiseKey(facets)} fallback={null}>
      <Note facets={facets} />
    </Suspense>
  )
}

function Note({ facets }: AboutNoteProps) {
  const t = usePhrases('search')
  const counts = use(facets)
  const isAbout = countedFilters.some((name) =>
    Object.values(counts?.[name] ?? {}).some(({ kind }) => kind === 'about'),
  )
  return isAbout ? <p className="text-sm text-ink-3">{t('aboutNote')}</p> : null
}
