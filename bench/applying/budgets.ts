/** An application against a bare commit of the same rows, and milliseconds of processor. */
export const budgets = { ratio: 2.5, page: 5, name: 3, people: 8 }
