import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routes } from './app.ts'
import { AppError } from './ground/errors.ts'
import { inputParserOf } from './platform/http/input/parse-input.ts'
import { openSite, type TestSite } from './testing/site.ts'

// Anyone who sends more fields than a form has may hope that one of them is a column. The names come from the database, so
// that a new column is covered on the day it is made.

let site: TestSite
let columns: string[]
beforeAll(async () => {
  site = await openSite()
  const rows = await site.database.owner.query<{ name: string }>({
    text: `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  })
  columns = rows.flatMap(({ name }) => [...new Set([name, toCamelCase(name)])])
})
afterAll(() => site.close())

const toCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const writing = routes.map(({ endpoint }) => endpoint).filter(({ body }) => body !== undefined)
const nothing = { values: {}, issues: [] }

/** The errors of a body, by the fields that the refusal names. */
function problemsOf(endpoint: (typeof writing)[number], body: object): Record<string, string> {
  try {
    inputParserOf(endpoint)({ query: nothing, body })
    return {}
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Object.fromEntries((error.errors ?? []).map(({ path, problem }) => [path, problem]))
  }
}

test.each(writing.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s takes no column that is none of its fields',
  (_, endpoint) => {
    const fields = new Set(endpoint.body instanceof z.ZodMiniObject ? Object.keys(endpoint.body.shape) : [])
    const foreign = columns.filter((name) => !fields.has(name))
    expect(foreign.length).toBeGreaterThan(100)
    const taken = foreign.filter((name) => problemsOf(endpoint, { [name]: 'x' })[name] !== 'unknownField')
    expect(taken).toEqual([])
  },
)

describe('a profile', () => {
  test('stays as it was, with any column of an account sent along with a field of its own', async () => {
    const sara = await site.visitor()
    const row = () =>
      site.database.owner.query({ text: 'select * from user_account where id = $1', values: [sara.id] })
    const before = await row()
    const own = new Set(['firstName', 'lastName', 'phone', 'locale', 'candidateMails', 'description'])
    const [account] = before
    const names = Object.keys(account ?? {}).flatMap((name) => [name, toCamelCase(name)])

    for (const name of names.filter((one) => !own.has(one))) {
      const answer = await site.ask(sara, 'PATCH /api/v1/user/me', { firstName: 'Changed', [name]: true })
      expect({ name, status: answer.statusCode }).toEqual({ name, status: 400 })
    }
    expect(await row()).toEqual(before)
  })

  test.each(['{"__proto__":{"userType":"admin"}}', '{"constructor":{"prototype":{"userType":"admin"}}}'])(
    'is not reached through %s, nor is anything else',
    async (payload) => {
      const sara = await site.visitor()
      const answer = await site.app.inject({
        method: 'PATCH',
        url: '/api/v1/user/me',
        headers: { ...sara.headers, 'content-type': 'application/json' },
        payload,
      })
      expect(answer.statusCode).toBe(400)
      expect(Reflect.get({}, 'userType')).toBeUndefined()
    },
  )
})
