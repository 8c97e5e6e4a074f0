import type { APIRequestContext } from '@playwright/test'
import { drawnRegistration } from './administration-words.ts'
import { expect } from './journey.ts'

type Upload = { address: string; name: string; purpose?: 'cv' }

/** Sends a PDF up through the API. @returns how a form claims it */
export async function upload(
  request: APIRequestContext,
  headers: Record<string, string>,
  { address, name, purpose }: Upload,
): Promise<{ id: string; secret: string }> {
  const file = { name, size: drawnRegistration.length, mediaType: 'application/pdf' }
  const ticket = await request.post(address, { headers, data: { ...file, ...(purpose && { purpose }) } })
  expect(ticket.status(), await ticket.text()).toBe(201)
  const { fileId, secret, uploadUrl, headers: own } = await ticket.json()
  await request.put(uploadUrl, { headers: own, data: drawnRegistration })
  await request.post(`/api/v1/file/${fileId}/complete`, { headers, data: { secret } })
  return { id: fileId, secret }
}
