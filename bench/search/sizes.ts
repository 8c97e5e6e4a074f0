/** How many ads a bench looks at, by the names that it prints. */
export const sizes = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const

export type Size = keyof typeof sizes

/** `--sizes=10k,100k`; all three when left out. */
export function readSizes(options: readonly string[]): Size[] {
  const given = options
    .find((option) => option.startsWith('--sizes='))
    ?.slice('--sizes='.length)
    .split(',')
  const names = given ?? Object.keys(sizes)
  return names.map((name) => {
    if (isSize(name)) return name
    throw new Error(`No such size: ${name}. There are ${Object.keys(sizes).join(', ')}.`)
  })
}

const isSize = (name: string): name is Size => name in sizes
