import type { Database } from '../../platform/database/database.ts'

export type Decisions = { count: number; medianHours: number | null }

/**
 * The latest answers to companies, and the median of the hours from the entry in the log with which each company began
 * to wait. An answer without such an entry, e.g. a second one to the same document, does not count.
 */
export async function measureDecisions(db: Database, most: number): Promise<Decisions> {
  const [decisions] = await db.query<Decisions>({
    name: 'admin_measure_decisions',
    text: `
      select count(*)::integer as count,
        round((percentile_cont(0.5) within group (
          order by extract(epoch from decision.happened_at - sent.happened_at) / 3600))::numeric, 2)::float8
          as "medianHours"
      from (
        (select happened_at, organization_id from audit_event
          where action = 'organization.verify' order by happened_at desc, id limit $1)
        union all
        (select happened_at, organization_id from audit_event
          where action = 'organization.reject' order by happened_at desc, id limit $1)
        order by happened_at desc limit $1
      ) as decision
      cross join lateral (
        select event.action, event.happened_at from audit_event as event
        where event.organization_id = decision.organization_id and event.happened_at < decision.happened_at
          and event.happened_at > decision.happened_at - interval '90 days'
          and event.action in ('organization.create', 'organization.sendRegistration', 'organization.loseBadge',
            'organization.verify', 'organization.reject')
        order by event.happened_at desc limit 1
      ) as sent
      where sent.action not in ('organization.verify', 'organization.reject')`,
    values: [most],
  })
  return decisions ?? { count: 0, medianHours: null }
}
