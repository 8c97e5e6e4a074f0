import { measuredPageNames } from '@qareeb/contract/analytics/measured-pages'
import { demoTeams } from '@qareeb/demo/demo-teams'
import type { Database } from '../platform/database/database.ts'

/**
 * Counts views of the demo's pages and of the ads that have applications, over the last thirty days, once: what is counted
 * already stays. Takes the owner's connection.
 */
export async function addDemoViews(owner: Database): Promise<void> {
  for (const { organizationId } of demoTeams.slice(0, 2))
    await owner.transaction((db) => addViewsOf(db, organizationId), { organizationId })
  await addPageViews(owner)
}

/** More on working days, fewer on Fridays; the same ad has the same numbers at each start. */
const busy = `case extract(isodow from day) when 5 then 1 when 6 then 2 else 3 end`

const addViewsOf = (db: Database, organizationId: string) =>
  db.query({
    text: `
      insert into job_ad_view (job_ad_id, organization_id, day, source, views)
      select ad.id, $1, day::date, source, weight * ${busy} / 2 + abs(hashtext(ad.id::text || day || source)) % weight + 1
      from job_ad as ad
      cross join generate_series(greatest(current_date - 29, ad.published_at::date), current_date, interval '1 day') as day
      cross join (values ('search'::view_source, 6), ('engines', 4), ('social', 3), ('direct', 2), ('pages', 2), ('sites', 1))
        as sources (source, weight)
      where ad.organization_id = $1 and exists (select from candidate where job_ad_id = ad.id)
      on conflict do nothing`,
    values: [organizationId],
  })

const addPageViews = (db: Database) =>
  db.query({
    text: `
      insert into page_view (day, page, locale, views, leaves, seconds)
      select day::date, page, locale, views, views * 4 / 5, views * 4 / 5 * (20 + abs(hashtext(page)) % 90)
      from generate_series(current_date - 29, current_date, interval '1 day') as day
      cross join unnest($1::text[]) with ordinality as pages (page, no)
      cross join (values ('ar'::locale, 4), ('en', 1)) as locales (locale, weight)
      cross join lateral (
        select (weight * ${busy} * 90 / no + abs(hashtext(page || day || locale)) % 20)::int as views) as counted
      on conflict do nothing`,
    values: [measuredPageNames],
  })
