import {
  countCandidates,
  listCandidateChanges,
  listCandidates,
} from '@qareeb/contract/candidates/candidate-list'
import { getCandidate } from '@qareeb/contract/candidates/one-candidate'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useListPatch } from '../../data/use-list-patch.ts'
import { useRefresh } from '../../data/use-mutation-of.ts'
import { useCall } from '../../session/use-call.ts'
import { appliedAfter } from './applied-after.ts'

const pollMs = 8_000

type LiveList = {
  /** How many have applied since the list was loaded. */
  newCount: number
  /** Loads the list again, those included. */
  showNew: () => void
}

/**
 * Shows what colleagues change: candidates change in their place, and new ones are offered by a button. Asks while
 * the page is visible.
 * @param openId the candidate whose page is open beside the list
 */
export function useLiveList(jobAdId: string, openId: string | null): LiveList {
  const call = useCall()
  const patch = useListPatch(listCandidates, countCandidates)
  const refresh = useRefresh()
  const [begun, setBegun] = useState(() => new Date().toISOString())
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set())
  // The moment from which changes of each ad are requested next; the step to another candidate must not reset it.
  const marks = useRef(new Map<string, string>())
  const isOpen = useEffectEvent((id: string) => id === openId)
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const { until, items, isMore } = await call(listCandidateChanges, {
        params: { id: jobAdId },
        query: { since: marks.current.get(jobAdId) },
      })
      if (isOver) return
      marks.current.set(jobAdId, until)
      if (isMore) return patch.reload()
      if (items.length === 0) return
      patch.replace(items)
      patch.refreshCounts()
      if (items.some(({ id }) => isOpen(id))) refresh(getCandidate)
      const added = appliedAfter(begun, items)
      if (added.length > 0) setNewIds((ids) => new Set([...ids, ...added]))
    }
    // A failure is tried again with the next question; the list itself shows that there is no connection.
    const askQuietly = () => void ask().catch(() => undefined)
    askQuietly()
    const timer = setInterval(askQuietly, pollMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [call, jobAdId, patch, refresh, begun])
  return {
    newCount: newIds.size,
    showNew: () => {
      setBegun(new Date().toISOString())
      setNewIds(new Set())
      patch.reload()
    },
  }
}
