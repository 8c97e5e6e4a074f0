import type { Database } from '../../platform/database/database.ts'

/** Counts of searches and of attempts, and the audit log: refusals are written there too, on purpose. */
const counters = new Set(['search_count', 'attempt', 'audit_event'])

/**
 * Notes each table whose rows change from now on; a change that is rolled back leaves no note. Sums of all rows would
 * say the same, and take longer with each case that adds some. Takes the owner's connection.
 */
export async function watchTables(owner: Database): Promise<void> {
  const tables = await owner.query<{ name: string }>({
    text: `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  })
  const watched = tables.filter(({ name }) => !counters.has(name))
  await owner.query({ text: 'create table changed_table (name text not null)' })
  // Rows are noted in the name of the owner: the product's role has no right to the notes.
  await owner.query({
    text: `
      create function note_changed_table() returns trigger language plpgsql security definer as $$
      begin
        insert into public.changed_table values (tg_table_name);
        return null;
      end $$`,
  })
  for (const { name } of watched)
    for (const event of ['insert or delete', 'update'])
      await owner.query({
        text: `
          create trigger "note ${event}" after ${event} on "${name}" for each row
          ${event === 'update' ? 'when (old is distinct from new)' : ''} execute function note_changed_table()`,
      })
}

/** @returns the names of the tables that have changed since this was last asked. Takes the owner's connection. */
export async function takeChangedTables(owner: Database): Promise<string[]> {
  const rows = await owner.query<{ name: string }>({
    text: `
      with taken as (delete from changed_table returning name)
      select distinct name from taken order by name`,
  })
  return rows.map(({ name }) => name)
}
