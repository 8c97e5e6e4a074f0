import type { Import } from './list-imports.ts'

/** Groups of files that import each other, directly or through others (Tarjan's strongly connected components). */
export function findCycles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ file }) => file)
  const state = { order: new Map<string, number>(), low: new Map<string, number>(), stack: [] as string[] }
  const cycles: string[][] = []

  function visit(file: string): number {
    const index = state.order.size
    state.order.set(file, index)
    state.low.set(file, index)
    state.stack.push(file)
    for (const { target } of targets.get(file) ?? [])
      if (!state.order.has(target)) lower(file, visit(target))
      else if (state.stack.includes(target)) lower(file, state.order.get(target) ?? index)
    const low = state.low.get(file) ?? index
    if (low === index) closeComponent(file)
    return low
  }
  const lower = (file: string, low: number) => state.low.set(file, Math.min(state.low.get(file) ?? low, low))
  function closeComponent(root: string) {
    const component = state.stack.splice(state.stack.indexOf(root))
    if (component.length > 1) cycles.push(component.toSorted())
  }

  for (const file of targets.keys()) if (!state.order.has(file)) visit(file)
  return cycles
}
