import { dayMs } from '@qareeb/reference/riyadh'

/** Days of which a company's answers count for its usual answer time. */
const days = 90

/** The moment since when answers count. */
export const answersSince = (now: Date): Date => new Date(now.getTime() - days * dayMs)
