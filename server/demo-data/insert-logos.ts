import { avatarPixels } from '@qareeb/contract/files'
import { drawLogo } from '@qareeb/demo/logos/draw-logo'
import { namedCompanies } from '@qareeb/demo/named-companies'
import sharp from 'sharp'
import { newFileKey, sha256 } from '../files/claim-secret.ts'
import { noteLogo } from '../files/company-files.ts'
import { redrawnType } from '../files/redraw/redraw-picture.ts'
import type { Database } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Company } from './insert-companies.ts'

/** Gives companies their drawn logos, as files like those that companies send. */
export async function insertLogos(
  db: Database,
  files: FileStore,
  companies: readonly Company[],
): Promise<void> {
  const drawn = await Promise.all(companies.map(draw))
  for (const [index, bytes] of drawn.entries()) {
    const organizationId = companies[index]?.organization.id
    if (!bytes || !organizationId) continue
    const key = newFileKey()
    await files.keep(key, bytes, redrawnType)
    const picture = {
      key,
      mediaType: redrawnType,
      size: bytes.length,
      sha256: sha256(bytes),
      scan: 'clean' as const,
    }
    await noteLogo({ db, now: () => new Date() }, { organizationId, picture })
    await db.query({
      text: 'update organization set logo_file = $2 where id = $1',
      values: [organizationId, key],
    })
  }
}

async function draw({ organization }: Company): Promise<Buffer | null> {
  const svg = drawLogo(
    organization,
    namedCompanies.some(({ id }) => id === organization.id),
  )
  if (svg === null) return null
  return sharp(Buffer.from(svg)).resize(avatarPixels, avatarPixels).webp({ quality: 82 }).toBuffer()
}
