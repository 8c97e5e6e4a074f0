import { lazy, Suspense, useState } from 'react'
import { lastInstantBefore } from '../i18n/dates.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { whenAnswersAgain } from '../page/lazy/answers-again.ts'
import { useNow } from '../page/use-site.ts'
import { useAppliedAt } from '../session/applied-store.ts'
import { useSession } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toasts/toast.ts'
import type { ApplyButtonProps, BarState } from './apply-button-props.ts'
import { useOpenByAddress } from './keep-open.ts'
import './apply-frame.css'

const loadBar = () => import('./apply-bar.tsx')
const ApplyBar = lazy(loadBar)

/**
 * The button to apply, at the foot of the window on phones. Its code is loaded with the press, for a signed-in
 * person who may have applied, or with a guest's application of this tab.
 */
export function ApplyButton(props: ApplyButtonProps) {
  const isSignedIn = Boolean(useSession())
  const [presses, setPresses] = useState(0)
  const [bar, setBar] = useState<BarState>()
  // An undo, which leaves nothing applied for, needs the form still.
  const [hasApplied, setHasApplied] = useState(false)
  if (useAppliedAt(props.jobAd.id) && !hasApplied) setHasApplied(true)
  const shell = usePhrases('shell')
  const press = () =>
    void loadBar().then(
      () => setPresses((before) => before + 1),
      () => {
        toast(shell('offline'), 'destructive')
        // Only a new document asks again for code that did not arrive.
        whenAnswersAgain(() => location.reload(), { atOnce: false })
      },
    )
  useOpenByAddress(press)
  return (
    <div className="apply-bar">
      {/* The same button all the time: a press on one that is replaced meanwhile would be lost. */}
      {!bar?.hidesButton && (
        <Unpressed expiresAt={props.jobAd.expiresAt} isLoading={bar?.isLoading} onPress={press} />
      )}
      {(presses > 0 || isSignedIn || hasApplied) && (
        <Suspense>
          <ApplyBar {...props} presses={presses} onChange={setBar} />
        </Suspense>
      )}
    </div>
  )
}

type UnpressedProps = { expiresAt: string; isLoading: boolean | undefined; onPress: () => void }

/** The days left and the button. */
function Unpressed({ expiresAt, isLoading, onPress }: UnpressedProps) {
  const t = usePhrases('jobPage')
  const { daysLeft } = useFormats()
  return (
    <>
      <span data-days-left className="text-sm text-ink-2 lg:text-center">
        {daysLeft(lastInstantBefore(expiresAt), useNow())}
      </span>
      <Button size="large" disabled={isLoading} onClick={onPress} className="needs-scripts min-w-40">
        {t('apply')}
      </Button>
    </>
  )
}
