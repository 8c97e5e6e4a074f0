import type { APIRequestContext } from '@playwright/test'
import { drawnRegistration } from './administration-words.ts'
import { expect } from './journey.ts'
import type { Employer } from './teams.ts'

/**
 * Sends a document that can be drawn for the company of somebody, through the API.
 * @param more further fields of it, such as its last day
 */
export async function sendRegistration(
  request: APIRequestContext,
  { token }: Employer,
  more: { registrationExpiresOn?: string } = {},
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const ticket = await request.post('/api/v1/user/me/file', {
    headers,
    data: {
      purpose: 'registration',
      name: 'registration.pdf',
      size: drawnRegistration.length,
      mediaType: 'application/pdf',
    },
  })
  const { fileId, secret, uploadUrl, headers: own } = await ticket.json()
  await request.put(uploadUrl, { headers: own, data: drawnRegistration })
  await request.post(`/api/v1/file/${fileId}/complete`, { headers, data: { secret } })
  const { version } = await (await request.get('/api/v1/organization', { headers })).json()
  const sent = await request.patch('/api/v1/organization', {
    headers,
    data: { version, registration: { id: fileId, secret }, ...more },
  })
  expect(sent.status()).toBe(200)
}
