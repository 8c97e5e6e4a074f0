import * as z from 'zod/mini'

/** A form is held while a file stands in it that did not arrive, which would be left out without a word. */
export const noUnsentFile = z
  .boolean()
  .check(z.refine((isUnsent) => !isUnsent, { params: { problem: 'invalid' } }))
