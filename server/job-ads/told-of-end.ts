/**
 * Whether an applicant got the mail about the end of the ad since it was last published, and the team has set neither
 * state nor step of the application since then. Nothing is awaited then.
 */
export const toldOfEnd = `(candidate.closing_told_at is not null
  and candidate.closing_told_at >= (select published_at from job_ad where id = candidate.job_ad_id)
  and not exists (select from candidate_event as change where change.candidate_id = candidate.id
    and change.kind in ('moved', 'step') and change.at > candidate.closing_told_at))`

/** The same where the table of applications has another name. */
export const toldOfEndIn = (table: string): string => toldOfEnd.replaceAll('candidate.', `${table}.`)

/** Whether a new candidate who did not get that mail applied before a moment, which `longBefore` gives. */
export const waitsLong = (before: string): string =>
  `(waits_long(candidate.place, candidate.applied_at, ${before}) and not ${toldOfEnd})`
