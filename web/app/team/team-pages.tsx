import { teamPageSize } from '@qareeb/contract/team'
import { Link } from 'react-router'
import { usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import type { TeamAddress } from './use-team-address.ts'

type TeamPagesProps = { page: number; total: number; addressOf: TeamAddress['addressOf'] }

/** The ways to the pages before and after this one, for teams that need more than one. */
export function TeamPages({ page, total, addressOf }: TeamPagesProps) {
  const t = usePhrases('team')
  const hasNext = page * teamPageSize < total
  if (page === 1 && !hasNext) return null
  const style = buttonStyle({ kind: 'outline', size: 'small' })
  return (
    <div className="mt-5 flex flex-wrap justify-between gap-3">
      {page > 1 && (
        <Link to={addressOf({ page: page - 1 })} className={style}>
          {t('previousPage')}
        </Link>
      )}
      {hasNext && (
        <Link to={addressOf({ page: page + 1 })} className={style}>
          {t('nextPage')}
        </Link>
      )}
    </div>
  )
}
