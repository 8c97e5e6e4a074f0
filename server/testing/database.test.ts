import { expect, it } from 'vitest'
import { demoDatabase, emptyDatabase, freshDatabase, type TestDatabase } from './database.ts'

async function countJobAds({ owner }: TestDatabase): Promise<number | undefined> {
  const [row] = await owner.query<{ count: number }>({ text: 'select count(*) from job_ad' })
  return row?.count
}

it('gives every test file a database of its own', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  await one.owner.query({ text: 'drop table job_ad cascade' })
  expect(await countJobAds(other)).toBe(0)
  await Promise.all([one.drop(), other.drop()])
})

it('gives a demo country to two tests at the same time', async () => {
  const [one, other] = await Promise.all([demoDatabase(), demoDatabase()])
  expect(await countJobAds(one)).toBe(300)
  expect(await countJobAds(other)).toBe(300)
  await Promise.all([one.drop(), other.drop()])
})

it('gives a database without tables', async () => {
  const test = await emptyDatabase()
  expect(await test.owner.query({ text: `select from pg_tables where schemaname = 'public'` })).toEqual([])
  await test.drop()
})
