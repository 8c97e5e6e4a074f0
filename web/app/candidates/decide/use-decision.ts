import type { CandidateState, CandidateStep, RejectionReason } from '@qareeb/contract/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { countCandidates, listCandidates } from '@qareeb/contract/candidates/candidate-list'
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
  /** The state as it will be: shown at once, and again as it was when the server refuses. */
  shownState: CandidateState
  /** The last change on this page, which "undo" takes back; null when there is none. */
  undoable: 'state' | 'step' | null
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
  const { change, wanted } = useChange(jobAdId, candidate, onChanged)
  const [last, setLast] = useState<{ id: string; back: Change } | null>(null)
  const { id, state: from, step: stepBefore, interviewOn: dayBefore } = candidate
  const back = last?.id === id ? last.back : null
  const changeWithUndo = async (next: Change, back: Change): Promise<boolean> => {
    const isDone = await change(next)
    if (isDone) setLast({ id, back })
    return isDone
  }
  return {
    shownState: wanted ?? from,
    undoable: back && ('state' in back ? 'state' : 'step'),
    move: (state, words) =>
      state === from ? Promise.resolve(true) : changeWithUndo({ state, ...words }, { state: from }),
    setStep: (step, interviewOn) =>
      changeWithUndo({ step, interviewOn }, { step: stepBefore, interviewOn: dayBefore ?? undefined }),
    undo: async () => {
      // A rejection that waits can be taken back after a reload, and by a colleague.
      const isOther = back === null || (from === 'rejected' && !('state' in back))
      if (await change(isOther ? { state: previousStateOf(candidate.timeline) } : back)) setLast(null)
    },
  }
}

/** Sends a change, one at a time. The list shows another state at once, and the former one if the server refuses. */
function useChange(jobAdId: string, candidate: Candidate, onChanged: (candidate: Candidate) => void) {
  const send = useMutationOf(changeCandidate, { changes: changed })
  const refresh = useRefresh()
  const list = useListPatch(listCandidates, countCandidates)
  const sayFailure = useFailureToast()
  const [isRunning, setIsRunning] = useState(false)
  const [wanted, setWanted] = useState<CandidateState | null>(null)
  const change = async (body: Change): Promise<boolean> => {
    if (isRunning) return false
    setIsRunning(true)
    if ('state' in body) {
      setWanted(body.state)
      list.replace([{ ...candidate, state: body.state }])
    }
    try {
      const params = { id: jobAdId, candidateId: candidate.id }
      const present = await send({ params, body: { version: candidate.version, ...body } })
      onChanged(present)
      list.replace([present])
      list.refreshCounts()
      return true
    } catch (failure) {
      list.replace([candidate])
      if (codeOf(failure) === 'candidate.changedMeanwhile') refresh(getCandidate)
      await sayFailure(failure)
      return false
    } finally {
      setIsRunning(false)
      setWanted(null)
    }
  }
  return { change, wanted }
}
