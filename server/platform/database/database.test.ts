import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { connect } from './database.ts'
import { isTransient } from './failures.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await freshDatabase()
  await test.owner.query({ text: 'create table note (id int primary key, text text not null)' })
  await test.owner.query({ text: 'grant select, insert on note to qareeb_app' })
})
afterAll(() => test.drop())

const countNotes = async () =>
  (await test.db.query<{ count: number }>({ text: 'select count(*) from note' }))[0]?.count
const insertNote = (id: number) => ({ text: 'insert into note values ($1, $2)', values: [id, 'x'] })

describe('the role of the application', () => {
  it('owns no table and cannot bypass row-level security', async () => {
    const [role] = await test.db.query({
      text: `select current_user::text as name, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole,
               (select count(*) from pg_class where relowner = r.oid) as owned
             from pg_roles r where rolname = current_user`,
    })
    expect(role).toEqual({
      name: 'qareeb_app',
      rolsuper: false,
      rolbypassrls: false,
      rolcreatedb: false,
      rolcreaterole: false,
      owned: 0,
    })
  })

  it('reads no table that was not granted by name', async () => {
    await expect(test.db.query({ text: 'select * from migration' })).rejects.toThrow(
      'permission denied for table migration',
    )
  })

  it('creates no tables', async () => {
    await expect(test.db.query({ text: 'create table mine ()' })).rejects.toThrow(
      'permission denied for schema public',
    )
  })
})

describe('a transaction', () => {
  it('keeps all of its work', async () => {
    const before = (await countNotes()) ?? 0
    await test.db.transaction(async (db) => {
      await db.query(insertNote(1))
      await db.query(insertNote(2))
    })
    expect(await countNotes()).toBe(before + 2)
  })

  it('keeps nothing when its work fails', async () => {
    const before = await countNotes()
    const failing = test.db.transaction(async (db) => {
      await db.query(insertNote(10))
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await countNotes()).toBe(before)
  })

  it('goes on after an inner one failed', async () => {
    await test.db.transaction(async (db) => {
      await db.query(insertNote(20))
      await db.transaction((inner) => inner.query(insertNote(20))).catch(() => undefined)
      await db.query(insertNote(21))
    })
    const rows = await test.db.query({ text: 'select id from note where id >= 20 order by id' })
    expect(rows).toEqual([{ id: 20 }, { id: 21 }])
  })

  it('fails when one of its statements failed and the error was ignored', async () => {
    const swallowing = test.db.transaction(async (db) => {
      await db.query({ text: 'select 1/0' }).catch(() => undefined)
    })
    await expect(swallowing).rejects.toThrow('The transaction had failed before')
  })

  it('sets the scope for row-level security, and resets it at its end', async () => {
    const readScope = {
      text: `select nullif(current_setting('app.organization_id', true), '') as organization,
                    nullif(current_setting('app.actor', true), '') as actor`,
    }
    const one = connect({ url: test.ownerUrl, size: 1 })
    const scope = { organizationId: '7', actor: '9' }
    expect(await one.db.transaction((db) => db.query(readScope), scope)).toEqual([
      { organization: '7', actor: '9' },
    ])
    expect(await one.db.query(readScope)).toEqual([{ organization: null, actor: null }])
    await one.close()
  })

  it('does not let an inner one change the scope', async () => {
    const widening = test.db.transaction((db) =>
      db.transaction(async () => undefined, { organizationId: '8' }),
    )
    await expect(widening).rejects.toThrow('keeps the scope of the outer one')
  })
})

describe('values', () => {
  it('come as numbers, plain dates and exact decimals', async () => {
    const [row] = await test.db.query({
      text: `select 9007199254740991 as big, date '2026-11-21' as day, 1.10::numeric as amount, true as yes,
               array[1, null]::bigint[] as numbers`,
    })
    expect(row).toEqual({
      big: Number.MAX_SAFE_INTEGER,
      day: '2026-11-21',
      amount: '1.10',
      yes: true,
      numbers: [1, null],
    })
  })

  it('are refused rather than rounded when an integer is too large', async () => {
    await expect(test.db.query({ text: 'select 9007199254740993' })).rejects.toThrow(RangeError)
  })

  it('of a named statement may change from call to call', async () => {
    const double = (value: number) => ({
      name: 'double',
      text: 'select $1::int * 2 as doubled',
      values: [value],
    })
    expect(await test.db.query(double(2))).toEqual([{ doubled: 4 }])
    expect(await test.db.query(double(5))).toEqual([{ doubled: 10 }])
  })
})

describe('failures of the server', () => {
  const killed = (url: string) => ({
    text: 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
    values: [url],
  })

  it('that kill a lent connection fail the query as transient and not the process', async () => {
    const victim = connect({ url: test.ownerUrl, size: 1, name: 'victim-lent' })
    const failing = victim.db.transaction(async (db) => {
      await db.query({ text: 'select 1' })
      await test.owner.query(killed('victim-lent'))
      await db.query({ text: 'select 1' })
    })
    expect(isTransient(await failing.catch((error: unknown) => error))).toBe(true)
    expect(await victim.db.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }])
    await victim.close()
  })

  it('that kill an idle connection are logged, and the next query works', async () => {
    const errors: Error[] = []
    const { promise: told, resolve } = Promise.withResolvers<void>()
    const onIdleError = (error: Error) => resolve(void errors.push(error))
    const victim = connect({ url: test.ownerUrl, size: 1, name: 'victim-idle', onIdleError })
    await victim.db.query({ text: 'select 1' })
    await test.owner.query(killed('victim-idle'))
    await told
    expect(errors.map(isTransient)).toEqual([true])
    expect(await victim.db.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }])
    await victim.close()
  })

  it('include a statement that is cancelled because it runs too long; its connection stays usable', async () => {
    const impatient = connect({ url: test.ownerUrl, size: 1, statementTimeoutMs: 50 })
    const error = await impatient.db.query({ text: 'select pg_sleep(10)' }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: '57014' })
    expect(isTransient(error)).toBe(true)
    expect(await impatient.db.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }])
    await impatient.close()
  })

  it('that leave a statement unanswered drop its connection instead of queueing a rollback behind it', async () => {
    const impatient = connect({ url: test.ownerUrl, size: 1, statementTimeoutMs: 50, name: 'unanswered' })
    const backends: unknown[] = []
    const whoAmI = { text: 'select pg_backend_pid() as pid' }
    const failing = impatient.db.transaction(async (db) => {
      backends.push(...(await db.query(whoAmI)))
      await db.query({ text: 'set local statement_timeout = 0' })
      await db.query({ text: 'select pg_sleep(30)' })
    })
    await expect(failing).rejects.toThrow('did not answer in time')
    backends.push(...(await impatient.db.query(whoAmI)))
    expect(backends[0]).not.toEqual(backends[1])
    await impatient.close()
  })
})
