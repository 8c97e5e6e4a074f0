import { getOwnProfile, type OwnProfile } from '@qareeb/contract/users'
import { useEffect, useState } from 'react'
import { useLocale } from '../i18n/use-phrases.ts'
import { useCall } from '../session/use-call.ts'
import { failureText } from '../session/use-failure-toast.ts'
import { useSession } from '../session/use-session.ts'

type Reader = {
  /** The profile of a signed-in reader, `guest` without a session, null until it is known. */
  reader: OwnProfile | 'guest' | null
  failure: string | null
  reload: () => void
}

/** The applicant. */
export function useReader(): Reader {
  const call = useCall()
  const locale = useLocale()
  const isSignedIn = Boolean(useSession())
  const [profile, setProfile] = useState<OwnProfile | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isSignedIn) return undefined
    let isWanted = true
    const read = async () => {
      try {
        const found = await call(getOwnProfile, {})
        if (isWanted) setProfile(found)
      } catch (error) {
        const text = await failureText(error, locale)
        if (isWanted) setFailure(text)
      }
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [call, isSignedIn, locale, attempt])
  const reload = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return { reader: isSignedIn ? profile : 'guest', failure, reload }
}
