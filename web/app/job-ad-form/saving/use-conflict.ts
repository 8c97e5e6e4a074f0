import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { useState } from 'react'
import { ApiError } from '../../http/api.ts'

export type Conflict = {
  jobAdId: string
  keepMine: () => Promise<void>
  takeTheirs: () => void
  close: () => void
}

/** The ad as somebody else has stored it meanwhile, until it is decided which text stays. */
export function useConflict() {
  const [theirs, setTheirs] = useState<TeamJobAd | null>(null)
  const close = () => setTheirs(null)
  return {
    theirs,
    show: setTheirs,
    /** The ways out of the conflict; null without one. */
    ways: (
      keepMine: (over: TeamJobAd) => Promise<unknown>,
      take: (theirs: TeamJobAd) => void,
    ): Conflict | null =>
      theirs && {
        jobAdId: theirs.id,
        keepMine: async () => {
          close()
          await keepMine(theirs)
        },
        takeTheirs: () => {
          close()
          take(theirs)
        },
        close,
      },
  }
}

export const isConflict = (failure: unknown) =>
  failure instanceof ApiError && failure.body?.code === 'jobAd.changedMeanwhile'
