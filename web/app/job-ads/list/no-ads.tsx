import { FilePlusCorner } from 'lucide-react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { isNarrowed, type ListFilter } from './list-address.ts'

/** There is no ad like that, with one way on. */
export function NoAds({ filter }: { filter: ListFilter }) {
  const t = usePhrases('jobAdList')
  const paths = usePaths()
  const isSearch = isNarrowed(filter)
  const isEmptyTab = filter.tab === 'active' || filter.tab === 'inactive'
  return (
    <EmptyState {...useWords(filter)} icon={<FilePlusCorner className="size-7" aria-hidden />}>
      {isSearch || isEmptyTab ? (
        <Link to={paths.jobAds()} className={buttonStyle({ kind: 'outline' })}>
          {t('showAll')}
        </Link>
      ) : (
        <Link to={paths.jobAdForm()} className={buttonStyle({})}>
          {t('publishNew')}
        </Link>
      )}
    </EmptyState>
  )
}

function useWords(filter: ListFilter): { title: string; text?: string } {
  const t = usePhrases('jobAdList')
  if (isNarrowed(filter)) return { title: t('noneFoundTitle'), text: t('noneFoundText') }
  switch (filter.tab) {
    case 'all':
      return { title: t('noneTitle'), text: t('noneText') }
    case 'draft':
      return { title: t('noDraftsTitle'), text: t('noDraftsText') }
    case 'active':
      return { title: t('noActiveTitle') }
    case 'inactive':
      return { title: t('noInactiveTitle') }
  }
}
