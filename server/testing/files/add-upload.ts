import type { FileClaim, UploadTicket } from '@qareeb/contract/files'
import type { TestSite, Visitor } from '../site.ts'
import { pdf } from './documents.ts'

/** Uploads a small PDF as the pages do; returns the values with which a form uses it. */
export async function addUpload(
  site: TestSite,
  who: Visitor | undefined,
  name: string,
  { bytes = pdf(), purpose = 'cv' }: { bytes?: Buffer; purpose?: 'cv' | 'registration' } = {},
): Promise<FileClaim> {
  const announced = { name, size: bytes.length, mediaType: 'application/pdf' }
  const answer = who
    ? await site.ask(who, 'POST /api/v1/user/me/file', { purpose, ...announced })
    : await site.ask(undefined, 'POST /api/v1/user/signup/file', announced)
  if (answer.statusCode !== 201) throw new Error(`No upload was opened: ${answer.body}`)

  const { fileId: id, secret, uploadUrl, headers } = answer.json<UploadTicket>()
  const sent = await site.app.inject({ method: 'PUT', url: uploadUrl, headers, payload: bytes })
  if (sent.statusCode !== 204) throw new Error(`The upload did not arrive: ${sent.body}`)
  await site.ask(undefined, `POST /api/v1/file/${id}/complete`, { secret })
  return { id, secret }
}
