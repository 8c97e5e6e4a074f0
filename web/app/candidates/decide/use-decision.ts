import type { CandidateState, CandidateStep } from '@qareeb/contract/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { countCandidates, listCandidates } from '@qareeb/contract/candidates/candidate-list'
import { assignCandidate, changeCandidate, getCandidate } from '@qareeb/contract/candidates/one-candidate'
import { listOrganizationAds } from '@qareeb/contract/job-ads/job-ad-life'
import { getOrganizationStats } from '@qareeb/contract/organizations'
import { useState } from 'react'
import { useListPatch } from '../../data/use-list-patch.ts'
import { useMutationOf, useRefresh } from '../../data/use-mutation-of.ts'
import { codeOf } from '../../forms/read-failure.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { previousStateOf } from './previous-state.ts'
import { type Change, type RejectionWords, shownAfter } from './shown-after.ts'

/** Answers that a change of a candidate makes old. */
const changed = [getOrganizationStats, listOrganizationAds] as const

/** The kinds of changes, each undone beside its own control. */
type Undoable = 'state' | 'step' | 'assignee'

export type Decision = {
  /** The candidate as it will be: shown at once, and again as it was when the server refuses. */
  shown: Candidate
  /** The last change on this page, which "undo" takes back; null when there is none. */
  undoable: Undoable | null
  /** @returns whether it was done; a failure is shown in a toast */
  move: (state: CandidateState, words?: RejectionWords) => Promise<boolean>
  /** @returns as above */
  setStep: (step: CandidateStep | null, interviewOn?: string) => Promise<boolean>
  /** Gives the candidate to a colleague, or to nobody. @returns as above */
  assign: (assignee: Candidate['assignee']) => Promise<boolean>
  /** Takes back the last change, or a rejection that waits. */
  undo: () => Promise<void>
  /** Takes back the last move, also one of a colleague. */
  undoMove: () => Promise<void>
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
  const { change, shown } = useChange(jobAdId, candidate, onChanged)
  const [last, setLast] = useState<{ id: string; back: Change } | null>(null)
  const { id, state, step, interviewOn, assignee } = candidate
  const back = last?.id === id ? last.back : null
  const changeWithUndo = async (next: Change, back: Change): Promise<boolean> => {
    const isDone = await change(next)
    if (isDone) setLast({ id, back })
    return isDone
  }
  const takeBack = async (back: Change) => {
    if (await change(back)) setLast(null)
  }
  // A rejection that waits can be taken back after a reload, and by a colleague.
  const undoMove = () =>
    takeBack(back && 'state' in back ? back : { state: previousStateOf(candidate.timeline) })
  return {
    shown,
    undoable: back && kindOf(back),
    move: (next, words) =>
      next === state ? Promise.resolve(true) : changeWithUndo({ state: next, ...words }, { state }),
    setStep: (next, day) =>
      changeWithUndo({ step: next, interviewOn: day }, { step, interviewOn: interviewOn ?? undefined }),
    assign: (next) => changeWithUndo({ assignee: next }, { assignee }),
    undo: () =>
      back === null || (state === 'rejected' && kindOf(back) === 'step') ? undoMove() : takeBack(back),
    undoMove,
  }
}

function kindOf(change: Change): Undoable {
  if ('state' in change) return 'state'
  return 'step' in change ? 'step' : 'assignee'
}

/** Sends a change, one at a time. Panel and list show it at once, and the former one if the server refuses. */
function useChange(jobAdId: string, candidate: Candidate, onChanged: (candidate: Candidate) => void) {
  const send = useSend(jobAdId, candidate)
  const refresh = useRefresh()
  const list = useListPatch(listCandidates, countCandidates)
  const sayFailure = useFailureToast()
  const [wanted, setWanted] = useState<Change | null>(null)
  const change = async (next: Change): Promise<boolean> => {
    if (wanted !== null) return false
    setWanted(next)
    list.replace([shownAfter(candidate, next)])
    try {
      const present = await send(next)
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
      setWanted(null)
    }
  }
  return { change, shown: wanted === null ? candidate : shownAfter(candidate, wanted) }
}

/** Sends a change to the call that does it. */
function useSend(jobAdId: string, { id: candidateId, version }: Candidate) {
  const change = useMutationOf(changeCandidate, { changes: changed })
  const assign = useMutationOf(assignCandidate, { changes: [] })
  const params = { id: jobAdId, candidateId }
  return (next: Change): Promise<Candidate> =>
    'assignee' in next
      ? assign({ params, body: { userId: next.assignee?.id ?? null } })
      : change({ params, body: { version, ...next } })
}
