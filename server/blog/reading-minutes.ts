/** Words that people read in a minute, in both languages. */
const wordsAMinute = 200

/** Minutes that reading takes, rounded up. @param text without marks */
export const readingMinutes = (text: string): number =>
  Math.ceil(text.split(/\s+/).filter(Boolean).length / wordsAMinute)
