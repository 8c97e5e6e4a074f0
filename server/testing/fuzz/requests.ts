import type { Endpoint } from '@qareeb/contract/endpoint'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { naughtyNumbers, naughtyStrings } from './naughty.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema
type Pairs = Record<string, string>

/** Addresses of an endpoint: most are valid by its schemas in all combinations, the others are refused. */
export function addressesOf(
  { path, params, query }: Endpoint,
  knownIds: readonly string[],
): fc.Arbitrary<string> {
  const ids = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...knownIds) },
    { weight: 1, arbitrary: hostileText() },
  )
  const fill = (text: string, id: string) => text.replace(/\{\w+\}/, encode(id))
  const filledPath = params ? fc.tuple(ids, ids).map((two) => two.reduce(fill, path)) : fc.constant(path)
  const queries = fc.oneof(
    { weight: 3, arbitrary: goodPairs(query) },
    { weight: 2, arbitrary: hostilePairs(query) },
  )
  return fc.tuple(filledPath, queries, oddEnds).map(([address, pairs, end]) => {
    const text = [
      ...Object.entries(pairs).map(([name, value]) => `${encode(name)}=${encode(value)}`),
      ...end,
    ].join('&')
    return text ? `${address}?${text}` : address
  })
}

/** Once in a while something that is no pair, or one pair too many. */
const oddEnds = fc.oneof(
  { weight: 12, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.constantFrom(['q=a', 'q=b'], ['lat=%ff'], ['', ''], ['='], ['q']) },
)

/** Some of the parameters that the endpoint has, each with a value that it takes. */
function goodPairs(query: Endpoint['query']): fc.Arbitrary<Pairs> {
  const schemas = propertiesOf(query)
  const alone = schemas.filter(({ name }) => !areaParameters.has(name) && name !== 'after' && name !== 'zoom')
  const others = fc.record(
    Object.fromEntries(alone.map(({ name, input, output }) => [name, goodValue(name, input, output)])),
    {
      requiredKeys: schemas.some(({ name }) => name === 'bounds') ? [] : alone.map(({ name }) => name),
    },
  )
  return fc
    .tuple(others, areas(new Set(schemas.map(({ name }) => name))))
    .map((parts) => Object.assign({}, ...parts))
}

/** The same, and one to three parameters with something hostile in them, whether the endpoint has them or not. */
function hostilePairs(query: Endpoint['query']): fc.Arbitrary<Pairs> {
  const names = [
    ...propertiesOf(query).map(({ name }) => name),
    'limit',
    'status',
    'page',
    'q[]',
    '__proto__',
    'constructor',
  ]
  const hostile = fc.array(fc.tuple(fc.constantFrom(...names), hostileText()), { minLength: 1, maxLength: 3 })
  return fc
    .tuple(goodPairs(query), hostile)
    .map(([pairs, more]) => ({ ...pairs, ...Object.fromEntries(more) }))
}

function propertiesOf(query: Endpoint['query']) {
  if (!query) return []
  const write = (io: 'input' | 'output') =>
    z.toJSONSchema(query, { io, unrepresentable: 'any' }).properties ?? {}
  const output = write('output')
  return Object.entries(write('input')).map(([name, input]) => ({
    name,
    input: toSchema(input),
    output: toSchema(output[name] ?? {}),
  }))
}

const toSchema = (schema: JsonSchema | boolean): JsonSchema => (typeof schema === 'boolean' ? {} : schema)

/** Values that no schema describes, by the name of the parameter. */
const known: Record<string, fc.Arbitrary<string>> = {
  q: fc.constantFrom(
    'محاسب',
    'accountant',
    'accountant riyadh',
    'ممرضة في جدة',
    'nurse',
    'acc',
    'a',
    '',
    ' ',
    'java + c#',
    'accuontant',
  ),
  organization: fc.uuid({ version: 4 }),
  ids: fc.uniqueArray(fc.uuid({ version: 4 }), { minLength: 1, maxLength: 5 }).map((ids) => ids.join(',')),
}

function goodValue(name: string, input: JsonSchema, output: JsonSchema): fc.Arbitrary<string> {
  if (known[name]) return known[name]
  if (input.enum) return fc.constantFrom(...input.enum.map(String))
  if (input.const !== undefined) return fc.constant(String(input.const))
  if (input.format === 'uuid') return fc.uuid({ version: 4 })
  if (input.format === 'date') return fc.constantFrom('2026-11-21', '2024-02-29')
  const values = toSchema(Array.isArray(output.items) ? {} : (output.items ?? {})).enum ?? []
  // A text of its own, or a number.
  if (values.length === 0) return fc.constantFrom('1', '20', 'oasis')
  return fc
    .uniqueArray(fc.constantFrom(...values.map(String)), { minLength: 1, maxLength: 4 })
    .map((list) => list.join(','))
}

const areaParameters = new Set(['city', 'lat', 'lng', 'radius', 'bounds'])

/** Where to search, in the combinations that go together. */
function areas(names: Set<string>): fc.Arbitrary<Pairs> {
  const position = fc.record({ lat: degrees(-90, 90), lng: degrees(-180, 180) })
  if (!names.has('bounds')) return names.has('lat') ? position : fc.constant({})

  const city = fc.record({ city: fc.constantFrom('riyadh', 'jeddah', 'dammam', 'mecca', 'nowhere-at-all') })
  const radius = fc.record({ radius: fc.integer({ min: 1, max: 300 }).map(String) })
  const bounds = fc.record({ bounds: rectangle })
  const zoom = fc.record({ zoom: fc.integer({ min: 5, max: 18 }).map(String) })
  if (names.has('zoom')) return together(bounds, zoom, fc.oneof(fc.constant({}), position))
  return fc.oneof(
    fc.constant({}),
    position,
    city,
    bounds,
    together(position, radius),
    together(city, radius),
    together(position, bounds),
  )
}

const together = (...parts: fc.Arbitrary<Pairs>[]): fc.Arbitrary<Pairs> =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all))

const degrees = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => value.toFixed(5))

const rectangle = fc
  .tuple(
    fc.double({ min: -80, max: 80, noNaN: true }),
    fc.double({ min: -170, max: 170, noNaN: true }),
    fc.double({ min: 0.001, max: 9, noNaN: true }),
  )
  .map(([south, west, size]) =>
    [south, west, south + size, west + size].map((value) => value.toFixed(5)).join(','),
  )

const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...naughtyStrings),
    fc.constantFrom(...naughtyNumbers),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 130 }),
  )

/** Percent-encoded; a lone surrogate, which has no bytes, becomes bytes that are not UTF-8. */
function encode(text: string): string {
  return text
    .slice(0, 4_000)
    .split(/([\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF])/)
    .map((part) => (part.isWellFormed() ? encodeURIComponent(part) : '%ED%A0%80'))
    .join('')
}
