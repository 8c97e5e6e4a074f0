/** The lowest allowed score of Lighthouse for the speed of a page, of 100. */
export const budgets = { leastScore: 95 }
