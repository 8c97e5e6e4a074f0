import { lazy, Suspense, useState } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useSession } from '../session/use-session.ts'
import { toast } from '../ui/toasts/toast.ts'
import { type ApplyButtonProps, Unpressed } from './unpressed.tsx'

const loadBar = () => import('./apply-bar.tsx')
const ApplyBar = lazy(loadBar)

/**
 * The way to apply, at the foot of the window on phones. All that it does comes with the press, or for somebody who is
 * signed in and may have applied.
 */
export function ApplyButton(props: ApplyButtonProps) {
  const isSignedIn = Boolean(useSession())
  const [isPressed, setIsPressed] = useState(false)
  const shell = usePhrases('shell')
  const press = () =>
    void loadBar().then(
      () => setIsPressed(true),
      () => toast(shell('offline'), 'destructive'),
    )
  const unpressed = <Unpressed expiresAt={props.jobAd.expiresAt} onPress={press} />
  return (
    <div className="apply-bar">
      {isPressed || isSignedIn ? (
        <Suspense fallback={unpressed}>
          <ApplyBar {...props} isOpenAtFirst={isPressed} />
        </Suspense>
      ) : (
        unpressed
      )}
    </div>
  )
}
