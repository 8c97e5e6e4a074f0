import type { Plan } from '@qareeb/contract/job-ads'

/** Monthly prices of plans in Saudi riyals. */
export const planPricesSar: Record<Plan, number> = { free: 0, advanced: 750, premium: 2_000 }

/** Monthly price of the Standard subscription of job seekers in Saudi riyals. */
export const seekerPriceSar = 20
