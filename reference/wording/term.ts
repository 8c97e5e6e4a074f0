/** The trait of a person that a word selects by. */
export type Trait = 'sex' | 'age' | 'marital-status'

/**
 * A wording that selects people by a trait. `pattern` is an expression over spelled text (lower case, one form of
 * alef, yaa and taa marbuta, no tashkeel) and matches whole words.
 */
export type Term = { trait: Trait; pattern: string }

/** A wording that holds such words lawfully, and why. */
export type Exception = { pattern: string; reason: string }
