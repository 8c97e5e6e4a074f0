/** How many requests one side answers before the next one takes its turn. */
export const turn = 250

/** How many turns each side has, half of them in either direction. */
export const turns = 32

/**
 * The first requests do not count: V8 compiles until a service has answered some twenty-five thousand, and
 * uncompiled code takes a third longer. A service runs for days.
 */
export const warmUpRequests = 30_000
