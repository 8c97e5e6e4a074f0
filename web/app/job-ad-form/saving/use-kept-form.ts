import type { Plan } from '@qareeb/contract/job-ads'
import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { useRef, useState } from 'react'
import { contentOf } from '../typed/content-of.ts'
import { type TypedJobAd, withinPlan } from '../typed/typed-job-ad.ts'
import { dropForm, keepForm, keptNameOf, recallForm } from './kept-form.ts'
import type { Sending, Target } from './send-content.ts'

/** How a form begins. */
export type OpenedForm = {
  /** The stored ad; null for a new one. */
  jobAd: TeamJobAd | null
  initial: TypedJobAd
  companyId: string
  /** Of the company; a type above it is lowered wherever it comes from. */
  plan: Plan
  /** The ad whose content a new one begins with. */
  copyOf: string | null
  /** A new ad is stored for the first time. */
  onCreated: (id: string) => void
}

/** The typed values, their stored part, and the copy of both in this tab. */
export function useKeptForm({ jobAd, initial, companyId, plan, copyOf, onCreated }: OpenedForm) {
  const [stored, setStored] = useState(jobAd)
  const nameOf = (ad: TeamJobAd | null) => keptNameOf({ companyId, id: ad?.id ?? null, copyOf })
  const [recalled] = useState(() => recallForm(nameOf(jobAd)))
  const [typed, setTyped] = useState(() => withinPlan(recalled?.typed ?? initial, plan))
  const [savedText, setSavedText] = useState(() => textOf(initial))
  const latest = useRef(typed)
  const unanswered = useRef<Sending | null>(recalled?.unanswered ?? null)
  const version = useRef(recalled?.version ?? jobAd?.version ?? 0)

  const keep = (ad = stored) =>
    keepForm(nameOf(ad), { typed: latest.current, version: version.current, unanswered: unanswered.current })
  const set = (next: TypedJobAd) => {
    latest.current = withinPlan(next, plan)
    setTyped(latest.current)
  }
  return {
    stored,
    typed,
    setTyped: set,
    isChanged: textOf(typed) !== savedText,
    change: (next: (typed: TypedJobAd) => TypedJobAd) => {
      set(next(latest.current))
      keep()
    },
    unanswered: () => unanswered.current,
    remember: (sending: Sending | null) => {
      unanswered.current = sending
      keep()
    },
    /** The ad that a save overwrites, as it was when the text was typed. */
    target: (): Target => stored && { id: stored.id, version: version.current },
    /** @param isWhole nothing that was typed had to be left out */
    adopt: (next: TeamJobAd, { sent, isWhole }: { sent: TypedJobAd; isWhole: boolean }) => {
      dropForm(nameOf(stored))
      version.current = next.version
      setStored(next)
      setSavedText(textOf(withinPlan(sent, plan)))
      if (latest.current !== sent || !isWhole) keep(next)
      if (stored === null) onCreated(next.id)
    },
  }
}

const textOf = (typed: TypedJobAd) => JSON.stringify(contentOf(typed))
