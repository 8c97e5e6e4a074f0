import fs from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@qareeb/contract/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routes } from './app.ts'

const contract = path.join(import.meta.dirname, '../contract')

/** Every endpoint that a file of the contract exports. */
async function promised(): Promise<Endpoint[]> {
  const files = fs
    .readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('node_modules'))
  const modules = await Promise.all(files.map((file): Promise<object> => import(path.join(contract, file))))
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('every endpoint of the contract is bound once, and nothing else', async () => {
  const bound = routes.map(({ endpoint }) => nameOf(endpoint))
  expect(bound.toSorted()).toEqual((await promised()).map(nameOf).toSorted())
  expect(new Set(bound).size).toBe(bound.length)
})

test('every call names in its path what its parameters are', async () => {
  for (const endpoint of await promised()) {
    const placeholders = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const stated = endpoint.params instanceof z.ZodMiniObject ? Object.keys(endpoint.params.shape) : []
    expect({ call: nameOf(endpoint), placeholders }).toEqual({ call: nameOf(endpoint), placeholders: stated })
  }
})

test('no body lets fields through that it does not know, however deep', async () => {
  const bodies = (await promised()).filter(({ body }) => body !== undefined)
  const lax = bodies.filter(({ body = z.unknown() }) =>
    holdsLaxObject(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })),
  )
  expect(lax.map(nameOf)).toEqual([])
})

/** True when an object somewhere in the schema takes other properties than it states. */
function holdsLaxObject(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const isLax = 'properties' in schema && !('additionalProperties' in schema)
  return isLax || Object.values(schema).some(holdsLaxObject)
}
