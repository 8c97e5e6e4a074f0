import { EarlyScript } from '../../page/early-script.tsx'
import { useHydrated } from '../../page/use-store.ts'
import { viewerScript } from '../../session/viewer.ts'
import { mapChoiceScript } from '../map-pane/use-map-choice.ts'

/**
 * Before the first paint hides the map where the reader has chosen so, and keeps room for parts that depend on
 * their place; only a document from the server needs it.
 */
export function MapChoiceScript() {
  return useHydrated() ? null : <EarlyScript code={`${mapChoiceScript};${viewerScript}`} />
}
