/** Riyadh keeps UTC+3 all the year; milliseconds. */
export const riyadhOffsetMs = 3 * 60 * 60_000
