/** Draws values at random, each time in the same order. */
export type Draw = ReturnType<typeof drawWith>

export function drawWith(random: () => number) {
  const among = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('Nothing to choose from')
    return value
  }
  return {
    chance: (probability: number) => random() < probability,
    among,
    /** One to three. */
    some: <Value>(values: readonly Value[]): Value[] => [
      ...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => among(values))),
    ],
  }
}
