import { parseArgs } from 'node:util'
import { email as emailAddress } from '../contract/users.ts'
import { readConfig } from '../server/ground/config.ts'
import { createAdmin, type MadeAdmin } from '../server/identity/register/create-admin.ts'
import {
  listCompaniesWithoutOtherAdmin,
  removeFromAllTeams,
} from '../server/organizations/leave-organizations.ts'
import { connect } from '../server/platform/database/database.ts'
import { findEmbedded } from '../server/platform/database/embedded/addresses.ts'
import { openDatabase } from '../server/platform/database/open-database.ts'
import { createLog } from '../server/platform/log.ts'
import { createServices } from '../server/services.ts'

// npm run create-admin -- nora@jobs.example: makes somebody a platform administrator, whether the site runs or not.
const { positionals } = parseArgs({ allowPositionals: true })
const { data: email } = emailAddress.safeParse(positionals[0])
if (email) await make(email)
else {
  console.error('Name the e-mail address: npm run create-admin -- nora@jobs.example')
  process.exitCode = 1
}

async function make(email: string) {
  const config = readConfig()
  const running = config.database.url ? undefined : findEmbedded(config.database.home)
  const opened = running ? undefined : await openDatabase(config.database)
  const connected = connect({ url: running?.ownerUrl ?? opened?.ownerUrl ?? '', size: 2 })
  const services = createServices({
    // A demo whose port was taken listens on another port than the configured one.
    config: { ...config, publicOrigin: running?.site ?? config.publicOrigin },
    db: connected.db,
    log: createLog({ level: 'warn' }),
    now: () => new Date(),
  })
  try {
    console.log(
      tell(
        email,
        await createAdmin(services, { email }, { listCompaniesWithoutOtherAdmin, removeFromAllTeams }),
      ),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    services.mail.close()
    await connected.close()
    await opened?.close()
  }
}

function tell(email: string, made: MadeAdmin): string {
  if (made.kind === 'promoted') return `${email} is an administrator now and signs in as before.`
  const cleared =
    made.kind === 'cleared'
      ? 'This address was not confirmed: the account is signed out everywhere, and its password is gone.'
      : ''
  return `${email} is an administrator now.${cleared} Within an hour, set the password here:\n${made.url}`
}
