import { useEffect, useEffectEvent, useRef } from 'react'

type Actions = { save: () => void; publish: () => void }

/**
 * Actions of the reader that wait while the form is busy: beside a running save they would send the version before
 * that one. One of them waits at most; publishing, which saves first, replaces saving.
 * @returns runs the action, at once or as soon as the form is free, with the state of that moment
 */
export function useAfterSave(isBusy: boolean, actions: Actions): Actions {
  const waiting = useRef<keyof Actions | null>(null)
  const run = useEffectEvent((action: keyof Actions) => actions[action]())
  useEffect(() => {
    const action = waiting.current
    if (isBusy || action === null) return
    waiting.current = null
    run(action)
  }, [isBusy])
  const press = (action: keyof Actions) => () => {
    if (!isBusy) actions[action]()
    else if (waiting.current !== 'publish') waiting.current = action
  }
  return { save: press('save'), publish: press('publish') }
}
