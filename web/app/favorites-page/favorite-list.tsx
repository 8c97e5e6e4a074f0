import type { Favorite } from '@qareeb/contract/favorites'
import type { ListedJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { useFavoritePages } from '../favorites/use-favorite-pages.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { JobAdCardSkeleton } from '../job-ads/card/job-ad-card-skeleton.tsx'
import { JobAdCard } from '../job-ads/card/job-ad-card.tsx'
import { useDistances } from '../job-ads/card/use-distances.ts'
import { fromList, saveSourceList, toSourceAd } from '../job-ads/source-list/source-list.ts'
import { useNow } from '../page/use-site.ts'
import { Button } from '../ui/button.tsx'
import { TryAgain } from '../ui/loading/try-again.tsx'

type FavoriteListProps = { userId: string | null; whenEmpty: ReactNode }

/**
 * The saved jobs. A removed one keeps its place with an empty heart until the page is left, so that the same button
 * undoes a slip.
 */
export function FavoriteList({ userId, whenEmpty }: FavoriteListProps) {
  const t = usePhrases('ui')
  const favorites = usePhrases('favorites')
  const { items, next, state, failure, loadMore } = useFavoritePages(userId)
  const cards = useDistances(useMemo(() => items.map(toListed), [items]))
  const keepSource = useSourceOf(cards, next === null)
  const isLoading = state === 'loading'

  if (items.length === 0 && isLoading) return <FavoriteSkeletons />
  if (items.length === 0 && state === 'rest')
    return whenEmpty ?? <p className="text-ink-2">{favorites('gone')}</p>
  return (
    <>
      <ul className="job-card-list" aria-busy={isLoading}>
        {cards.map((card) => (
          <Saved key={card.id} card={card} onOpen={keepSource} />
        ))}
      </ul>
      {state === 'failed' && (
        <div className="mt-6 grid justify-items-center">
          <TryAgain failure={failure} onAgain={loadMore} />
        </div>
      )}
      {next !== null && state !== 'failed' && (
        <p className="mt-6 text-center">
          <Button kind="outline" aria-disabled={isLoading} onClick={() => !isLoading && loadMore()}>
            {t(isLoading ? 'loading' : 'loadMore')}
          </Button>
        </p>
      )}
    </>
  )
}

type Card = ListedJobAd & Pick<Favorite, 'state'> & Pick<Favorite['jobAd'], 'category'>

const toListed = ({ jobAd, location, state }: Favorite): Card => ({ ...jobAd, location, state })

/** @returns keeps the open saved jobs, for the links back, previous and next on the page of an ad that is opened now */
function useSourceOf(cards: readonly Card[], isWhole: boolean): () => void {
  const address = usePaths().favorites()
  return () => {
    const ads = cards.filter(({ state }) => state === 'active').map(toSourceAd)
    const total = isWhole ? ({ kind: 'exact', value: ads.length } as const) : null
    saveSourceList({ address, total, ads, next: null })
  }
}

function Saved({ card, onOpen }: { card: Card; onOpen: () => void }) {
  const t = usePhrases('favorites')
  const paths = usePaths()
  const now = useNow()
  return (
    <li onClickCapture={onOpen}>
      <JobAdCard
        jobAd={card}
        now={now}
        heading="h2"
        linkState={fromList}
        prefetch={card.state === 'active' ? 'intent' : 'none'}
      />
      {card.state !== 'active' && (
        <p className="flex flex-wrap gap-x-3 px-4 pb-3 text-sm text-ink-2 sm:px-5">
          {t(card.state === 'expired' ? 'expired' : 'closed')}
          <Link to={paths.category(card.category)} className="text-brand underline underline-offset-4">
            {t('similar')}
          </Link>
        </p>
      )}
    </li>
  )
}

/** A placeholder of the size of the list while it loads. */
export function FavoriteSkeletons() {
  return (
    <div className="job-card-list">
      <JobAdCardSkeleton />
      <JobAdCardSkeleton />
      <JobAdCardSkeleton />
    </div>
  )
}
