/** How many requests one side answers before the next one takes its turn. */
export const turn = 250

/** How many turns each side has, half of them in either direction. */
export const turns = 32

/**
 * So many requests do not count. A service runs for days; until it has answered some twenty-five thousand V8 compiles
 * beside it, and what it has not compiled yet takes a third longer.
 */
export const warmUpRequests = 30_000
