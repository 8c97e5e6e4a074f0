/** Milliseconds, and how many times as much: growth from the smallest size to the largest, with row-level security and without. */
export const budgets = {
  mixCpuMs: 1.3,
  growth: 1.6,
  p95Ms: 50,
  p95ExpensiveMs: 75,
  rowSecurityCpu: 1.2,
  rewriteCpuMs: 10,
  mostExpensiveMs: 100,
}
