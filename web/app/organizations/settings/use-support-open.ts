import { isSupportOpen, nextSupportChange } from '@qareeb/reference/support-hours'
import { useEffect, useState } from 'react'
import { useNow } from '../../page/use-site.ts'

/** Whether somebody is there to answer now; looks again whenever that changes while the page stands open. */
export function useSupportOpen(): boolean {
  const step = useNow()
  const [looked, setLooked] = useState({ step, now: step })
  useEffect(() => {
    const now = new Date()
    const lookAgain = () => setLooked({ step, now: new Date() })
    const timer = setTimeout(lookAgain, nextSupportChange(now).getTime() - now.getTime())
    return () => clearTimeout(timer)
  }, [step, looked])
  return isSupportOpen(looked.step === step ? looked.now : step)
}
