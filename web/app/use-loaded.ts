import { useCallback, useEffect, useState } from 'react'
import type { BoundCall } from './api.ts'
import { useCall } from './use-call.ts'
import { useFailureToast } from './use-failure-toast.ts'

export type Loaded<Data> = {
  /** What has arrived; stays while it is loaded again. */
  data: Data | null
  hasFailed: boolean
  reload: () => void
  /** Takes what a later call has answered in its place. */
  replace: (data: Data) => void
}

/** Loads what a private page shows, in the browser. @param load must stay the same function from render to render */
export function useLoaded<Data>(load: (call: BoundCall) => Promise<Data>): Loaded<Data> {
  const call = useCall()
  const tellFailure = useFailureToast()
  const [data, setData] = useState<Data | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const reload = useCallback(async () => {
    setHasFailed(false)
    try {
      setData(await load(call))
    } catch (error) {
      setHasFailed(true)
      void tellFailure(error)
    }
  }, [call, load, tellFailure])
  useEffect(() => void reload(), [reload])
  return { data, hasFailed, reload: () => void reload(), replace: setData }
}
