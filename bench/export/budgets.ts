/** Megabytes by which the process may grow during an export. */
export const budgets = { growthMb: 30 }
