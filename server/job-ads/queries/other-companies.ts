import type { Bilingual } from '@qareeb/contract/locale'
import type { Database } from '../../platform/database/database.ts'
import { setScope } from '../../platform/database/set-scope.ts'
import { findTeamJobAd } from './lock-job-ad.ts'

export type OtherCompany = { id: string; name: Bilingual }

/**
 * The company among those that a person belongs to that has an ad, drafts included; none when no company of theirs has
 * it. Changes the scope of the transaction.
 */
export async function findOtherCompanyWith(
  db: Database,
  { userId, jobAdId }: { userId: string; jobAdId: string },
): Promise<OtherCompany | undefined> {
  const companies = await db.query<{ id: string }>({
    name: 'companies_of_member',
    text: 'select organization_id as id from organization_member where user_id = $1 order by organization_id limit 100',
    values: [userId],
  })
  for (const { id } of companies) {
    await setScope(db, { actor: userId, organizationId: id })
    const jobAd = await findTeamJobAd(db, jobAdId)
    if (jobAd?.organizationId === id) return { id, name: await nameOf(db, id) }
  }
  return undefined
}

async function nameOf(db: Database, id: string): Promise<Bilingual> {
  const [company] = await db.query<{ name: Bilingual }>({
    name: 'name_of_company',
    text: 'select bilingual(name_ar, name_en) as name from organization where id = $1',
    values: [id],
  })
  return company?.name ?? { ar: null, en: null }
}
