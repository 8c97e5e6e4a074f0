/** A sign-in younger than this counts as recent; dangerous steps ask for one. */
export const recentMinutes = 5

/** True while the caller has proved their identity within `recentMinutes`. */
export const isRecent = (provedAt: Date, now: Date): boolean =>
  now.getTime() - provedAt.getTime() < recentMinutes * 60_000
