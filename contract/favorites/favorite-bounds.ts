/** Saved jobs of one person, and how many a browser keeps before its user signs in. */
export const favoriteBounds = { perUser: 500, local: 100, pageSize: 20 } as const
