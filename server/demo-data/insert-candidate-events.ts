import { omarId } from '@qareeb/demo/demo-teams'
import type { Database } from '../platform/database/database.ts'

/** Writes the timelines of candidates of the demo, as they follow from their rows. */
export const insertCandidateEvents = (db: Database, ids: readonly string[]) =>
  db.query({
    text: `
      insert into candidate_event (candidate_id, organization_id, kind, at, actor_id, state, step, "on")
      select id, organization_id, kind, at, case when is_ours then $2::uuid end, told, shown, day
      from candidate cross join lateral (values
        ('applied', applied_at, false, null::candidate_state, null::candidate_step, null::date, true),
        ('opened', opened_at, true, null, null, null, opened_at is not null),
        ('moved', in_progress_at, true, 'in-progress', null, null, in_progress_at is not null),
        ('step', in_progress_at + interval '1 minute', true, null, step, interview_on, step is not null),
        ('promised', in_progress_at + interval '1 minute', true, null, null, promised_on, promised_on is not null),
        ('moved', decided_at, true, state, null, null, decided_at is not null),
        ('told', told_at, false, state, null, null, told_at is not null),
        ('withdrawn', withdrawn_at, false, null, null, null, withdrawn_at is not null)
      ) as event (kind, at, is_ours, told, shown, day, happened)
      where id = any($1) and happened order by at`,
    values: [ids, omarId],
  })
