import { phrases } from '@qareeb/content/en/phrases/shell'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../i18n/load-phrases.ts'
import { errorMeta } from './error-head.ts'

beforeAll(loadEveryPhrase)

const location = { pathname: '/en/job/nothing' }
const noindex = { name: 'robots', content: 'noindex' }

test.each([
  ['an unknown address', new ErrorResponse(404, '', null), phrases.pageNotFound],
  ['a refusal', new ErrorResponse(503, '', { code: 'server.busy' }), phrases.pageNotLoaded],
  ['a fault', new Error('secret detail'), phrases.pageNotLoaded],
])('%s has a title and asks search engines to pass on', (_, error, title) => {
  expect(errorMeta({ error, location })).toEqual([{ title }, noindex])
})

test('a page that could be rendered keeps its own title', () => {
  expect(errorMeta({ location })).toEqual([])
})
