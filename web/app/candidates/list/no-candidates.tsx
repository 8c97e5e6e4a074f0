import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { UserSearch } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { clearedFilter, isNarrowed } from '../filter/candidate-filter.ts'
import type { Filtering } from '../filter/use-candidate-filter.ts'
import { AdLink } from './ad-link.tsx'

type NoCandidatesProps = Pick<Filtering, 'filter' | 'change'> & { team: TeamJobAd }

/** In place of the table or the board when nobody is in it: the way to all candidates, or to the first one. */
export function NoCandidates({ team, filter, change }: NoCandidatesProps) {
  const t = usePhrases('candidates')
  return isNarrowed(filter) ? (
    <EmptyState title={t('noneFoundTitle')} text={t('noneFoundText')}>
      <Button kind="outline" onClick={() => change(clearedFilter)}>
        {t('showAll')}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState
      title={t('noneTitle')}
      text={t(team.state === 'draft' ? 'noneDraftText' : 'noneText')}
      icon={<UserSearch className="size-7" aria-hidden />}
    >
      {team.state === 'active' && <AdLink team={team} />}
    </EmptyState>
  )
}
