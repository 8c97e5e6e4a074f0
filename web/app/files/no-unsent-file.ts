import * as z from 'zod/mini'

/**
 * The sentence about a file that did not arrive; null when none is missing. A form cannot be sent while there is
 * such a sentence, since the file would be left out without a notice.
 */
export const noUnsentFile = z
  .nullable(z.string())
  .check(z.refine((sentence) => sentence === null, { params: { problem: 'invalid' } }))

/** The value at first. */
export const nothingUnsent: string | null = null

/** Says in the summary of a form the sentence that stands beside its file. */
export const unsentFileTexts = { 'unsentFile.invalid': String }
