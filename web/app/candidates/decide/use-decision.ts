import type { CandidateState, CandidateStep } from '@qareeb/contract/candidates'
import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { countCandidates, listCandidates } from '@qareeb/contract/candidates/candidate-list'
import { assignCandidate, changeCandidate, getCandidate } from '@qareeb/contract/candidates/one-candidate'
import { listOrganizationJobAds } from '@qareeb/contract/job-ads/job-ad-life'
import { getOrganizationStats } from '@qareeb/contract/organizations'
import { useEffect, useRef, useState } from 'react'
import { useListPatch } from '../../data/use-list-patch.ts'
import { useMutationOf, useRefresh } from '../../data/use-mutation-of.ts'
import { codeOf } from '../../forms/read-failure.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { previousStateOf } from './previous-state.ts'
import { type Change, type RejectionWords, shownAfter } from './shown-after.ts'

/** Answers that a change of a candidate makes old. */
const changed = [getOrganizationStats, listOrganizationJobAds] as const

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
 * Moves a candidate of an ad; another candidate needs a component of its own. Where a colleague was faster, nothing is changed and the page shows the present state.
 * @param onChanged takes the candidate as the server answered
 */
export function useDecision(
  jobAdId: string,
  candidate: Candidate,
  onChanged: (candidate: Candidate) => void,
): Decision {
  const { change, shown } = useChange(jobAdId, candidate, onChanged)
  const [back, setBack] = useState<Change | null>(null)
  const { state, step, interviewOn, assignee } = shown
  const changeWithUndo = async (next: Change, undo: Change | null): Promise<boolean> => {
    setBack(undo)
    const isDone = await change(next)
    if (!isDone) setBack(back)
    return isDone
  }
  const takeBack = async (undo: Change) => void (await changeWithUndo(undo, null))
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

/**
 * Sends changes one after the other. Panel and list show them at once, and the former candidate if the server refuses
 * one; those behind it are dropped.
 */
function useChange(jobAdId: string, candidate: Candidate, onChanged: (candidate: Candidate) => void) {
  const send = useSend(jobAdId, candidate.id)
  const refresh = useRefresh()
  const list = useListPatch(listCandidates, countCandidates)
  const sayFailure = useFailureToast()
  const [pending, setPending] = useState<readonly Change[]>([])
  const queue = useRef({ present: candidate, pending, running: Promise.resolve(true) })
  useEffect(() => {
    if (candidate.version >= queue.current.present.version) queue.current.present = candidate
  }, [candidate])
  const show = (changes: readonly Change[]) => {
    queue.current.pending = changes
    setPending(changes)
    list.replace([changes.reduce(shownAfter, queue.current.present)])
  }
  const run = async (next: Change): Promise<boolean> => {
    if (!queue.current.pending.includes(next)) return false
    try {
      const present = await send(queue.current.present.version, next)
      queue.current.present = present
      onChanged(present)
      show(queue.current.pending.slice(1))
      list.refreshCounts()
      return true
    } catch (failure) {
      show([])
      if (codeOf(failure) === 'candidate.changedMeanwhile') refresh(getCandidate)
      await sayFailure(failure)
      return false
    }
  }
  const change = (next: Change): Promise<boolean> => {
    show([...queue.current.pending, next])
    const runAfter = async (before: Promise<boolean>) => {
      await before
      return run(next)
    }
    queue.current.running = runAfter(queue.current.running)
    return queue.current.running
  }
  return { change, shown: pending.reduce(shownAfter, candidate) }
}

/** Sends a change to the call that does it. */
function useSend(jobAdId: string, candidateId: string) {
  const change = useMutationOf(changeCandidate, { changes: changed })
  const assign = useMutationOf(assignCandidate, { changes: [] })
  const params = { id: jobAdId, candidateId }
  return (version: number, next: Change): Promise<Candidate> =>
    'assignee' in next
      ? assign({ params, body: { userId: next.assignee?.id ?? null } })
      : change({ params, body: { version, ...next } })
}
