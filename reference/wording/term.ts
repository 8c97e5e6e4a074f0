/** The trait of a person that a word selects by, which Saudi law forbids in an advertisement. */
export type Trait = 'sex' | 'age' | 'marital-status'

/** A trait whose mention is seldom needed; wording about it is advised against and never refused. */
export type SensitiveTrait = 'nationality' | 'religion' | 'looks' | 'disability'

/**
 * A wording that is about a trait. `pattern` is an expression over spelled text (lower case, one form of alef, yaa and
 * taa marbuta, no tashkeel) and matches whole words; a look-behind in it may ask for words before.
 */
export type Term<Of extends string = Trait> = {
  trait: Of
  pattern: string
  /** A possible replacement; without it the wording is best left out. */
  instead?: string
}

/** A wording that holds such words lawfully, and why. */
export type Exception = { pattern: string; reason: string }
