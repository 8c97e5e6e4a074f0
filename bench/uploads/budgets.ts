/** Milliseconds for which a request waits at most because somebody sends a file. */
export const budgets = { pauseMs: 50 }
