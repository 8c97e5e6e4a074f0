import { budgets } from './budgets.ts'
import type { Result } from './measure.ts'
import type { MostExpensive } from './most-expensive.ts'

/**
 * Lists the exceeded budgets in words. Budgets hold for the largest size.
 * @param growth from the smallest size to it; null where only one was measured
 */
export function listOverruns(results: readonly Result[], growth: number | null): string[] {
  const largest = results.findLast(({ size }) => size !== 'demo') ?? results.at(-1)
  if (!largest) return []
  const { mix, kinds } = largest
  const slow = kinds.filter(
    ({ kind, p95 }) => p95 > (kind.isExpensive ? budgets.p95ExpensiveMs : budgets.p95Ms),
  )
  return [
    ...results
      .filter(({ answers }) => answers.wrong > 0)
      .map(({ size, answers }) => `${answers.wrong} wrong answers at ${size}`),
    ...over('processor for each request', mix.cpuMs, budgets.mixCpuMs),
    ...over('processor for each request, eight clients', mix.cpuMs8, budgets.mixCpuMs),
    ...over('growth', growth ?? 0, budgets.growth),
    ...slow.map(({ kind, p95 }) => `${kind.name}: p95 ${p95.toFixed(1)} ms`),
    ...over('row-level security', mix.rowSecurityCpu, budgets.rowSecurityCpu),
    ...over('rewriting an ad', largest.rewriteCpuMs, budgets.rewriteCpuMs),
  ]
}

/** The most expensive requests of each size that cost too much. */
export const listExpensive = (mostExpensive: readonly MostExpensive[]): string[] =>
  mostExpensive.flatMap(({ size, requests: [first] }) =>
    over(`the most expensive request at ${size}`, first?.cpuMs ?? 0, budgets.mostExpensiveMs),
  )

const over = (name: string, value: number, budget: number) =>
  value > budget ? [`${name}: ${value.toFixed(2)}, budget ${budget.toFixed(2)}`] : []
