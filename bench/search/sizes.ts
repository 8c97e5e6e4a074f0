/** How many ads a bench looks at, by the names that it prints; `demo` is the country of the demo, larger. */
export const sizes = { demo: 50_000, '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const

export type Size = keyof typeof sizes

/** `--sizes=10k,100k`; all of them when left out. */
export function readSizes(options: readonly string[]): Size[] {
  const given = valueOf(options, 'sizes')?.split(',')
  const names = given ?? Object.keys(sizes)
  return names.map((name) => {
    if (isSize(name)) return name
    throw new Error(`No such size: ${name}. There are ${Object.keys(sizes).join(', ')}.`)
  })
}

const isSize = (name: string): name is Size => name in sizes

/** `--checks=60`: how many random requests are compared with a plain query, which takes seconds each at a million ads. */
export const readChecks = (options: readonly string[]): number => Number(valueOf(options, 'checks') ?? 300)

const valueOf = (options: readonly string[], name: string): string | undefined =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3)
