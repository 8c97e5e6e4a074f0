/** By what an answer rate is worked out. Pages say it, so that it stands apart from the schemas. */
export const answerRateBounds = {
  /** Applications of so many days are looked at. */
  days: 90,
  /** With fewer applications there is no rate. */
  atLeast: 10,
  /** A company has so many days to answer before an application counts. */
  graceDays: 7,
} as const
