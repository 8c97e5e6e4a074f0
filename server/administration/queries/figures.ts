import type { Database } from '../../platform/database/database.ts'

export type CompanyFigures = { verified: number; waiting: number; rejected: number; total: number }

/** Companies by state; each count reads an index that holds no other companies. */
export async function countCompanies(db: Database): Promise<CompanyFigures> {
  const [counts] = await db.query<CompanyFigures>({
    name: 'admin_count_companies',
    text: `
      select
        (select count(*) from organization as company
          where company.verification_status = 'verified' and company.erased_at is null)::integer as verified,
        (select count(*) from organization as company
          where company.verification_status = 'rejected' and company.erased_at is null)::integer as rejected,
        (select count(*)
          from organization_private as private join organization as company on company.id = private.organization_id
          where private.waiting_since is not null and company.verification_status = 'pending'
            and company.erased_at is null)::integer as waiting,
        (select count(*) from organization as company where company.erased_at is null)::integer as total`,
    values: [],
  })
  return counts ?? { verified: 0, waiting: 0, rejected: 0, total: 0 }
}

export type SignUpsOfDay = { day: string; seekers: number; employers: number }

/** Accounts made on each day of Riyadh from a moment on; days without any are left out. */
export const countSignUps = (db: Database, from: Date): Promise<SignUpsOfDay[]> =>
  db.query<SignUpsOfDay>({
    name: 'admin_count_sign_ups',
    text: `
      select (created_at at time zone 'Asia/Riyadh')::date::text as day,
        (count(*) filter (where user_type is distinct from 'employer'))::integer as seekers,
        (count(*) filter (where user_type = 'employer'))::integer as employers
      from user_account where created_at >= $1 and user_type is distinct from 'admin'
      group by day order by day`,
    values: [from],
  })
