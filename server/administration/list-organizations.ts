import {
  administrationBounds,
  type listOrganizations as endpoint,
  type ListedCompany,
  type RegistrationType,
} from '@qareeb/contract/administration'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Context } from '../ground/context.ts'
import { asPerson } from '../ground/use-case.ts'
import { decodeCursor, pageOf } from '../platform/cursor.ts'
import { type CompanyRow, countWaiting, listCompanyPage } from './queries/organizations.ts'

const { pageSize } = administrationBounds

/** A page of all companies, for platform administrators. */
export async function listOrganizations(
  context: Pick<Context, 'db' | 'actor'>,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const { list = 'all', q } = query
  const after = query.after === undefined ? undefined : decodeCursor(query.after)
  const asksForMore = after !== undefined || q !== undefined
  const { found, waiting } = await asPerson(context, async (context) => ({
    found: await listCompanyPage(context.db, {
      list,
      q: q?.trim() || undefined,
      after,
      most: pageSize + 1,
    }),
    waiting: asksForMore ? null : await countWaiting(context.db),
  }))
  const { rows, next } = pageOf(found, pageSize, ({ id, createdAt, waitingSince }) => ({
    id,
    at: list === 'waiting' && waitingSince ? waitingSince : createdAt,
  }))
  return { items: rows.map(toListedCompany), next, waiting }
}

/** The columns of a company in every list. */
export const toListedCompany = (row: CompanyRow): ListedCompany => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  verificationStatus: row.verificationStatus,
  plan: row.plan,
  createdAt: row.createdAt.toISOString(),
  waitingSince: row.waitingSince?.toISOString() ?? null,
  hasRegistration: row.hasRegistration,
  registrationType: row.registrationMediaType === null ? null : typeOfFile(row.registrationMediaType),
  registrationExpiresOn: row.registrationExpiresOn,
})

function typeOfFile(mediaType: string): RegistrationType {
  if (mediaType.startsWith('image/')) return 'photo'
  return mediaType === 'application/pdf' ? 'pdf' : 'word'
}
