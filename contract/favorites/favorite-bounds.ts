/** Saved jobs of one person, and how many a page of them holds. */
export const favoriteBounds = { perUser: 500, pageSize: 20 } as const

/** How many saved jobs a browser keeps before its user signs in. A number alone, which costs the page of an ad no file. */
export const mostLocalFavorites = 100
