import type { Viewer } from './viewer.ts'

export type LocatingProblem = 'refused' | 'unavailable' | 'abroad'

/** Finds out where the reader is. The device asks them: call it on a click alone, with which the code for it comes. */
export async function locateViewer(): Promise<Viewer | LocatingProblem> {
  const code = await import('./ask-device.ts').catch(() => null)
  return code ? code.askDevice() : 'unavailable'
}
