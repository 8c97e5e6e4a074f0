/** Milliseconds from a key to the painted answer, longest frames of a hundred, and search beside an answer to many. */
export const budgets = { keyMs: 100, longFrames: 5, slowdown: 1.1 }
