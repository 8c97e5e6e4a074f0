import type { Endpoint } from '@qareeb/contract/endpoint'
import { type Issue, toIssues } from '@qareeb/contract/issues'
import * as z from 'zod/mini'
import { AppError } from '../../../ground/errors.ts'
import { limits } from '../load/limits.ts'
import type { QueryString } from './parse-query-string.ts'

/** The query and body of a request, not yet checked. */
type RawInput = { query: QueryString; body: unknown }

type CheckedInput = { query: unknown; body: unknown }

/**
 * Makes the function that checks the ids in a request's path. It throws the endpoint's own 404 for an id of the wrong
 * shape, so that it looks like an unknown one.
 */
export function paramsParserOf(endpoint: Endpoint): (params: unknown) => unknown {
  const { notFound = 'request.notFound' } = endpoint
  return (params) => {
    const checked = endpoint.params ? z.safeParse(endpoint.params, params) : undefined
    if (checked && !checked.success) throw new AppError(notFound)
    return checked?.data
  }
}

/**
 * Makes the function that checks query and body by the schemas of the endpoint. It throws `request.invalid` with every
 * problem of both at once, fields that the endpoint does not know included.
 */
export function inputParserOf(endpoint: Endpoint): (raw: RawInput) => CheckedInput {
  const querySchemaOf = fieldsLookedAt(withoutOthers(endpoint.query ?? z.strictObject({})))
  const bodySchema = endpoint.body && withoutOthers(endpoint.body)

  return ({ query, body }) => {
    const checkedQuery = z.safeParse(querySchemaOf(query.values), query.values, { reportInput: true })
    const checkedBody = bodySchema && z.safeParse(bodySchema, body, { reportInput: true })
    const issues = [
      ...query.issues,
      ...toIssues(checkedQuery.error?.issues ?? [], { flat: true }),
      ...toIssues(checkedBody?.error?.issues ?? [], { flat: false }),
    ]
    if (issues.length > 0) throw new AppError('request.invalid', { errors: oneEach(issues) })
    return { query: endpoint.query && checkedQuery.data, body: checkedBody?.data }
  }
}

/** An object schema drops unknown fields; a caller with a misspelt name has to get an error instead. */
function withoutOthers(schema: z.ZodMiniType): z.ZodMiniType {
  return schema instanceof z.ZodMiniObject ? z.catchall(schema, z.never()) : schema
}

/** So many choices of fields are remembered of one schema; people make a few dozen. */
const mostChoices = 200

/**
 * A schema checks each of its fields, also missing ones. This makes a schema for the present ones, which leaves the
 * others out as far as they may be missing; its results are the same, checks of several fields included.
 */
function fieldsLookedAt(schema: z.ZodMiniType): (values: object) => z.ZodMiniType {
  if (!(schema instanceof z.ZodMiniObject)) return () => schema
  const { def } = schema
  const fields = Object.entries<z.core.$ZodType>(def.shape)
  const needed = new Set(fields.filter(([, field]) => !mayBeMissing(field)).map(([name]) => name))
  const known = new Map<string, z.ZodMiniType>()

  return (values) => {
    const sent = Object.keys(values)
    const choice = sent.join()
    const before = known.get(choice)
    if (before) return before
    if (known.size >= mostChoices || sent.some((name) => !Object.hasOwn(def.shape, name))) return schema

    const shape = Object.fromEntries(
      fields.filter(([name]) => Object.hasOwn(values, name) || needed.has(name)),
    )
    const chosen = z.clone(schema, { ...def, shape })
    known.set(choice, chosen)
    return chosen
  }
}

/** A missing field passes, and puts nothing in its place. */
function mayBeMissing(field: z.core.$ZodType): boolean {
  const { success, data } = z.safeParse(field, undefined)
  return success && data === undefined
}

/** The first problem of each field, in the order found, names cut to a length that is safe to repeat. */
function oneEach(issues: Issue[]): Issue[] {
  const byPath = new Map<string, Issue>()
  for (const issue of issues) {
    const path = issue.path.toWellFormed().slice(0, 100)
    if (!byPath.has(path)) byPath.set(path, { ...issue, path })
  }
  return [...byPath.values()].slice(0, limits.problems)
}
