import type { Database, Transaction } from '../../platform/database/database.ts'

/** A location of an ad. */
export type AdLocation = { id: string; lat: number; lng: number }

export type AppliedAd = {
  id: string
  organizationId: string
  isOpen: boolean
  /** In the order of the form. */
  locations: AdLocation[]
}

/** An ad that is or was public; the clock of the database decides whether it is open. */
export async function findAdToApplyFor(db: Database, jobAdId: string): Promise<AppliedAd | undefined> {
  const [ad] = await db.query<AppliedAd>({
    name: 'find_ad_to_apply_for',
    text: `
    select ad.id, ad.organization_id as "organizationId", ad.status = 'published' and ad.expires_at > now() as "isOpen",
      coalesce((select json_agg(json_build_object('id', place.id, 'lat', place.lat, 'lng', place.lng) order by at.location_no)
        from job_ad_location as at join organization_location as place on place.id = at.organization_location_id
        where at.job_ad_id = ad.id and place.removed_at is null), '[]') as locations
    from job_ad as ad where ad.id = $1 and ad.status <> 'draft'`,
    values: [jobAdId],
  })
  return ad
}

/** Keeps an ad open until the transaction ends. @returns false when it is closed already */
export async function lockOpenAd(db: Transaction, jobAdId: string): Promise<boolean> {
  const [row] = await db.query<{ isOpen: boolean | null }>({
    name: 'hold_open_job_ad',
    text: 'select hold_open_job_ad($1) as "isOpen"',
    values: [jobAdId],
  })
  return row?.isOpen ?? false
}
