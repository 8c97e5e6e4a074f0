const leftToRightIsolate = '\u2066'
const popIsolate = '\u2069'

/** Keeps digits, Latin names, phones and codes left-to-right inside a sentence of either direction. */
export const isolate = (text: string): string => leftToRightIsolate + text + popIsolate
