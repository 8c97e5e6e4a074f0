/**
 * Whether an applicant got the mail about the end of the ad since it was last published, and the team has set neither
 * state nor step of the application since then. Nothing is awaited then. `table` is that of the application.
 */
export const toldOfEndIn = (table: string): string => `(${table}.closing_told_at is not null
  and ${table}.closing_told_at >= (select published_at from job_ad where id = ${table}.job_ad_id)
  and not exists (select from candidate_event as change where change.candidate_id = ${table}.id
    and change.kind in ('moved', 'step') and change.at > ${table}.closing_told_at))`

/** The same in the table of applications itself. */
export const toldOfEnd = toldOfEndIn('candidate')

/** Whether a new candidate who did not get that mail applied before a moment, which `longBefore` gives. */
export const waitsLong = (before: string): string =>
  `(waits_long(candidate.place, candidate.applied_at, ${before}) and not ${toldOfEnd})`

/** Whether an answer to a candidate in progress, who did not get that mail, was promised before `today`, a Riyadh date. */
export const isOverdue = (today: string): string =>
  `(candidate.place = 1 and candidate.promised_on < ${today}::date and not ${toldOfEnd})`
