type Compare<Value> = (one: Value, other: Value) => number

/** Compares levels of an order that begins with the lowest. */
export const byLevel =
  <Level extends string>(order: readonly Level[]): Compare<Level> =>
  (one, other) =>
    order.indexOf(one) - order.indexOf(other)

/** The highest of what was found, the first of equals; undefined without any. */
export const highestOf = <Item extends { found: unknown }>(
  items: readonly Item[],
  compare: Compare<Item['found']>,
): Item | undefined => items.toSorted((one, other) => compare(other.found, one.found))[0]
