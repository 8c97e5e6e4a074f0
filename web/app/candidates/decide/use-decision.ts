import type { CandidateState, CandidateStep, RejectionReason } from '@qareeb/contract/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { listCandidates } from '@qareeb/contract/candidates/candidate-list'
import { changeCandidate, getCandidate } from '@qareeb/contract/candidates/one-candidate'
import { listOrganizationAds } from '@qareeb/contract/job-ads/job-ad-life'
import { getOrganizationStats } from '@qareeb/contract/organizations'
import { useState } from 'react'
import { useListPatch } from '../../data/use-list-patch.ts'
import { useMutationOf, useRefresh } from '../../data/use-mutation-of.ts'
import { codeOf } from '../../forms/read-failure.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { previousStateOf } from './previous-state.ts'

/** The words of a rejection for the candidate. */
export type RejectionWords = { reason: RejectionReason; message?: string | undefined }

type Change =
  | ({ state: CandidateState } & Partial<RejectionWords>)
  | { step: CandidateStep | null; interviewOn?: string | undefined }

/** Answers that a change of a candidate makes old. */
const changed = [getOrganizationStats, listOrganizationAds] as const

export type Decision = {
  isRunning: boolean
  /** The state to which "undo" goes back; null when nothing was moved on this page. */
  undoTo: CandidateState | null
  /** @returns whether it was done; a failure is shown in a toast */
  move: (state: CandidateState, words?: RejectionWords) => Promise<boolean>
  /** @returns as above */
  setStep: (step: CandidateStep | null, interviewOn?: string) => Promise<boolean>
  undo: () => Promise<void>
}

/**
 * Moves a candidate of an ad. Where a colleague was faster, nothing is changed and the page shows the present state.
 * @param onChanged takes the candidate as the server answered
 */
export function useDecision(
  jobAdId: string,
  candidate: Candidate,
  onChanged: (candidate: Candidate) => void,
): Decision {
  const send = useMutationOf(changeCandidate, { changes: changed })
  const refresh = useRefresh()
  const list = useListPatch(listCandidates)
  const sayFailure = useFailureToast()
  const [isRunning, setIsRunning] = useState(false)
  const [moved, setMoved] = useState<{ id: string; from: CandidateState } | null>(null)

  const change = async (body: Change): Promise<boolean> => {
    if (isRunning) return false
    setIsRunning(true)
    try {
      const params = { id: jobAdId, candidateId: candidate.id }
      const present = await send({ params, body: { version: candidate.version, ...body } })
      onChanged(present)
      list.replace([present])
      list.refreshCounts()
      return true
    } catch (failure) {
      if (codeOf(failure) === 'candidate.changedMeanwhile') refresh(getCandidate)
      await sayFailure(failure)
      return false
    } finally {
      setIsRunning(false)
    }
  }
  const undoTo = moved?.id === candidate.id ? moved.from : null
  return {
    isRunning,
    undoTo,
    move: async (state, words) => {
      const { id, state: from } = candidate
      const isDone = state === from || (await change({ state, ...words }))
      if (isDone && state !== from) setMoved({ id, from })
      return isDone
    },
    setStep: (step, interviewOn) => change({ step, interviewOn }),
    undo: async () => {
      if (await change({ state: undoTo ?? previousStateOf(candidate.timeline) })) setMoved(null)
    },
  }
}
