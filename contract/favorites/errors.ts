/** Refusals about saved jobs, with their HTTP status. */
export const favoriteErrors = {
  'favorite.tooMany': 409,
} as const
