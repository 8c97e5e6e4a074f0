import { EarlyScript } from '../../page/early-script.tsx'
import { useHydrated } from '../../page/use-store.ts'
import { viewerScript } from '../../session/viewer.ts'
import { mapChoiceScript } from '../map-pane/use-map-choice.ts'
import type { ShownList } from '../shown-list.ts'
import { nearScript } from './heading/awaited-near.ts'

/**
 * Runs before the first paint of a document from the server. It hides the map where the reader has chosen so, keeps room
 * for parts that depend on their place, and hides a list that is replaced once that place is known.
 */
export function EarlySearchScript({ wantsPosition }: Pick<ShownList, 'wantsPosition'>) {
  if (useHydrated()) return null
  return <EarlyScript code={`${mapChoiceScript};${viewerScript}${wantsPosition ? `;${nearScript}` : ''}`} />
}
