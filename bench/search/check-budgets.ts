import { budgets } from './budgets.ts'
import type { Dearest } from './dearest.ts'
import type { Result } from './measure.ts'

/**
 * Lists the exceeded budgets in words. Budgets hold for the largest size.
 * @param growth from the smallest size to it; null where only one was measured
 */
export function listOverruns(results: readonly Result[], growth: number | null): string[] {
  const largest = results.findLast(({ size }) => size !== 'demo') ?? results.at(-1)
  if (!largest) return []
  const { mix, kinds } = largest
  const slow = kinds.filter(({ kind, p95 }) => p95 > (kind.isDear ? budgets.p95DearMs : budgets.p95Ms))
  return [
    ...results
      .filter(({ answers }) => answers.wrong > 0)
      .map(({ size, answers }) => `${answers.wrong} wrong answers at ${size}`),
    ...over('processor a request', mix.cpuMs, budgets.mixCpuMs),
    ...over('processor a request, eight clients', mix.cpuMs8, budgets.mixCpuMs),
    ...over('growth', growth ?? 0, budgets.growth),
    ...slow.map(({ kind, p95 }) => `${kind.name}: p95 ${p95.toFixed(1)} ms`),
    ...over('row-level security', mix.rowSecurityCpu, budgets.rowSecurityCpu),
    ...over('rewriting an ad', largest.rewriteCpuMs, budgets.rewriteCpuMs),
  ]
}

/** The dearest requests of each size that cost too much. */
export const listDear = (dearest: readonly Dearest[]): string[] =>
  dearest.flatMap(({ size, requests: [first] }) =>
    over(`the dearest request at ${size}`, first?.cpuMs ?? 0, budgets.dearestMs),
  )

const over = (name: string, value: number, budget: number) =>
  value > budget ? [`${name}: ${value.toFixed(2)}, budget ${budget.toFixed(2)}`] : []
