import type { ShownJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { distanceKm } from '@qareeb/reference/distance'
import { useMemo } from 'react'
import { isOffline } from '../../http/is-offline.ts'
import { JobAdCard } from '../../job-ads/card/job-ad-card.tsx'
import { fromList } from '../../job-ads/source-list/source-list.ts'
import { useHighlightJobAd, useIsHighlighted } from '../../map/marks/highlight.ts'
import { useNow } from '../../page/use-site.ts'
import { useViewer } from '../../session/viewer.ts'
import type { useOrigin } from './use-origin.ts'
import { useSearch } from './use-search.ts'

type ListedAdProps = {
  jobAd: ShownJobAd
  origin: ReturnType<typeof useOrigin>
  /**
   * Something of the card was pressed, its link among others: the page of the ad asks for its list. Without a connection it
   * gets the id of the ad, whose page opens as a document later.
   */
  onOpen: (openedLater?: string) => void
}

/** One card of the list; pointer or keyboard focus on it highlights its pin. */
export function ListedAd({ jobAd, origin, onOpen }: ListedAdProps) {
  const now = useNow()
  const viewer = useViewer()
  const { isAbroad } = useSearch().search
  const shown = useMemo(
    () =>
      withDistance(
        jobAd,
        origin === 'viewer' && viewer
          ? distanceKm(viewer, jobAd.location)
          : origin && jobAd.location.distanceKm,
      ),
    [jobAd, origin, viewer],
  )
  const isHighlighted = useIsHighlighted(jobAd.id)
  const highlightJobAd = useHighlightJobAd()
  const enter = () => highlightJobAd(jobAd.id)
  const leave = () => highlightJobAd(null)
  // Without a connection React does not get the click that follows.
  const keepOffline = () => isOffline() && onOpen(jobAd.id)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the link inside is the control; this only lights up its pin
    <li
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerDown={keepOffline}
      onKeyDown={({ key }) => key === 'Enter' && keepOffline()}
      onFocus={enter}
      onBlur={leave}
      onClickCapture={() => onOpen()}
    >
      <JobAdCard
        jobAd={shown}
        now={now}
        isHighlighted={isHighlighted}
        heading="h2"
        linkState={fromList}
        distanceFrom={origin === 'viewer' ? 'viewer' : 'centre'}
        isAbroad={isAbroad ?? false}
      />
    </li>
  )
}

const withDistance = (jobAd: ShownJobAd, km: number | null): ShownJobAd =>
  jobAd.location.distanceKm === km ? jobAd : { ...jobAd, location: { ...jobAd.location, distanceKm: km } }
