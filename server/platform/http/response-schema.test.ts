import { endpoint } from '@qareeb/contract/endpoint'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openProbe, type Probe } from '../../testing/probe.ts'
import { on } from './on.ts'

const response = z.object({
  name: z.string(),
  nickname: z.nullable(z.string()),
  plan: z.nullable(z.enum(['free', 'premium'])),
  company: z.nullable(z.object({ name: z.string() })),
  corners: z.tuple([z.number(), z.number()]),
  counts: z.record(z.string(), z.object({ value: z.int() })),
  tags: z.array(z.string()),
})
const sara: z.output<typeof response> = {
  name: 'Sara "the seeker" \u2028 سارة',
  nickname: null,
  plan: 'free',
  company: { name: 'Oasis Group' },
  corners: [24.5, 46.5],
  counts: { it: { value: 3 } },
  tags: ['a', 'b'],
}

let probe: Probe
afterEach(() => probe.app.close())

async function answer(value: unknown) {
  const getThing = endpoint('GET', '/api/v1/thing', { summary: 'Made up', access: 'everyone', response })
  // The result of a query that selects too much.
  probe = await openProbe([on(getThing, () => value as never)])
  return probe.app.inject('/api/v1/thing')
}

test('stated fields are sent unchanged', async () => {
  expect((await answer(sara)).json()).toEqual(sara)
  await probe.app.close()

  const bare = { ...sara, plan: null, company: null }
  expect((await answer(bare)).json()).toEqual(bare)
})

test('fields that the contract does not state are dropped at any depth', async () => {
  const careless = {
    ...sara,
    contactEmail: 'CANARY',
    company: { name: 'Oasis Group', plan: 'CANARY' },
    counts: { it: { value: 3, secret: 'CANARY' } },
  }
  expect((await answer(careless)).json()).toEqual(sara)
})

test('an answer without a stated field is an unexpected failure', async () => {
  const { tags: _tags, ...incomplete } = sara
  const refusal = await answer(incomplete)
  expect(refusal.statusCode).toBe(500)
  expect(refusal.json().code).toBe('server.unexpected')
})
