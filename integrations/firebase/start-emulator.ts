import type { TestProject } from 'vitest/node'
import { startEmulator } from './emulator.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `127.0.0.1:9099`: where Firebase's emulator listens. */
    firebaseHost: string
  }
}

/** Starts the emulator for a run of Vitest. */
export default async function setup(project: TestProject) {
  const { host, stop } = await startEmulator()
  project.provide('firebaseHost', host)
  return stop
}
