import type { UploadTicket } from '@qareeb/contract/files'
import { pdf } from '../files/documents.ts'

/** The address of an applicant. */
export const emailOf = (no: number) => `applicant-${no}@mail.example`

/** Uploads a file and applies, as a page does. @returns whether the server has acknowledged the application */
export async function applyOnce(
  site: string,
  { jobAdId, no }: { jobAdId: string; no: number },
): Promise<boolean> {
  // Limits count by network.
  const headers = { 'x-forwarded-for': `10.${no >> 8}.${no & 255}.1`, 'content-type': 'application/json' }
  const post = (url: string, body: object) =>
    fetch(site + url, { method: 'POST', headers, body: JSON.stringify(body) })

  const bytes = pdf(`/Applicant ${no}`)
  const announced = { name: `cv-${no}.pdf`, size: bytes.length, mediaType: 'application/pdf' }
  const opened = await post(`/api/v1/job-ad/${jobAdId}/candidates/file`, announced)
  if (opened.status !== 201) return false
  // The contract has this type.
  const ticket = (await opened.json()) as UploadTicket
  const { fileId: id, secret } = ticket
  await fetch(site + ticket.uploadUrl, {
    method: 'PUT',
    headers: ticket.headers,
    body: new Uint8Array(bytes),
  })
  await post(`/api/v1/file/${id}/complete`, { secret })
  const applied = await post(`/api/v1/job-ad/${jobAdId}/candidates`, {
    name: `Applicant ${no}`,
    email: emailOf(no),
    phone: '0501234567',
    file: { id, secret },
    consents: { terms: true, privacy: true, adult: true },
    undoSecret: `a secret of applicant ${no}`,
  })
  return applied.status === 201
}
