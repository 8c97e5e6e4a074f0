import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routes } from './app.ts'
import { toFieldError } from './platform/http/refusals/sentences.ts'

// A refused person reads names of fields, not of code, in either language.

type JsonSchema = z.core.JSONSchema.BaseSchema

const inputs = routes.flatMap(({ endpoint: { method, path, query, body } }) =>
  [query, body].flatMap((input) => (input ? [[`${method} ${path}`, input] as const] : [])),
)

/** The paths of all fields of a schema: `name`, `name.ar`. */
function pathsOf(schema: JsonSchema | boolean | undefined, parent: readonly string[] = []): string[] {
  if (typeof schema !== 'object') return []
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const items = Array.isArray(schema.items) ? schema.items : [schema.items]
  return [
    ...inner.flatMap((choice) => pathsOf(choice, parent)),
    ...items.flatMap((item) => pathsOf(item, [...parent, '0'])),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      const path = [...parent, name]
      return [path.join('.'), ...pathsOf(field, path)]
    }),
  ]
}

test.each(inputs)('a refusal of %s names every field as people know it', (_, input) => {
  const paths = pathsOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  expect(paths).not.toEqual([])

  // Names of fields in the code begin with a small Latin letter.
  const unnamedIn = (locale: 'ar' | 'en', name: RegExp) =>
    paths.filter((path) => !name.test(toFieldError({ path, problem: 'invalid' }, locale).message))
  expect({ ar: unnamedIn('ar', /^[\u0600-\u06ff]/), en: unnamedIn('en', /^[A-Z\d]/) }).toEqual({
    ar: [],
    en: [],
  })
})
