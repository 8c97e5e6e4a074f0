import { documentTypes, type UploadTicket } from '@qareeb/contract/files'
import { buildApp } from '../../app.ts'
import { claimFile } from '../../files/claim-file.ts'
import { findOwnFile } from '../../files/find-own-file.ts'
import { openUpload } from '../../files/open-upload.ts'
import type { Context } from '../../ground/context.ts'
import { freshDatabase } from '../database.ts'
import { testLimits, testServices } from '../test-app.ts'
import { pdf } from './documents.ts'

type Announced = Parameters<typeof openUpload>[1]

/** The uploads of tests. */
export const document: Buffer = pdf()
const cv: Announced = {
  purpose: 'cv',
  name: 'سيرة سارة.pdf',
  size: document.length,
  mediaType: documentTypes.pdf,
}

/** The key that stands in an address. */
export const keyOf = ({ uploadUrl }: UploadTicket): string => /[0-9a-f]{32}/.exec(uploadUrl)?.[0] ?? ''

export type FileWorld = Awaited<ReturnType<typeof openFileWorld>>

/** A service with people who upload documents, and a clock that tests move. */
export async function openFileWorld() {
  const database = await freshDatabase()
  const clock = { now: new Date() }
  const { services } = testServices({ db: database.db, now: () => clock.now })
  const app = await buildApp(services, { limits: testLimits })
  const context: Context = {
    ...services,
    actor: { kind: 'guest' },
    locale: 'en',
    origin: { network: '192.0.2.1', userAgent: undefined },
    requestId: 'test',
  }
  const close = () => app.close().then(database.drop)
  return { database, clock, services, app, context, close, ...actionsOf({ database, app, context }) }
}

type Parts = {
  database: Awaited<ReturnType<typeof freshDatabase>>
  app: Awaited<ReturnType<typeof buildApp>>
  context: Context
}

function actionsOf({ database, app, context }: Parts) {
  const open = (changes: Partial<Announced> = {}) => openUpload(context, { ...cv, ...changes })
  const put = ({ uploadUrl: url, headers }: UploadTicket, payload = document, more = {}) =>
    app.inject({ method: 'PUT', url, headers: { ...headers, ...more }, payload })
  const complete = ({ fileId, secret }: UploadTicket) =>
    app.inject({ method: 'POST', url: `/api/v1/file/${fileId}/complete`, payload: { secret } })
  return {
    open,
    put,
    complete,
    claim: ({ fileId: id, secret }: UploadTicket, ownerId: string) =>
      database.db.transaction((db) => claimFile({ ...context, db }, { id, secret, purpose: 'cv', ownerId }), {
        actor: ownerId,
      }),
    findCv: (ownerId: string) =>
      database.db.transaction((db) => findOwnFile({ ...context, db }, { ownerId, purpose: 'cv' }), {
        actor: ownerId,
      }),
    /** A document that has arrived and was checked. */
    async upload(changes: Partial<Announced> = {}) {
      const ticket = await open(changes)
      await put(ticket)
      await complete(ticket)
      return ticket
    },
    async addPerson(): Promise<string> {
      const id = crypto.randomUUID()
      await database.owner.query({
        text: `insert into user_account (id, identity_subject, email) values ($1::uuid, $1::text, $1::text || '@qareeb.example')`,
        values: [id],
      })
      return id
    },
  }
}
