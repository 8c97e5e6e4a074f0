import { legalVersion, type UserType } from '@qareeb/contract/users'
import { saraId } from '@qareeb/demo/applicants'
import { hudaId, omarId } from '@qareeb/demo/demo-teams'
import { workOutAnswerRates } from '../candidates/answer-rate/work-out-answer-rates.ts'
import type { Database } from '../platform/database/database.ts'
import { hashPassword } from '../platform/identity/embedded/password-hash.ts'
import { addDemoCandidates } from './add-demo-candidates.ts'
import { addDemoTeams } from './add-demo-teams.ts'
import { addDemoViews } from './add-demo-views.ts'
import { addSaraProfile } from './add-sara-profile.ts'

/** The password of every demo account. */
export const demoPassword = 'Qareeb-demo-1'

/** Somebody to sign in as while looking around. */
export type DemoAccount = {
  id: string
  email: string
  userType: UserType
  firstName: string
  lastName: string
  /** For anyone who starts the demo. */
  role: string
}

/** Their ids are fixed, like those of the companies. */
const accounts: readonly DemoAccount[] = [
  {
    id: saraId,
    email: 'sara@qareeb.example',
    userType: 'job-seeker',
    firstName: 'سارة',
    lastName: 'الحربي',
    role: 'job seeker',
  },
  {
    id: omarId,
    email: 'admin@oasis.example',
    userType: 'employer',
    firstName: 'عمر',
    lastName: 'الغامدي',
    role: 'employer, admin of three companies',
  },
  {
    id: hudaId,
    email: 'hr@oasis.example',
    userType: 'employer',
    firstName: 'هدى',
    lastName: 'القحطاني',
    role: 'employer, HR of Oasis Group and admin of Sahra Transport',
  },
  {
    id: '0a515a00-0000-4000-8000-0000000000a4',
    email: 'platform@qareeb.example',
    userType: 'admin',
    firstName: 'نورة',
    lastName: 'الشهري',
    role: 'platform administrator',
  },
]

/**
 * Enables the demo accounts, whose password is public. In a database without accounts it adds them, with companies
 * to work for.
 * @param owner signed in as the owner of the schema
 */
export async function openDemoAccounts(owner: Database): Promise<void> {
  await owner.transaction(
    async (db) => {
      await setDisabledAt(db, null)
      const present = await db.query({ text: 'select from user_account limit 1' })
      if (present.length > 0) return

      const hash = await hashPassword(demoPassword)
      for (const account of accounts) await insertAccount(db, account, hash)
      await addSaraProfile(db)
    },
    { actor: saraId },
  )
  await addDemoTeams(owner)
  await addDemoCandidates(owner)
  await addDemoViews(owner)
  await workOutAnswerRates({ db: owner, now: () => new Date() })
}

/** Keeps them out: a demo has become a site that people reach. */
export const closeDemoAccounts = (owner: Database): Promise<void> => setDisabledAt(owner, new Date())

async function setDisabledAt(db: Database, disabledAt: Date | null) {
  await db.query({
    text: 'update user_account set disabled_at = $2, disabled_reason = null where id = any($1::uuid[])',
    values: [accounts.map(({ id }) => id), disabledAt],
  })
}

async function insertAccount(db: Database, account: DemoAccount, hash: string) {
  const { id, email, userType, firstName, lastName } = account
  await db.query({
    text: `
      insert into user_account (id, identity_subject, user_type, email, email_verified_at, first_name, last_name)
      values ($1, $2, $3, $4, now(), $5, $6)`,
    values: [id, id, userType, email, firstName, lastName],
  })
  await db.query({
    text: 'insert into identity_password (user_id, hash, changed_at) values ($1, $2, now())',
    values: [id, hash],
  })
  await db.query({
    text: `
      insert into user_consent (user_id, kind, version)
      select $1, unnest(array['terms', 'privacy', 'adult'])::consent_kind, $2`,
    values: [id, legalVersion],
  })
}

/** Those of the demo who can sign in. */
export async function listDemoAccounts(db: Database): Promise<DemoAccount[]> {
  const rows = await db.query<{ id: string }>({
    text: 'select id from user_account where id = any($1::uuid[]) and disabled_at is null',
    values: [accounts.map(({ id }) => id)],
  })
  return accounts.filter(({ id }) => rows.some((row) => row.id === id))
}
