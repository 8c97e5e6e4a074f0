import type { Site } from './request-context.ts'

/** Facts of every page: the site's own, and the instant at which the server made it. */
export type RootData = { site: Site; now: string }
