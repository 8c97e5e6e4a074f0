import { riyadhDateOf } from '@qareeb/reference/riyadh'
import type { Database } from '../../platform/database/database.ts'
import { addUser } from '../accounts.ts'
import { addMember, addSceneCompany, type Scene } from './scene.ts'

/** The day in Riyadh. */
export const today = (): string => riyadhDateOf(new Date())

/** True when the caller is the administrator of their own company. */
export const isOwnAdmin = ({ own, caller }: Scene) => own.admin.id === caller?.id

/**
 * A company that the caller does not belong to; a former member of the owner's, or an administrator inside it,
 * names that.
 */
export async function findForeignCompany({ owner, caller, database }: Scene): Promise<string> {
  const memberships = await database.transaction(
    (db) =>
      db.query({
        text: 'select from organization_member where organization_id = $1 and user_id = $2',
        values: [owner.id, caller?.id ?? null],
      }),
    { organizationId: owner.id },
  )
  return memberships.length === 0 ? owner.id : (await addSceneCompany(database)).id
}

/** The administrator of the owner's company gets a second administrator; the pending one loses its other members. */
export async function makeRoomToLeave(scene: Scene): Promise<void> {
  const { own, owner, database } = scene
  if (!isOwnAdmin(scene)) return
  if (own.id === owner.id) {
    const user = await addUser(database, { firstName: 'Huda', userType: 'employer' })
    await addMember(database, { organizationId: own.id, user, role: 'ADMIN' })
  } else
    await database.transaction(
      (db) =>
        db.query({
          text: 'delete from organization_member where organization_id = $1 and user_id <> $2',
          values: [own.id, own.admin.id],
        }),
      { organizationId: own.id },
    )
}

/** True when the caller is a platform administrator who works inside no company. */
export const isPlatformAdmin = async ({ caller, database }: Scene): Promise<boolean> => {
  const [found] = await database.query({
    text: `
      select from user_account as account where id = $1 and user_type = 'admin'
        and not exists (select from user_session where user_id = $1 and active_organization_id is not null)`,
    values: [caller?.id ?? null],
  })
  return found !== undefined
}

/** Disables an account. */
export const disableUser = (database: Database, id: string) =>
  database.query({ text: 'update user_account set disabled_at = now() where id = $1', values: [id] })
