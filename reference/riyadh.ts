/** Riyadh keeps UTC+3 all the year; milliseconds. */
export const riyadhOffsetMs = 3 * 60 * 60_000

/** Every day has as many milliseconds there. */
export const dayMs = 24 * 60 * 60_000
