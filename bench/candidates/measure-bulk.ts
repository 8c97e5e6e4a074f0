import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { connect, type Database } from '@qareeb/server/platform/database/database.ts'
import { prepareTasks } from '@qareeb/server/platform/tasks/prepare-tasks.ts'
import { tasks } from '@qareeb/server/tasks.ts'
import { addManyCandidates } from '@qareeb/server/testing/seeds/many-candidates.ts'
import { seedCompanies, type SeededTeam } from '@qareeb/server/testing/seeds/many-companies.ts'
import { copyOfCountry } from '../accounts/copy-of-country.ts'
import { median } from '../search/drive.ts'
import { openHttpClient } from '../search/http-client.ts'
import { kindsOf } from '../search/kinds.ts'
import { readMaterial } from '../search/material.ts'
import { mixOf } from '../search/mix.ts'
import { startBenchServer } from '../search/seeded-database.ts'
import { type Answering, openAnswering } from './answering.ts'

export type BulkFigures = {
  name: string
  aloneMs: number
  besideMs: number
  /** Of both, the median of the rounds. */
  ratio: number
  seconds: number
}

const candidates = 1_000
const rounds = 6
/** Requests of a turn of search alone, some seconds, and of the warming up. */
const turn = 1_000
const warmUp = 8_000
const minuteMs = 60_000

const names = { moved: 'moved', takenBack: 'taken back', mailed: 'mailed' } as const
type Name = keyof typeof names

/** Searches in turns alone and beside an answer to 1,000 candidates, which the same process works on. */
export async function measureBulk(): Promise<BulkFigures[]> {
  const server = await startBenchServer()
  try {
    const { drop, ownerUrl, appUrl } = await copyOfCountry(server, '100k')
    await prepareTasks(ownerUrl, tasks)
    const owner = connect({ url: ownerUrl, size: 1, statementTimeoutMs: 600_000 })
    const child = fork(path.join(import.meta.dirname, 'serve-with-bulks.ts'), [appUrl, 'qareeb bench bulk'], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    try {
      // The child sends its port first.
      const [{ port }] = (await once(child, 'message')) as [{ port: number }]
      const prepared = await prepare(owner.db)
      const answering = await openAnswering({ child, port, appUrl, ...prepared })
      const renew = () => renewCandidates(owner.db, prepared.team)
      return await takeTurns({ answering, renew }, await searchesOf(owner.db, port))
    } finally {
      child.kill()
      await owner.close()
      await drop()
    }
  } finally {
    await server.stop()
  }
}

/** A company with an open ad to which 1,000 people have applied. */
async function prepare(owner: Database): Promise<{ team: SeededTeam; jobAdId: string; ids: string[] }> {
  const team = await seedCompanies(owner, 100)
  const { organizationId } = team
  const [ad] = await owner.query<{ id: string }>({
    text: `
      update job_ad set status = 'published', closed_at = null, expires_at = now() + interval '30 days'
      where id = (select id from job_ad where organization_id = $1 and published_at is not null
        and (select count(*) from job_ad_location where job_ad_id = job_ad.id) = 1 limit 1) returning id`,
    values: [organizationId],
  })
  const jobAdId = String(ad?.id)
  await owner.transaction(
    (db) => addManyCandidates(db, { organizationId, ads: [jobAdId], count: candidates }),
    { organizationId },
  )
  await renewCandidates(owner, team)
  const rows = await owner.query<{ id: string }>({
    text: 'select id from candidate where job_ad_id = $1',
    values: [jobAdId],
  })
  return { team, jobAdId, ids: rows.map(({ id }) => id) }
}

/** Makes all candidates new again, so that each round has the same work. */
async function renewCandidates(owner: Database, { organizationId }: SeededTeam) {
  await owner.query({
    text: `update candidate set state = 'new', decided_at = null, told_at = null, in_progress_at = null
      where organization_id = $1`,
    values: [organizationId],
  })
  await owner.query({ text: 'vacuum (analyze) candidate, candidate_word, candidate_event' })
}

/** @returns a function that sends the next search of the mix, and returns its duration */
async function searchesOf(owner: Database, port: number): Promise<() => Promise<number>> {
  const addresses = mixOf(kindsOf(await readMaterial(owner)), 60_000)
  const client = openHttpClient(port)
  let no = 0
  return async () => {
    const address = addresses[no % addresses.length] ?? ''
    no += 1
    const begun = performance.now()
    await client.get(address)
    return performance.now() - begun
  }
}

type Answers = { answering: Answering; renew: () => Promise<void> }

async function takeTurns(
  { answering, renew }: Answers,
  search: () => Promise<number>,
): Promise<BulkFigures[]> {
  const found: Record<Name, { alone: number; beside: number; seconds: number }[]> = {
    moved: [],
    takenBack: [],
    mailed: [],
  }
  const alone = () => meanOf(search, (count) => count < turn)
  const compare = async (name: Name, work: () => Promise<void>) => {
    const before = await alone()
    const begun = performance.now()
    let isDone = false
    const working = work().then(() => (isDone = true))
    const beside = await meanOf(search, () => !isDone)
    await working
    const seconds = (performance.now() - begun) / 1_000
    found[name].push({ alone: (before + (await alone())) / 2, beside, seconds })
  }
  await meanOf(search, (count) => count < warmUp)
  for (let round = 0; round < rounds; round += 1) {
    await renew()
    const taken = await answering.answer('hired')
    await compare('moved', () => answering.runTask(taken))
    await answering.takeBack(taken)
    await compare('takenBack', () => answering.runTask(taken))
    const answer = await answering.answer('rejected')
    await compare('moved', () => answering.runTask(answer))
    await compare('mailed', () => answering.runTask(answer, 61 * minuteMs))
  }
  // The keys are those of the record above.
  return (Object.keys(names) as Name[]).map((name) => ({
    name: names[name],
    aloneMs: median(found[name].map(({ alone }) => alone)),
    besideMs: median(found[name].map(({ beside }) => beside)),
    ratio: median(found[name].map(({ alone, beside }) => beside / alone)),
    seconds: median(found[name].map(({ seconds }) => seconds)),
  }))
}

/** Searches while there is reason to. @returns the mean of the milliseconds */
async function meanOf(search: () => Promise<number>, goesOn: (count: number) => boolean): Promise<number> {
  let sum = 0
  let count = 0
  do {
    sum += await search()
    count += 1
  } while (goesOn(count))
  return sum / count
}
