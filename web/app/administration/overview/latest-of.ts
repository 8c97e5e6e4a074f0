/** The latest of several lists that each begin with their latest. */
export const latestOf = <Item extends { createdAt: string }>(items: readonly Item[], most: number): Item[] =>
  items.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)).slice(0, most)
