import { locationImportBounds } from '@qareeb/contract/organization-locations/import'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keepPicture } from './files/keep-picture.ts'
import { type FileWorld, openFileWorld } from './testing/files/file-world.ts'
import { formWith } from './testing/form-with.ts'
import { largestDocuments, largestPictures, largestTables } from './testing/hostile/largest-files.ts'

// The thread that answers requests never reads through a whole file. The mocks exist in this thread only: the threads
// with limits load the real modules.
const { forbidden } = vi.hoisted(() => ({
  // An arrow function could not stand for a class.
  forbidden: (title: string) =>
    function refuse() {
      throw new Error(`${title} on the thread that answers requests`)
    },
}))
vi.mock('./files/check/check-document.ts', () => ({ checkDocument: forbidden('A document is checked') }))
vi.mock('./files/redraw/redraw-picture.ts', async (load) => ({
  ...(await load<object>()),
  redrawPicture: forbidden('A picture is drawn'),
}))
vi.mock('./organization-locations/import/parse-csv.ts', () => ({
  parseCsv: forbidden('A table is read'),
}))
vi.mock('./organization-locations/import/known-branches.ts', () => ({
  KnownBranches: forbidden('Branches are compared'),
}))

let world: FileWorld
beforeAll(async () => {
  world = await openFileWorld()
})
afterAll(() => world.close())

test.each(largestDocuments)(
  '$title is checked in a thread of its own',
  { timeout: 60_000 },
  async (large) => {
    const bytes = large.make()
    const ticket = await world.open({ name: 'large', size: bytes.length, mediaType: large.mediaType })
    await world.put(ticket, bytes)
    expect(await world.complete(ticket)).toMatchObject({ statusCode: 200 })
  },
)

const url = '/api/v1/organization-location/bulk-upload'

test.each(largestTables)(
  'a file of branches with $title is read in a thread of its own',
  { timeout: 60_000 },
  async ({ text }) => {
    expect(text.length).toBeLessThanOrEqual(locationImportBounds.bytes)
    await world.database.owner.query({ text: 'delete from attempt' })
    const bytes = Buffer.from(text)
    const form = formWith({ field: 'file', name: 'branches.csv', bytes, mediaType: 'text/csv' })
    const answer = await world.app.inject({ method: 'POST', url, ...form })
    expect([200, 400]).toContain(answer.statusCode)
  },
)

test.each(largestPictures)('$title is drawn in a thread of its own', async ({ make }) => {
  const kept = keepPicture(world.context, new File([new Uint8Array(make())], 'me.png'), 'cut')
  await expect(kept).rejects.toMatchObject({ code: expect.stringMatching(/^file\.(damaged|wrongType)$/) })
})
