import budgets from './budgets.json' with { type: 'json' }
import type { Result } from './measure.ts'

/** What is over its budget, in words. Budgets hold for the largest size; the growth is from the smallest to it. */
export function listOverruns(results: readonly Result[]): string[] {
  // The country of the demo is another one, so it says nothing of growth.
  const alike = results.filter(({ size }) => size !== 'demo')
  const largest = alike.at(-1) ?? results.at(-1)
  const smallest = alike[0] ?? results[0]
  if (!largest || !smallest) return []
  const { mix, kinds } = largest
  const slow = kinds.filter(({ kind, p95 }) => p95 > (kind.isDear ? budgets.p95DearMs : budgets.p95Ms))
  return [
    ...results
      .filter(({ answers }) => answers.wrong > 0)
      .map(({ size, answers }) => `${answers.wrong} wrong answers at ${size}`),
    ...over('processor a request', mix.cpuMs, budgets.mixCpuMs),
    ...over('growth', mix.cpuMs / smallest.mix.cpuMs, budgets.growth),
    ...slow.map(({ kind, p95 }) => `${kind.name}: p95 ${p95.toFixed(1)} ms`),
    ...over('driver alone / HTTP, one client', 1 / mix.httpToRaw, 1 / budgets.httpToRaw),
    ...over('driver alone / HTTP, eight clients', 1 / mix.httpToRaw8, 1 / budgets.httpToRaw),
    ...over('row-level security', mix.rowSecurityCpu, budgets.rowSecurityCpu),
    ...over('rewriting an ad', largest.rewriteCpuMs, budgets.rewriteCpuMs),
  ]
}

const over = (name: string, value: number, budget: number) =>
  value > budget ? [`${name}: ${value.toFixed(2)}, budget ${budget.toFixed(2)}`] : []
