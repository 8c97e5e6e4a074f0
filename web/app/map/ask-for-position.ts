import type { Viewer } from '../session/viewer.ts'
import type { LocatingProblem } from './locate-viewer.ts'

/** Asks the device where the reader is; its code comes with the first press. Without a connection that is not known. */
export const askForPosition = (): Promise<Viewer | LocatingProblem> =>
  import('./locate-viewer.ts').then(
    ({ locateViewer }) => locateViewer(),
    () => 'unavailable',
  )
