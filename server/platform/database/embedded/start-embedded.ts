import path from 'node:path'
import { type Addresses, addressesOf } from './addresses.ts'
import { ensureDatabaseAndRole } from './ensure-database-and-role.ts'
import { prepareHome } from './home.ts'
import { initialise } from './initialise.ts'
import { keepSecret } from './keep-secret.ts'
import { refuseWhenOwned, takeOwnership } from './ownership.ts'
import { installPrograms } from './programs.ts'
import { launchServer, type RunningServer, stopOrphan } from './server-process.ts'
import { serverUser } from './server-user.ts'
import { withHomeLock } from './with-home-lock.ts'

export type EmbeddedOptions = {
  /** Folder for programs, data and passwords; see `defaultHome`. */
  home: string
  /** Where the copied programs lie, if several homes share them. */
  programsHome?: string
  /** Settings of `postgresql.conf`, given on the command line. */
  settings?: Record<string, string>
}

export type EmbeddedServer = Addresses & {
  home: string
  /** The process of the server. */
  pid: number
  /** Stores the address of the site for later starts. */
  announce(address: string): void
  /** Settles when the server has ended, asked for or not. */
  ended: Promise<void>
  /** Rolls back what is open, writes everything to disk and ends the server. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that npm installed, creating its data on the first start. A server left over by a killed
 * process is stopped first; one of a running process is left alone. @throws AlreadyRunning, or an Error whose message
 * names the remedy.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { home, programsHome = home, settings = {} } = options
  prepareHome(home)
  prepareHome(programsHome)
  return withHomeLock(home, async () => {
    refuseWhenOwned(home)
    const place = preparePlace(home, programsHome)
    await stopOrphan(place.data)
    initialise(place)
    const { announce } = takeOwnership(home)
    const server = await launchServer({ ...place, settings })
    const addresses = await createDatabaseAndRole(home, server)
    return { ...addresses, ...server, home, announce }
  })
}

/** A server that cannot be used is not left running behind a start that failed. */
async function createDatabaseAndRole(home: string, server: RunningServer): Promise<Addresses> {
  try {
    const addresses = addressesOf(home, server.listening)
    await ensureDatabaseAndRole(addresses.ownerUrl, keepSecret(home, 'app-password'))
    return addresses
  } catch (error) {
    await server.stop()
    throw error
  }
}

function preparePlace(home: string, programsHome: string) {
  const user = serverUser(home)
  // initdb reads the owner's password from its file, as the user that runs the server.
  keepSecret(home, 'owner-password', user)
  return { home, data: path.join(home, 'data'), programs: installPrograms(programsHome), user }
}
