import type { Endpoint } from '@qareeb/contract/endpoint'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { testPassword } from '../accounts.ts'
import { solvedCaptcha } from '../captcha.ts'
import { naughtyNumbers, naughtyStrings } from './naughty.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Bodies of an endpoint: some are valid, most have one to three invalid fields, and some are no body at all.
 * `undefined` is a call without one.
 */
export function bodiesOf({ body }: Endpoint): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(undefined)
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  const good = goodValue('', schema)
  return fc.oneof(
    { weight: 3, arbitrary: good },
    { weight: 5, arbitrary: withHostileFields(good, Object.keys(schema.properties ?? {})) },
    { weight: 1, arbitrary: hostileValue },
  )
}

const withHostileFields = (good: fc.Arbitrary<unknown>, names: readonly string[]) =>
  fc
    .tuple(
      good,
      fc.array(fc.tuple(fc.constantFrom(...names, ...foreignNames), hostileValue), { maxLength: 3 }),
    )
    .map(([body, fields]) => ({ ...(isObject(body) && body), ...Object.fromEntries(fields) }))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const foreignNames = [
  'id',
  'userType',
  'role',
  'organizationId',
  'constructor',
  'toString',
  'a'.repeat(300),
  '',
]

/** Anything that JSON can carry, where something else is expected. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...naughtyStrings.map((text) => text.toWellFormed())),
  fc.constantFrom(...naughtyNumbers),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(null, true, false, 0, -1, 1.5, 9_007_199_254_740_992, [], {}, [[]], ['x'], {
    a: { b: [1] },
  }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values that no schema describes, by the name of the field. */
const known: Record<string, fc.Arbitrary<unknown>> = {
  phone: fc.constantFrom('0501234567', '+966501234567', '٠٥٠١٢٣٤٥٦٧', '+201001234567'),
  password: fc.constantFrom(testPassword, 'seven green camels'),
  currentPassword: fc.constant(testPassword),
  captcha: fc.constant(solvedCaptcha),
  email: fc.integer({ min: 0, max: 9_999_999 }).map((no) => `somebody-${no}@qareeb.example`),
}

function goodValue(name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (known[name]) return known[name]
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => goodValue('', toSchema(choice))))
  if (schema.format === 'uuid') return fc.uuid({ version: 4 })

  switch (schema.type) {
    case 'object':
      return goodObject(schema)
    case 'array':
      return fc.array(goodValue('', toSchema(Array.isArray(schema.items) ? {} : (schema.items ?? {}))), {
        minLength: 1,
        maxLength: 3,
      })
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return fc.integer({ min: 0, max: 1_000_000 })
    case 'null':
      return fc.constant(null)
    default:
      return fc.string({
        unit: 'grapheme-ascii',
        minLength: schema.minLength ?? 0,
        maxLength: Math.max(schema.minLength ?? 0, Math.min(schema.maxLength ?? 40, 60)),
      })
  }
}

function goodObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, goodValue(name, toSchema(inner))]),
  )
  return fc.record(fields, { requiredKeys: required })
}

const toSchema = (schema: JsonSchema | boolean): JsonSchema => (typeof schema === 'boolean' ? {} : schema)
