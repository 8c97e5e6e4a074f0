/** The number of rows of a sample, for every size of the table. */
export const sampleSize = 14_000

/** Microseconds of the database's processor below which an exact count is cheaper than reading the sample. */
export const cheapCount = 6_000

/** … and the limit for an exact count when the sample has few matches. */
export const affordableCount = 15_000

/** Up to this many an estimate would be seen to be wrong. */
export const fewAds = 5_000

/** An estimate that stands on fewer ads of the sample than this may be off by half, or say none where there are some. */
export const fewSeen = 10

/** A rough count stops after this many rows. */
export const maxRoughRows = 100

/** The limit for all exact counts together of the values of which a sample has fewer. */
export const affordableFew = 6_000

/** An index scan by date stops after this many rows; a bitmap scan follows. */
export const longestIndexScan = 20_000

/** The same limit, also for a sample, where each row is looked up for further words, which costs ten times as much. */
export const longestLookup = 3_000

/** The limit for an exact count of several words where a sample has next to no matches. */
export const affordableRare = 14_000

/** The same limit for a rough count, of which an answer without results makes several. */
export const affordableRough = 8_000
