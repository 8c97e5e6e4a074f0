import { uploadTicket } from '@qareeb/contract/files'
import type { buildApp } from '@qareeb/server/app.ts'
import { redrawPictureInThread } from '@qareeb/server/files/redraw/redraw-picture-in-thread.ts'
import { formWith } from '@qareeb/server/testing/form-with.ts'
import {
  largestDocuments,
  largestPictures,
  largestTables,
} from '@qareeb/server/testing/hostile/largest-files.ts'
import { longestPause } from './longest-pause.ts'

type Site = Awaited<ReturnType<typeof buildApp>>

let no = 0

/**
 * Prints the longest pause under each of the largest files.
 * @returns the longest of all, in milliseconds
 */
export async function measureUploads(site: Site, budgetMs: number): Promise<number> {
  console.log('| A file of the largest size | longest pause, ms | budget |')
  console.log('| --- | --- | --- |')
  let most = 0
  const report = (title: string, pause: number) => {
    most = Math.max(most, pause)
    console.log(`| ${title} | ${pause.toFixed(1)} | ${budgetMs} |`)
  }
  for (const { title, make, mediaType } of largestDocuments) {
    const bytes = make()
    report(title, await longestPause(() => upload(site, bytes, mediaType)))
  }
  for (const { title, make } of largestPictures) {
    const bytes = make()
    const draw = () => redrawPictureInThread(bytes, 'cut').then(unexpected, () => undefined)
    report(title, await longestPause(async () => draw))
  }
  for (const { title, text } of largestTables) {
    const form = formWith({
      field: 'file',
      name: 'branches.csv',
      bytes: Buffer.from(text),
      mediaType: 'text/csv',
    })
    const send = () => ask(site, { url: '/organization-location/bulk-upload', ...form })
    report(`branches: ${title}`, await longestPause(async () => () => send().then(() => undefined)))
  }
  return most
}

function unexpected() {
  throw new Error('A file that is no picture was drawn.')
}

/** Sends a document. The work that is left is to complete it. */
async function upload(site: Site, bytes: Buffer, mediaType: string) {
  const announced = { name: 'large.pdf', size: bytes.length, mediaType }
  const opened = await ask(site, { url: '/user/signup/file', payload: announced })
  const { fileId, secret, uploadUrl, headers } = uploadTicket.parse(opened.json())
  await site.inject({ method: 'PUT', url: uploadUrl, headers, payload: bytes })
  return async () => {
    await ask(site, { url: `/file/${fileId}/complete`, payload: { secret } })
  }
}

type Call = { url: string; payload: object; headers?: Record<string, string> }

/** A call from a network of its own, since limits count by network. A table may be refused, nothing else. */
async function ask(site: Site, { url, ...rest }: Call) {
  no += 1
  const remoteAddress = `10.1.${no >> 8}.${no & 255}`
  const answer = await site.inject({ method: 'POST', url: `/api/v1${url}`, remoteAddress, ...rest })
  if (answer.statusCode > 201 && !answer.json().code.startsWith('organizationLocation.'))
    throw new Error(`${answer.statusCode} for ${url}: ${answer.body}`)
  return answer
}
