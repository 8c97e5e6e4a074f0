import {
  type BulkPhase,
  type CandidateBulk,
  listCandidateBulks,
  takeBackCandidateBulk,
} from '@qareeb/contract/candidates/bulk'
import { countCandidates, listCandidates } from '@qareeb/contract/candidates/candidate-list'
import { getCandidate } from '@qareeb/contract/candidates/one-candidate'
import { useEffect, useRef } from 'react'
import { useMutationOf, useRefresh } from '../../data/use-mutation-of.ts'
import { usePolling } from '../../data/use-polling.ts'
import { useQueryOf } from '../../data/use-query-of.ts'

/** Phases that go on by themselves. */
const moving = new Set<BulkPhase>(['running', 'takingBack', 'leaving'])

const pollMs = 1_500
const restMs = 30_000

export type Bulks = { items: CandidateBulk[]; takeBack: (id: string) => Promise<void> }

/** Answers to many candidates of an ad, asked for again while one of them goes on; then the list is asked for too. */
export function useBulks(jobAdId: string): Bulks {
  const { data } = useQueryOf(listCandidateBulks, { params: { id: jobAdId } })
  const refresh = useRefresh()
  const takeBack = useMutationOf(takeBackCandidateBulk, { changes: [listCandidateBulks] })
  const items = data?.items ?? []
  const isGoing = items.some(({ phase }) => moving.has(phase))
  const phases = items.map(({ id, phase }) => `${id} ${phase}`).join()
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (!data) return
    // The states of candidates have changed, by this page or by a colleague.
    if (before.current !== null && before.current !== phases)
      refresh(listCandidates, countCandidates, getCandidate)
    before.current = phases
  }, [data, phases, refresh])
  usePolling(() => refresh(listCandidateBulks), isGoing ? pollMs : restMs)
  return {
    items,
    takeBack: async (bulkId) => {
      await takeBack({ params: { id: jobAdId, bulkId } })
    },
  }
}
