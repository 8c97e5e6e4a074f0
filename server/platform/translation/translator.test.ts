import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import {
  startTranslationService,
  type TranslationAnswer,
  type TranslationService,
} from '../../testing/translation-service.ts'
import { createTranslator } from './create-translator.ts'
import type { TranslationConfig } from './translation-config.ts'
import { NotTranslated } from './translator.ts'

const html = ['محاسب', '<p>إغلاق <strong>حسابات</strong> كل شهر.</p>']
const translated = ['Accountant', '<p>Close the <strong>accounts</strong> of each month.</p>']

type Case = {
  config: Omit<TranslationConfig, 'baseUrl'>
  path: string
  sent: { headers: object; body: object }
  good: object
  refusal: TranslationAnswer
}

// Answers as the services document them.
const cases: Case[] = [
  {
    config: { provider: 'libretranslate', key: 'k', model: undefined },
    path: '/translate',
    sent: { headers: {}, body: { q: html, source: 'ar', target: 'en', format: 'html', api_key: 'k' } },
    good: { alternatives: [], translatedText: translated },
    refusal: { status: 403, body: '{"error":"Invalid API key"}' },
  },
  {
    config: { provider: 'deepl', key: 'k:fx', model: undefined },
    path: '/v2/translate',
    sent: {
      headers: { authorization: 'DeepL-Auth-Key k:fx' },
      body: { text: html, source_lang: 'AR', target_lang: 'EN-US', tag_handling: 'html' },
    },
    good: { translations: translated.map((text) => ({ detected_source_language: 'AR', text })) },
    refusal: { status: 456, body: '{"message":"Quota Exceeded"}' },
  },
  {
    config: { provider: 'google', key: 'k', model: undefined },
    path: '/language/translate/v2',
    sent: {
      headers: { 'x-goog-api-key': 'k' },
      body: { q: html, source: 'ar', target: 'en', format: 'html' },
    },
    good: { data: { translations: translated.map((translatedText) => ({ translatedText })) } },
    refusal: {
      status: 400,
      body: '{"error":{"code":400,"message":"API key not valid.","status":"INVALID_ARGUMENT"}}',
    },
  },
  {
    config: { provider: 'openai', key: 'k', model: 'a-model' },
    path: '/chat/completions',
    sent: {
      headers: { authorization: 'Bearer k' },
      body: {
        model: 'a-model',
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: expect.stringContaining('from Arabic') },
          { role: 'user', content: JSON.stringify({ html }) },
        ],
      },
    },
    good: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: { role: 'assistant', content: JSON.stringify({ html: translated }), refusal: null },
        },
      ],
    },
    refusal: {
      status: 200,
      body: '{"choices":[{"finish_reason":"stop","message":{"content":null,"refusal":"I cannot help."}}]}',
    },
  },
]

describe.each(cases)('the adapter of $config.provider', ({ config, ...expected }) => {
  let answer: TranslationAnswer
  let service: TranslationService
  beforeEach(async () => {
    answer = { status: 200, body: JSON.stringify(expected.good) }
    service = await startTranslationService(() => answer)
  })
  afterEach(() => service.stop())

  const translate = (limitMs = 10_000, pieces = html) =>
    createTranslator({ ...config, baseUrl: service.url }, { limitMs }).translate({
      from: 'ar',
      to: 'en',
      html: pieces,
    })
  const kindOf = async (limitMs?: number) => {
    const error = await translate(limitMs).catch((reason: unknown) => reason)
    return error instanceof NotTranslated ? error.kind : error
  }

  it('sends HTML as HTML with our key and reads the answer', async () => {
    expect(await translate()).toEqual(translated)
    const [request] = service.requests
    expect(request?.path).toBe(expected.path)
    expect(request?.headers).toMatchObject(expected.sent.headers)
    expect(JSON.parse(request?.body ?? '')).toEqual(expected.sent.body)
  })

  it('reports a refusal as refused', async () => {
    answer = expected.refusal
    expect(await kindOf()).toBe('refused')
  })

  it.each([
    ['an error of the server', { status: 500, body: 'Internal Server Error' }],
    ['too many requests', { status: 429, body: '{"error":"Too many requests"}' }],
    ['no JSON', { status: 200, body: '<html>Welcome</html>' }],
    ['JSON of another shape', { status: 200, body: '{"ok":true}' }],
    ['JSON without an object', { status: 200, body: 'null' }],
    ['a redirect', { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }],
    ['more than half a megabyte', { status: 200, body: `"${'x'.repeat(600_000)}"` }],
  ])('reports %s as unavailable', async (_, bad) => {
    answer = bad
    expect(await kindOf()).toBe('unavailable')
  })

  it('reports fewer pieces than it sent as unavailable', async () => {
    expect(await translate(10_000, [...html, 'مدير']).catch((error: unknown) => error)).toMatchObject({
      kind: 'unavailable',
    })
  })

  it('waits no longer than its limit', async () => {
    answer = { ...answer, after: 'never' }
    expect(await kindOf(100)).toBe('unavailable')
  })

  it('reports a server that is down as unavailable', async () => {
    await service.stop()
    expect(await kindOf()).toBe('unavailable')
  })

  it('gives a reason without texts and addresses', async () => {
    answer = { status: 500, body: html.join(' ') }
    const error = await translate().catch((reason: unknown) => reason)
    expect(String(error)).toBe('NotTranslated: the translation service answered 500')
  })
})

test('a language model that answers without JSON gives no translation', async () => {
  const body = '{"choices":[{"finish_reason":"stop","message":{"content":"Here it is: Accountant"}}]}'
  const service = await startTranslationService(() => ({ status: 200, body }))
  const config = { provider: 'openai', key: undefined, model: 'm', baseUrl: service.url } as const
  await expect(createTranslator(config).translate({ from: 'ar', to: 'en', html })).rejects.toMatchObject({
    kind: 'unavailable',
  })
  expect(service.requests[0]?.headers.authorization).toBeUndefined()
  await service.stop()
})

test('a service that hangs takes twelve calls at a time, and the thirteenth is refused at once', async () => {
  const service = await startTranslationService(() => ({ status: 200, body: '', after: 'never' }))
  const config = { provider: 'google', key: 'k', model: undefined, baseUrl: service.url } as const
  const translator = createTranslator(config, { limitMs: 1_500 })
  const calls = Array.from({ length: 13 }, () =>
    translator.translate({ from: 'en', to: 'ar', html: ['x'] }).catch((error: unknown) => String(error)),
  )
  const outcomes = await Promise.all(calls)
  expect(outcomes.filter((outcome) => String(outcome).includes('has enough calls'))).toHaveLength(1)
  expect(service.requests).toHaveLength(12)
  await service.stop()
})
