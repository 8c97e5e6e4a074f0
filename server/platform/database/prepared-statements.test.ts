import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Connected, connect } from './database.ts'
import { isTransient } from './failures.ts'

let test: TestDatabase
let one: Connected

beforeAll(async () => {
  test = await freshDatabase()
  one = connect({ url: test.ownerUrl, size: 1, statementTimeoutMs: 200, name: 'prepared' })
})
afterAll(async () => {
  await one.close()
  await test.drop()
})

const failureOf = (work: Promise<unknown>) => work.catch((reason: unknown) => reason)

describe('a statement that is prepared already', () => {
  const everyType = {
    name: 'every_type',
    text: `select 9007199254740991 as big, date '2026-11-21' as day, $1::numeric as amount, $2::boolean as yes,
      $3::int[] as numbers, $4::timestamptz as moment, $5::jsonb as json, null::text as nothing`,
    values: ['1.10', true, [1, 2], new Date('2026-11-21T09:00:00.000Z'), { صفة: 'قريب' }],
  }

  it('answers as it did at first', async () => {
    const first = await one.db.query(everyType)
    expect(first).toEqual([
      {
        big: Number.MAX_SAFE_INTEGER,
        day: '2026-11-21',
        amount: '1.10',
        yes: true,
        numbers: [1, 2],
        moment: new Date('2026-11-21T09:00:00.000Z'),
        json: { صفة: 'قريب' },
        nothing: null,
      },
    ])
    expect(await one.db.query(everyType)).toEqual(first)
    expect(await one.db.transaction((db) => db.query(everyType))).toEqual(first)
  })

  it('may answer with no rows, and with many', async () => {
    const upTo = (last: number) => ({
      name: 'up_to',
      text: 'select n from generate_series(1, $1::int) as n',
      values: [last],
    })
    expect(await one.db.query(upTo(0))).toEqual([])
    expect(await one.db.query(upTo(2))).toEqual([{ n: 1 }, { n: 2 }])
    expect(await one.db.query(upTo(30_000))).toHaveLength(30_000)
    expect(await one.db.query(upTo(0))).toEqual([])
  })

  it('takes arrays of numbers of every kind', async () => {
    const asked = (numbers: (number | null)[]) => ({
      name: 'numbers',
      text: 'select $1::float8[] as numbers',
      values: [numbers],
    })
    for (const numbers of [[], [0.5, -1e-9, 2 ** 53, 1e21], [Infinity, -Infinity, NaN], [1, null, 2]]) {
      expect(await one.db.query(asked(numbers))).toEqual([{ numbers }])
      expect(await one.db.query(asked(numbers))).toEqual([{ numbers }])
    }
  })

  it('may be one that answers with nothing', async () => {
    await one.db.query({ text: 'create table note (id int primary key)' })
    const insert = (id: number) => ({
      name: 'insert_note',
      text: 'insert into note values ($1)',
      values: [id],
    })
    expect(await one.db.query(insert(1))).toEqual([])
    expect(await one.db.query(insert(2))).toEqual([])
    expect(await failureOf(one.db.query(insert(2)))).toMatchObject({ code: '23505' })
    expect(await one.db.query({ text: 'select id from note order by id' })).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('fails with the server’s message, and the connection stays usable', async () => {
    const divided = (by: number) => ({ name: 'divided', text: 'select 12 / $1::int as part', values: [by] })
    expect(await one.db.query(divided(3))).toEqual([{ part: 4 }])
    expect(await failureOf(one.db.query(divided(0)))).toMatchObject({ code: '22012' })
    expect(await one.db.query(divided(4))).toEqual([{ part: 3 }])
  })

  it('fails after rows have come, and the connection stays usable', async () => {
    const divided = (by: number) => ({
      name: 'divided_late',
      text: 'select 12 / ($1::int - n) as part from generate_series(1, 10000) as n',
      values: [by],
    })
    expect(await one.db.query(divided(20_000))).toHaveLength(10_000)
    expect(await failureOf(one.db.query(divided(9_000)))).toMatchObject({ code: '22012' })
    expect(await one.db.query({ text: 'select 7 as number' })).toEqual([{ number: 7 }])
    expect(await one.db.query(divided(20_000))).toHaveLength(10_000)
  })

  it('fails when a value cannot be read, and the connection stays usable', async () => {
    const same = (value: string) => ({ name: 'same', text: 'select $1::bigint as value', values: [value] })
    expect(await one.db.query(same('7'))).toEqual([{ value: 7 }])
    await expect(one.db.query(same('9007199254740993'))).rejects.toThrow(RangeError)
    expect(await one.db.query(same('8'))).toEqual([{ value: 8 }])
  })

  it('sends nothing when a value cannot be written, and the connection stays usable', async () => {
    const same = (value: object) => ({
      name: 'same_json',
      text: 'select $1::jsonb as value',
      values: [value],
    })
    expect(await one.db.query(same({ n: 1 }))).toEqual([{ value: { n: 1 } }])
    await expect(one.db.query(same({ n: 1n }))).rejects.toThrow(TypeError)
    expect(await one.db.query(same({ n: 2 }))).toEqual([{ value: { n: 2 } }])
  })

  it('is refused under its name with another text', async () => {
    await one.db.query({ name: 'taken', text: 'select 1 as one' })
    await expect(one.db.query({ name: 'taken', text: 'select 2 as two' })).rejects.toThrow('must be unique')
  })

  it('is cancelled when it runs too long, and the connection stays usable', async () => {
    const sleep = (seconds: number) => ({
      name: 'sleep',
      text: 'select pg_sleep($1), 1 as one',
      values: [seconds],
    })
    await one.db.query(sleep(0))
    expect(await failureOf(one.db.query(sleep(10)))).toMatchObject({ code: '57014' })
    expect(await one.db.query(sleep(0))).toMatchObject([{ one: 1 }])
  })

  it('is prepared again on the connection that follows a killed one', async () => {
    const who = { name: 'who', text: 'select pg_backend_pid() as pid' }
    const [before] = await one.db.query(who)
    const failing = one.db.transaction(async (db) => {
      await db.query(who)
      await test.owner.query({
        text: 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
        values: ['prepared'],
      })
      await db.query(who)
    })
    expect(isTransient(await failureOf(failing))).toBe(true)
    const [after] = await one.db.query(who)
    expect(after).not.toEqual(before)
    expect(await one.db.query(who)).toEqual([after])
  })
})
