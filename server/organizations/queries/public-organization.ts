import type { Bilingual } from '@qareeb/contract/locale'
import type { Database } from '../../platform/database/database.ts'
import { type CompanyRow, companyColumns } from './memberships.ts'

const isPublic = `
  company.public_since is not null and company.hidden_since is null and company.erased_at is null`

/** A company whose page everybody may see: verified once, or with an ad that was published, and not rejected. */
export async function findPublicCompany(db: Database, slug: string): Promise<CompanyRow | undefined> {
  const [row] = await db.query<CompanyRow>({
    name: 'find_public_company',
    text: `
      select ${companyColumns} from organization as company
      where company.slug = $1 and ${isPublic}`,
    values: [slug],
  })
  return row
}

/** The same by its id. */
export async function findPublicCompanyById(db: Database, id: string): Promise<CompanyRow | undefined> {
  const [row] = await db.query<CompanyRow>({
    name: 'find_public_company_by_id',
    text: `select ${companyColumns} from organization as company where company.id = $1 and ${isPublic}`,
    values: [id],
  })
  return row
}

export type PublicBranch = {
  id: string
  name: Bilingual
  address: Bilingual
  /** Key of the gazetteer. */
  city: string | null
  lat: number
  lng: number
  openAds: number
}

/** The branches that ads have named, those with the most open ads first. */
export const listPublicBranches = (
  db: Database,
  asked: { organizationId: string; now: Date; most: number },
): Promise<PublicBranch[]> =>
  db.query({
    name: 'list_public_branches',
    text: `
      select place.id, bilingual(place.name_ar, place.name_en) as name,
        bilingual(place.address_ar, place.address_en) as address, place.city_key as city, place.lat, place.lng,
        coalesce(open.ads, 0)::int as "openAds"
      from organization_location as place
      left join (
        select at.organization_location_id as id, count(*) as ads
        from job_ad as ad join job_ad_location as at on at.job_ad_id = ad.id
        where ad.organization_id = $1 and ad.status = 'published' and ad.expires_at > $2
        group by 1
      ) as open on open.id = place.id
      where place.organization_id = $1 and place.public_since is not null and place.removed_at is null
      order by "openAds" desc, place.id limit $3`,
    values: [asked.organizationId, asked.now, asked.most],
  })
