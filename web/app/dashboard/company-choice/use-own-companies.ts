import { getOwnProfile, type OwnProfile } from '@qareeb/contract/users'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useQueryOf } from '../../data/use-query-of.ts'
import { actingOf } from '../../session/acting.ts'
import { onCompanyAccessLost } from '../../session/company-access.ts'
import { keepActing, keepShownCompany, sessionStore } from '../../session/session-store.ts'
import { changeOfCompany, type ChangeOfCompany, removedMeanwhile } from './change-of-company.ts'

/**
 * The reader with their companies, loaded again when another tab has changed the company or a call was refused for
 * lack of one.
 * @param onChange called with changes that this tab has not made
 */
export function useOwnCompanies(onChange: (change: ChangeOfCompany, profile: OwnProfile) => void) {
  const { data: profile, failure, reload, replace } = useQueryOf(getOwnProfile, {})
  const known = useRef<OwnProfile | null>(null)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })

  const shownId = profile?.activeOrganization?.organization.id ?? null
  // Before the page, which is drawn together with this, makes its first call.
  useLayoutEffect(() => {
    keepShownCompany(shownId)
    return () => keepShownCompany(null)
  }, [shownId])

  useEffect(() => {
    if (!profile) return
    const change = known.current
      ? changeOfCompany(known.current, profile)
      : removedMeanwhile(sessionStore.readActing(), profile)
    known.current = profile
    keepActing(actingOf(profile))
    if (change) tell.current(change, profile)
  }, [profile])

  useEffect(() => {
    const follow = () => {
      const acting = sessionStore.readActing()
      const isKnown = known.current?.activeOrganization?.organization.id ?? null
      if (known.current && (acting?.organizationId ?? null) !== isKnown) reload()
    }
    const forgetStore = sessionStore.subscribe(follow)
    const forgetLost = onCompanyAccessLost(reload)
    return () => {
      forgetStore()
      forgetLost()
    }
  }, [reload])

  const note = (next: OwnProfile) => {
    known.current = next
    keepActing(actingOf(next))
  }
  const adopt = (next: OwnProfile) => {
    note(next)
    replace(next)
  }
  return { profile, failure, reload, adopt, note }
}
