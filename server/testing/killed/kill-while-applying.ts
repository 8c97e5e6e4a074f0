import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Database } from '../../platform/database/database.ts'
import { createFileStore } from '../../platform/files/create-file-store.ts'
import { addCompany, addJobAd } from '../job-ads.ts'
import { testConfig } from '../test-config.ts'
import { applyOnce } from './apply-once.ts'
import { readOutcome, type Outcome } from './read-outcome.ts'

type Options = {
  /** Where the data of the killed site lie. */
  home: string
  /** Where the programs of PostgreSQL lie. */
  programsHome: string
  applications: number
  clients: number
}

/**
 * Sends applications by several clients, each with a file, and kills the server and its database in the middle. Each
 * client repeats what was not acknowledged. @returns how often each application is found afterwards, with its file and
 * its mail
 */
export async function killWhileApplying({ home, programsHome, ...sent }: Options): Promise<Outcome[]> {
  let site = await startSite(home, programsHome)
  const jobAdId = await withOwner(site, addAd)
  const waiting = Array.from({ length: sent.applications }, (_, no) => no)
  let acknowledged = 0
  let restarted: Promise<void> | undefined
  const client = async () => {
    for (let no = waiting.shift(); no !== undefined; no = waiting.shift()) {
      while (!(await applyOnce(site.address, { jobAdId, no }).catch(() => false))) {
        await restarted
        await wait(50)
      }
      acknowledged += 1
      if (acknowledged >= sent.applications / 2) restarted ??= restart()
    }
  }
  const restart = async () => {
    await kill(site)
    site = await startSite(home, programsHome)
  }
  try {
    await Promise.all(Array.from({ length: sent.clients }, client))
    const files = createFileStore({ folder: path.join(home, 'files'), s3: undefined }, testConfig().secret)
    return await withOwner(site, (db) => readOutcome(db, files, sent.applications))
  } finally {
    await kill(site)
  }
}

type Site = { child: ChildProcess; address: string; databasePid: number; ownerUrl: string }

async function startSite(home: string, programsHome: string): Promise<Site> {
  const program = path.join(import.meta.dirname, 'serve-applications.ts')
  const child = spawn(process.execPath, [program, home, programsHome], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text
    // The program prints this one line.
    if (said.includes('\n')) return { child, ...(JSON.parse(said) as Omit<Site, 'child'>) }
  }
  throw new Error(`The site did not start: ${said}`)
}

/** Kills site and database like a power cut: neither runs its shutdown code. */
async function kill({ child, databasePid }: Site) {
  const ended = once(child, 'exit')
  process.kill(databasePid, 'SIGKILL')
  child.kill('SIGKILL')
  await ended
  // Processes that the database's server has started end when they see that it is gone.
  await wait(1_000)
}

async function withOwner<T>({ ownerUrl }: Site, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connect({ url: ownerUrl, size: 1, statementTimeoutMs: 60_000 })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

async function addAd(owner: Database): Promise<string> {
  const company = await addCompany(owner, { nameEn: 'Oasis Group' })
  const ad = await addJobAd(owner, company, { titleEn: 'Driver', at: [{ lat: 24.77, lng: 46.73 }] })
  return ad.id
}
