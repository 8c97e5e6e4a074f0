import type { CandidateState } from '@qareeb/contract/candidates'
import { countCandidates, listCandidates } from '@qareeb/contract/candidates/candidate-list'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { changeCandidate, getCandidate } from '@qareeb/contract/candidates/one-candidate'
import { listOrganizationJobAds } from '@qareeb/contract/job-ads/job-ad-life'
import { getOrganizationStats } from '@qareeb/contract/organizations'
import { useState } from 'react'
import { useListPatch } from '../../data/use-list-patch.ts'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { codeOf } from '../../forms/read-failure.ts'
import { useCall } from '../../session/use-call.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'

export type Moved = { card: CandidateRow; from: CandidateState }

export type BoardMove = {
  /** The last move, to take it back; null when there is none. */
  moved: Moved | null
  /** Whether the server has moved the card. */
  move: (card: CandidateRow, state: CandidateState) => Promise<boolean>
  undo: () => Promise<void>
}

/**
 * Moves a card at once and sends the move. After a failure the card goes back; where a colleague was faster it
 * shows the current state.
 * @param onMoved called with the stored card, moved or moved back
 */
export function useBoardMove(jobAdId: string, onMoved: (card: CandidateRow) => void): BoardMove {
  const send = useMutationOf(changeCandidate, {
    changes: [getCandidate, getOrganizationStats, listOrganizationJobAds],
  })
  const call = useCall()
  const list = useListPatch(listCandidates, countCandidates)
  const sayFailure = useFailureToast()
  const [moved, setMoved] = useState<Moved | null>(null)

  const change = async (card: CandidateRow, state: CandidateState): Promise<CandidateRow | null> => {
    const params = { id: jobAdId, candidateId: card.id }
    list.replace([{ ...card, state }])
    try {
      const present = await send({ params, body: { version: card.version, state } })
      list.replace([present])
      onMoved(present)
      return present
    } catch (failure) {
      const isOld = codeOf(failure) === 'candidate.changedMeanwhile'
      list.replace([isOld ? await call(getCandidate, { params }).catch(() => card) : card])
      await sayFailure(failure)
      return null
    } finally {
      list.refreshCounts()
    }
  }
  return {
    moved,
    move: async (card, state) => {
      const { state: from } = card
      const present = await change(card, state)
      setMoved(present && { card: present, from })
      return present !== null
    },
    undo: async () => {
      setMoved(null)
      if (moved) await change(moved.card, moved.from)
    },
  }
}
