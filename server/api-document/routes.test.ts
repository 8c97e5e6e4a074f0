import { createHash } from 'node:crypto'
import { exportFormats } from '@qareeb/contract/candidates/candidate-export'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routes } from '../app.ts'
import type { OpenApiDocument, Operation } from '../platform/http/openapi/document.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { examples } from './examples.ts'

let opened: TestApp
let document: OpenApiDocument
beforeAll(async () => {
  opened = await openTestApp()
  document = (await opened.app.inject('/api/v1/openapi.json')).json()
})
afterAll(() => opened.app.close())

const operations = (): { address: string; operation: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      address: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )

describe('the OpenAPI document', () => {
  test('holds exactly the calls that are bound', () => {
    const bound = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(
      operations()
        .map(({ address }) => address)
        .toSorted(),
    ).toEqual(bound.toSorted())
  })

  test('has what OpenAPI 3.1 asks of a document', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info).toMatchObject({ title: 'Qareeb API', version: '1' })
    expect(document.servers).toEqual([{ url: 'https://qareeb.example' }])
    for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/api\/v1(\/|$)/)
  })

  test('names each operation once and describes every answer', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { operation } of operations()) {
      expect(operation.summary).not.toBe('')
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[1-5]\d\d$/)
        expect(description).not.toBe('')
        if (status === '204') continue
        const bodies = Object.values(content ?? {})
        expect(bodies.length).toBeGreaterThan(0)
        for (const { schema } of bodies) expect(schema).toBeTypeOf('object')
      }
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '429', '500', '503']))
    }
  })

  test('names the types of a file that the query chooses', () => {
    const answer = document.paths['/api/v1/job-ad/{id}/candidates/export']?.get?.responses['200']
    expect(Object.keys(answer?.content ?? {})).toEqual(Object.values(exportFormats))
  })

  test('distinguishes a form with a file from JSON', () => {
    const typesOf = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.requestBody?.content ?? {})
    expect(typesOf('/api/v1/user/me/avatar', 'patch')).toEqual(['multipart/form-data'])
    expect(typesOf('/api/v1/user/me', 'patch')).toEqual(['application/json'])
  })

  test('states every placeholder of a path as a parameter, and each parameter once', () => {
    for (const { address, operation } of operations()) {
      const placeholders = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => name)).toEqual(placeholders)
      expect(inPath.every(({ required }) => required)).toBe(true)
      const keys = operation.parameters.map(({ name, in: place }) => `${place} ${name}`)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('points only to parts that it holds', () => {
    const parts = Object.keys(document.components.schemas)
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, pointer]) => pointer,
    )
    expect(pointers.length).toBeGreaterThan(0)
    for (const pointer of pointers)
      expect(parts.map((name) => `#/components/schemas/${name}`)).toContain(pointer)
  })

  test('describes numbers and lists by their meaning', () => {
    const list =
      operations().find(({ address }) => address === 'GET /api/v1/job-ad')?.operation.parameters ?? []
    const parameter = (name: string) => list.find((candidate) => candidate.name === name)
    expect(parameter('lat')?.schema).toMatchObject({ type: 'number', minimum: -90, maximum: 90 })
    expect(parameter('workMode')).toMatchObject({ style: 'form', explode: false, schema: { type: 'array' } })
    expect(parameter('q')?.description).toBe('Search words')
  })

  test.each(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s has an example that is true to its promise',
    (address, endpoint) => {
      expect(z.safeParse(endpoint.response, examples[address]).error?.issues).toBeUndefined()
    },
  )

  test('marks calls with an idempotency key, and calls that need a session', () => {
    const operationOf = (address: string) =>
      operations().find((candidate) => candidate.address === address)?.operation
    const signUp = operationOf('POST /api/v1/user/signup')
    expect(signUp?.parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
      'header Idempotency-Key',
    ])
    expect(signUp?.responses['422']?.description).toContain('request.keyReused')
    expect(signUp?.security).toEqual([])
    const branches = operationOf('GET /api/v1/organization-location')
    expect(branches?.parameters.map(({ name }) => name)).toContain('x-qareeb-organization')
    expect(branches?.responses['409']?.description).toContain('organization.switched')
    expect(operationOf('GET /api/v1/user/me')?.security).toEqual([{ bearer: [] }])
  })

  test('is not sent again to a client that has it', async () => {
    const { headers } = await opened.app.inject('/api/v1/openapi.json')
    const again = await opened.app.inject({
      url: '/api/v1/openapi.json',
      headers: { 'if-none-match': String(headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
  })
})

describe('the page of the API', () => {
  test('names every call and needs no script', async () => {
    const { body, headers } = await opened.app.inject('/api/v1/docs')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const { operation } of operations()) expect(body).toContain(`id="${operation.operationId}"`)
    expect(body).not.toMatch(/<script|javascript:|\son\w+=/i)
  })

  test('allows its one style by its hash, and nothing else', async () => {
    const { body, headers } = await opened.app.inject('/api/v1/docs')
    const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    )
    expect(body).not.toMatch(/style="/)
  })

  test('holds no link to a place that it does not have', async () => {
    const { body } = await opened.app.inject('/api/v1/docs')
    for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(body).toContain(`id="${target}"`)
  })
})
