/** Zooms that the map of a search may be asked for. */
export const mapZooms = { min: 5, max: 18 } as const

/** Ads on a page of the list. */
export const pageSize = 20

/** Above this many, a total is shown as "1,000+" unless it is known exactly at no cost. */
export const totalCeiling = 1000

/** The most characters of the words of a search. */
export const mostWordsLength = 120
