import { type Issue, toIssues } from '@qareeb/contract/issues'
import { listJobAds } from '@qareeb/contract/search'
import { listQuery } from '@qareeb/contract/search/filters'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '../../../ground/errors.ts'
import { inputParserOf } from './parse-input.ts'

/** The first problem of each field. */
const firstOfEach = (issues: readonly Pick<Issue, 'path' | 'problem'>[]) =>
  Object.fromEntries(issues.toReversed().map(({ path, problem }) => [path, problem]))

/** The parsed query, or its problems. */
function outcomeOf(parse: ReturnType<typeof inputParserOf>, values: Record<string, string>) {
  try {
    return { data: parse({ query: { values, issues: [] }, body: undefined }).query }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { issues: firstOfEach(error.errors ?? []) }
  }
}

const query = fc.dictionary(
  fc.constantFrom(...Object.keys(listQuery.def.shape), 'other'),
  fc.constantFrom('24.7', '46.7', '24,46,25,47', 'it', 'riyadh', 'closest', 'true', '10', '', '-'),
  { noNullPrototype: true },
)

it('reports the same errors for the fields that were sent as the whole schema', () => {
  const parse = inputParserOf(listJobAds)
  fc.assert(
    fc.property(query, (values) => {
      const { success, data, error } = z.safeParse(z.catchall(listQuery, z.never()), values, {
        reportInput: true,
      })
      const outcome = outcomeOf(parse, values)

      if (success) expect(outcome).toEqual({ data })
      else expect(outcome.issues).toEqual(firstOfEach(toIssues(error.issues, { flat: true })))
    }),
  )
})

it('reports a missing required field, and fills in defaults', () => {
  const parse = inputParserOf({
    ...listJobAds,
    query: z.strictObject({
      needed: z.string(),
      usual: z.prefault(z.string(), 'usual'),
      other: z.optional(z.string()),
    }),
  })

  expect(outcomeOf(parse, { other: 'x' }).issues).toEqual({ needed: 'required' })
  expect(outcomeOf(parse, { needed: 'x' }).data).toEqual({ needed: 'x', usual: 'usual' })
})
