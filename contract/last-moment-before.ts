/**
 * The last moment before an end that is itself outside, such as `expiresAt`: an ad that ends at midnight was open until
 * the day before.
 */
export const lastMomentBefore = (end: Date): Date => new Date(end.getTime() - 1)
