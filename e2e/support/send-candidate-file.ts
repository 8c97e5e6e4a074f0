import type { APIRequestContext } from '@playwright/test'
import { drawnRegistration } from './administration-words.ts'
import { expect } from './journey.ts'

/** Sends a PDF for an application to an ad. @returns how the application claims it */
export async function sendCandidateFile(
  request: APIRequestContext,
  headers: Record<string, string>,
  { id, name }: { id: string; name: string },
): Promise<{ id: string; secret: string }> {
  const ticket = await request.post(`/api/v1/job-ad/${id}/candidates/file`, {
    headers,
    data: { name, size: drawnRegistration.length, mediaType: 'application/pdf' },
  })
  expect(ticket.status(), await ticket.text()).toBe(201)
  const { fileId, secret, uploadUrl, headers: own } = await ticket.json()
  await request.put(uploadUrl, { headers: own, data: drawnRegistration })
  await request.post(`/api/v1/file/${fileId}/complete`, { headers, data: { secret } })
  return { id: fileId, secret }
}
