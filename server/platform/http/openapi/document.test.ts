import { type Endpoint, endpoint, KB } from '@qareeb/contract/endpoint'
import { byteStream, id } from '@qareeb/contract/values'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { describeApi, type Operation } from './document.ts'

const base = { summary: 'Made up for these tests', access: 'everyone' } as const

function describeCall(call: Endpoint): Operation | undefined {
  const { paths } = describeApi({
    title: 'Things',
    description: '',
    origin: 'https://jobs.example',
    endpoints: [call],
    named: {},
    describeParameter: () => undefined,
    examples: {},
  })
  return paths[call.path]?.[call.method.toLowerCase()]
}

test('states both successful answers, and how long a body may be', () => {
  const operation = describeCall(
    endpoint('POST', '/api/v1/thing', {
      ...base,
      bodyLimit: 256 * KB,
      body: z.strictObject({ name: z.string() }),
      status: 201,
      response: z.object({ created: z.string() }),
      other: { status: 200, when: 'It was there already.', response: z.object({ present: z.string() }) },
    }),
  )
  expect(operation?.requestBody?.description).toBe('At most 256 KB.')
  expect(operation?.responses['413']?.description).toContain('request.tooLarge')
  expect(operation?.responses['201']).toMatchObject({
    description: 'Done.',
    content: { 'application/json': { schema: { required: ['created'] } } },
  })
  expect(operation?.responses['200']).toMatchObject({
    description: 'It was there already.',
    content: { 'application/json': { schema: { required: ['present'] } } },
  })
})

test('names the media type of a stream', () => {
  const operation = describeCall(
    endpoint('GET', '/api/v1/lines', { ...base, response: byteStream, mediaType: 'text/csv; charset=utf-8' }),
  )
  expect(Object.keys(operation?.responses['200']?.content ?? {})).toEqual(['text/csv; charset=utf-8'])
})

test('states for whom an answer is cached', () => {
  const call = { ...base, response: z.object({}), cacheSeconds: 30 }
  const describing = (changes: object) =>
    describeCall(endpoint('GET', '/api/v1/thing', { ...call, ...changes }))?.responses['200']?.description
  expect(describing({})).toContain('the same for every caller')
  expect(describing({ cachedFor: 'guests' })).toContain('Without a bearer the answer may be kept for 30 s')
})

test('states the refusals of a call about the company, and of an unknown id', () => {
  const operation = describeCall(
    endpoint('GET', '/api/v1/thing/{id}', {
      ...base,
      about: 'company',
      params: z.object({ id }),
      notFound: 'team.notFound',
      response: z.object({}),
    }),
  )
  expect(operation?.parameters.map(({ name }) => name)).toEqual(['id', 'x-qareeb-organization'])
  expect(operation?.responses['403']?.description).toContain('organization.noneActive')
  expect(operation?.responses['409']?.description).toContain('organization.switched')
  expect(operation?.responses['404']?.description).toContain('team.notFound')
})
