/** Bounds of the answer rate. Pages show them too, so this file imports no schema. */
export const answerRateBounds = {
  /** The period of applications that the answer rate covers, in days. */
  days: 90,
  /** With fewer applications, there is no answer rate. */
  atLeast: 10,
  /** An application counts after this number of days. */
  graceDays: 7,
} as const
