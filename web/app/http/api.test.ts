import { getJobAd } from '@qareeb/contract/job-ads'
import { listJobAds, mapJobAds } from '@qareeb/contract/search'
import { expect, test } from 'vitest'
import { ApiError, bindCall, type ApiMessage } from './api.ts'

/** A transport that records requests and gives prepared answers. */
function noting(status = 200, body = '{}') {
  const asked: { path: string; message: ApiMessage }[] = []
  const call = bindCall(async (path, message) => {
    asked.push({ path, message })
    return { status, body }
  }, 'en')
  return { asked, call }
}

test('writes lists and rectangles with commas and leaves out what is not set', async () => {
  const { asked, call } = noting()
  await call(listJobAds, {
    query: { q: 'محاسب أول', category: ['it', 'finance'], verified: true, city: undefined },
  })
  await call(mapJobAds, { query: { bounds: { south: 24, west: 46.5, north: 25, east: 1e-7 }, zoom: 10 } })

  expect(asked.map(({ path }) => decodeURI(path))).toEqual([
    '/api/v1/job-ad?q=محاسب أول&category=it,finance&verified=true',
    '/api/v1/job-ad/map?bounds=24,46.5,25,0.0000001&zoom=10',
  ])
})

test('fills the path and names the language', async () => {
  const { asked, call } = noting()
  await call(getJobAd, { params: { id: 'محاسب/1' }, query: {} })

  expect(asked[0]?.path).toBe(`/api/v1/job-ad/${encodeURIComponent('محاسب/1')}`)
  expect(asked[0]?.message.headers['accept-language']).toBe('en')
})

test('throws the refusal with its code', async () => {
  const { call } = noting(404, '{"code":"jobAd.notFound","message":"We could not find this job ad."}')
  await expect(call(getJobAd, { params: { id: 'x' }, query: {} })).rejects.toMatchObject({
    status: 404,
    body: { code: 'jobAd.notFound' },
  })
})

test('throws for an answer of another server', async () => {
  const { call } = noting(502, '<html>Bad gateway</html>')
  await expect(call(getJobAd, { params: { id: 'x' }, query: {} })).rejects.toEqual(
    new ApiError(502, undefined),
  )
})
