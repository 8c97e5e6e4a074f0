type ReadQuery = () => URLSearchParams | null

let read: ReadQuery = () => null

/** The query of the search that the page waits for; null when it waits for none. */
export const pendingQuery: ReadQuery = () => read()

/** Lets the search page say it, whose code the other pages do without. */
export function setPendingQuery(tell: ReadQuery) {
  read = tell
}
