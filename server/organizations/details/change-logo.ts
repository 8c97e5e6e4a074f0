import { organizationRights } from '@qareeb/contract/rights/organizations'
import { recordEvent } from '../../audit/record-event.ts'
import { pictureUrl } from '../../files/addresses.ts'
import { noteLogo } from '../../files/company-files.ts'
import { eraseCompanyFile } from '../../files/erase-files.ts'
import { keepPicture } from '../../files/keep-picture.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { requireRight } from '../../ground/require-right.ts'
import { inCompany } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import type { Database } from '../../platform/database/database.ts'
import { limits } from '../limits.ts'
import { lockCompany, updateCompany } from '../queries/organizations.ts'
import { reindexOrganizationTask } from '../reindex-organization.ts'

/**
 * Shows another logo of the active company, wherever the company is named.
 * @throws AppError `organization.noneActive`, `request.tooMany`, the refusals of `keepPicture`
 */
export async function changeLogo(context: Context, picture: File): Promise<{ logoUrl: string }> {
  const { organizationId } = requireRight(context, organizationRights.changeLogo)
  await countAttempts(context, [[limits.logo, organizationId]])
  const kept = await keepPicture(context, picture, 'whole')
  await replaceLogo(context, async (db) => {
    await noteLogo({ ...context, db }, { organizationId, picture: kept })
    return kept.key
  })
  return { logoUrl: pictureUrl(kept.key) }
}

/** Takes the logo of the active company away; without one nothing changes. */
export async function removeLogo(context: Context): Promise<undefined> {
  await replaceLogo(context, async () => null)
}

/** @param note stores the new logo in the transaction and returns its key */
async function replaceLogo(context: Context, note: (db: Database) => Promise<string | null>) {
  await inCompany(context, organizationRights.changeLogo, async (context) => {
    const { db, organizationId } = context
    const company = await lockCompany(db, organizationId)
    if (!company) throw new AppError('organization.noneActive')
    const logoFile = await note(db)
    if (logoFile === company.logoFile) return

    await updateCompany(db, organizationId, { logoFile })
    if (company.logoFile !== null) await eraseCompanyFile(context, { key: company.logoFile })
    await context.tasks.add(db, reindexOrganizationTask, { organizationId })
    const action = logoFile === null ? 'organization.removeLogo' : 'organization.changeLogo'
    await recordEvent(context, { action, organizationId })
  })
}
