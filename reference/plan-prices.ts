import type { Plan } from '@qareeb/contract/job-ads'

/** What a plan costs a company in a month, in Saudi riyals. */
export const planPricesSar: Record<Plan, number> = { free: 0, advanced: 750, premium: 2_000 }
