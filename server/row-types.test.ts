import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from './testing/database.ts'
import { checkRows, type Described } from './testing/row-types/check-rows.ts'
import { type Describer, openDescriber } from './testing/row-types/describe-statement.ts'
import { findQueries, type Query } from './testing/row-types/find-queries.ts'

const checkout = path.join(import.meta.dirname, '..')
const work = path.join(checkout, '.cache/row-types')

/** Files that put a statement together while they run, so that reading them does not show its text. */
const builtAtRunTime = new Set([
  'server/candidates/queries/applicants.ts',
  'server/candidates/queries/candidates-of-ad.ts',
  'server/candidates/queries/own-applications.ts',
  'server/candidates/queries/remarks.ts',
  'server/administration/queries/organizations.ts',
  'server/audit/queries/log.ts',
  'server/files/queries/attachments.ts',
  'server/job-ads/queries/company-list.ts',
  'server/organizations/queries/organization-data.ts',
])

let database: TestDatabase
let describer: Describer

beforeAll(async () => {
  database = await freshDatabase()
  describer = await openDescriber(database.ownerUrl)
})
afterAll(async () => {
  fs.rmSync(work, { recursive: true, force: true })
  await describer.close()
  await database.drop()
})

/** The engine puts every statement together; the demo loads rows of any shape; tasks pass statements on. */
const isProduct = (file: string) =>
  !/(^|\/)node_modules\/|\.test\.ts$|^(testing|demo-data|search\/engine|platform\/(database|tasks))\//.test(
    file,
  )

async function describeAll(queries: readonly Query[]) {
  const described: Described[] = []
  const refused: string[] = []
  for (const query of queries) {
    const answers = []
    for (const text of query.texts ?? [])
      try {
        answers.push(await describer.describe(text))
      } catch (error) {
        refused.push(`${path.relative(checkout, query.file)}:${query.line} ${String(error)}`)
      }
    if (answers.length > 0) described.push({ query, answers })
  }
  return { described, refused }
}

describe('row types of the product', () => {
  const queries = fs
    .globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter(isProduct)
    .flatMap((file) => findQueries(path.join(import.meta.dirname, file)))

  it('fit the columns that PostgreSQL describes', async () => {
    const { described, refused } = await describeAll(queries)
    expect(refused).toEqual([])
    expect(described.length).toBeGreaterThan(250)
    expect(checkRows(described, path.join(work, 'product'))).toEqual([])
  })

  it('are known of every statement that is not built at run time', () => {
    const unknown = queries
      .filter(({ texts, isRead }) => isRead && !texts)
      .map(({ file }) => path.relative(checkout, file))
    expect(unknown.filter((file) => !builtAtRunTime.has(file))).toEqual([])
    expect([...builtAtRunTime].filter((file) => !unknown.includes(file))).toEqual([])
  })
})

describe('a seeded row type', () => {
  const seed = (call: string) => [
    `import type { Database } from '${checkout}/server/platform/database/database.ts'`,
    `const table = 'job_ad'`,
    `export const list = async (db: Database) => ${call}`,
    '',
  ]

  async function differencesOf(call: string) {
    const folder = path.join(work, 'seeds')
    fs.mkdirSync(folder, { recursive: true })
    const file = path.join(folder, `${crypto.randomUUID()}.ts`)
    fs.writeFileSync(file, seed(call).join('\n'))
    const { described } = await describeAll(findQueries(file))
    expect(described).toHaveLength(1)
    return checkRows(described, path.join(work, 'seeded'))
  }

  it.each([
    ['of the wrong type', '{ number: string }', 'select number from ${table}', '"number", "is", number'],
    ['that hides a null', '{ at: Date }', 'select closed_at as at from ${table}', '"at", "is", Date | null'],
    ['that is no column', '{ title: string }', 'select number from ${table}', '"title", "is no column'],
  ])('with a field %s is refused', async (_, row, text, difference) => {
    const differences = await differencesOf(`db.query<${row}>({ text: \`${text}\` })`)
    expect(differences).toEqual([expect.stringContaining(difference)])
    expect(differences[0]).toMatch(/^\.cache\/row-types\/seeds\/[0-9a-f-]+\.ts:3 /)
  })

  it('that fits is accepted', async () => {
    const row = '{ id: string; number: number; at: Date | null }'
    const text = 'select id, number, closed_at as at from ${table}'
    expect(await differencesOf(`db.query<${row}>({ text: \`${text}\` })`)).toEqual([])
  })
})
