import { connect, type Database } from '@qareeb/server/platform/database/database.ts'
import type { Statement } from '@qareeb/server/platform/database/statement.ts'
import { countWrongAnswers } from './check-answers.ts'
import { drive, median, percentile, type Run } from './drive.ts'
import { type HttpDriver, startBareDriver, startHttpDriver } from './http-driver.ts'
import { type Kind, kindsOf } from './kinds.ts'
import { readMaterial } from './material.ts'
import { mixOf } from './mix.ts'
import { timeOfBackends, timeOfRun } from './processor-time.ts'
import { type RawDriver, rawConnectionName, recordStatements, startRawDriver } from './raw-driver.ts'
import { measureRewrite } from './rewrite.ts'
import type { SeededDatabase } from './seeded-database.ts'
import { type Size, sizes } from './sizes.ts'
import { listTableSizes, type TableSize } from './table-sizes.ts'
import { turn, turns, warmUpRequests } from './turns.ts'

export type KindResult = {
  kind: Kind
  p50: number
  p95: number
  p99: number
  cpuMs: number
  databaseMs: number
}

export type MixResult = {
  /** Processor of the service and of the database, and of the latter alone, for one request. */
  cpuMs: number
  databaseMs: number
  /** The same with eight clients at once, when neither side sleeps between two requests. */
  cpuMs8: number
  /** Requests a second over HTTP for one through the driver alone: one client, eight clients. */
  httpToRaw: number
  httpToRaw8: number
  /** The same of a server of Node alone that hands the rows on. */
  bareToRaw: number
  bareToRaw8: number
  perSecond8: number
  /** Processor of the database behind row-level security for one part without it. */
  rowSecurityCpu: number
}

export type Result = {
  size: Size
  ads: number
  answers: { requests: number; wrong: number }
  kinds: KindResult[]
  mix: MixResult
  rewriteCpuMs: number
  tables: TableSize[]
}

/** The results of one size. */
export async function measure(size: Size, urls: SeededDatabase, checks: number): Promise<Result> {
  const owner = connect({ url: urls.ownerUrl, size: 2, statementTimeoutMs: 120_000 })
  try {
    const kinds = kindsOf(await readMaterial(owner.db))
    return {
      size,
      ads: sizes[size],
      answers: await countWrongAnswers(owner, checks),
      kinds: await measureKinds(owner.db, urls, kinds),
      mix: await measureMix(owner.db, urls, kinds),
      rewriteCpuMs: await measureRewrite(owner.db, urls.appUrl),
      tables: await listTableSizes(owner.db),
    }
  } finally {
    await owner.close()
  }
}

const requestsOfKind = 200
const warmUp = 40

async function measureKinds(
  owner: Database,
  { appUrl }: SeededDatabase,
  kinds: readonly Kind[],
): Promise<KindResult[]> {
  const http = await startHttpDriver(appUrl)
  try {
    const results: KindResult[] = []
    for (const kind of kinds) results.push(await measureKind(owner, http, kind))
    return results
  } finally {
    await http.stop()
  }
}

async function measureKind(owner: Database, { pid, ask }: HttpDriver, kind: Kind): Promise<KindResult> {
  await drive(Array.from({ length: warmUp }, kind.path), ask, 1)
  const addresses = Array.from({ length: requestsOfKind }, kind.path)
  const { run, service, database } = await timeOfRun(owner, pid, () => drive(addresses, ask, 1))
  return {
    kind,
    p50: percentile(run.milliseconds, 0.5),
    p95: percentile(run.milliseconds, 0.95),
    p99: percentile(run.milliseconds, 0.99),
    cpuMs: (service + database) / requestsOfKind,
    databaseMs: database / requestsOfKind,
  }
}

/** So many turns do not count: of the service two each, which make it warm. */
const warmUpTurns = warmUpRequests / turn / 2

/**
 * All variants take short turns, forwards and backwards, so that other load and warm caches affect each of them
 * equally. No round repeats a request of another.
 */
async function measureMix(
  owner: Database,
  { appUrl, ownerUrl }: SeededDatabase,
  kinds: readonly Kind[],
): Promise<MixResult> {
  const addresses = mixOf(kinds, turn * (warmUpTurns + turns))
  const statements = await recordStatements(appUrl, addresses)
  const drivers = {
    http: await startHttpDriver(appUrl),
    bare: await startBareDriver(appUrl, addresses, statements),
    raw: startRawDriver(appUrl),
    powerful: startRawDriver(ownerUrl),
  }
  try {
    const rounds: Round[] = []
    for (let from = 0; from < addresses.length; from += turn) {
      const part = <One>(all: readonly One[]) => all.slice(from, from + turn)
      const requests = { addresses: part(addresses), statements: part(statements) }
      rounds.push(await measureRound(owner, drivers, requests, rounds.length % 2 !== 0))
    }
    return summarise(rounds.slice(warmUpTurns))
  } finally {
    await Promise.all(Object.values(drivers).map(({ stop }) => stop()))
  }
}

type Drivers = { http: HttpDriver; bare: HttpDriver; raw: RawDriver; powerful: RawDriver }
type Requests = { addresses: readonly string[]; statements: readonly Statement[][] }

/** Seconds of each way, and milliseconds of processor. */
type Round = {
  http: number
  raw: number
  bare: number
  http8: number
  raw8: number
  bare8: number
  service: number
  database: number
  processor8: number
  behindWall: number
  withoutWall: number
}

async function measureRound(
  owner: Database,
  { http, bare, raw, powerful }: Drivers,
  { addresses, statements }: Requests,
  isBackwards: boolean,
): Promise<Round> {
  const secondsOf = async (run: Promise<Run>) => (await run).seconds
  const overHttp = (clients: number) => timeOfRun(owner, http.pid, () => drive(addresses, http.ask, clients))
  const ways: (() => Promise<Partial<Round>>)[] = [
    async () => {
      const { run, service, database } = await overHttp(1)
      return { http: run.seconds, service, database }
    },
    async () => {
      let seconds = 0
      const behindWall = await timeOfBackends(owner, rawConnectionName, async () => {
        seconds = await secondsOf(drive(statements, raw.ask, 1))
      })
      return { raw: seconds, behindWall }
    },
    async () => ({ bare: await secondsOf(drive(addresses, bare.ask, 1)) }),
    async () => ({
      withoutWall: await timeOfBackends(owner, rawConnectionName, () => drive(statements, powerful.ask, 1)),
    }),
    async () => {
      const { run, service, database } = await overHttp(8)
      return { http8: run.seconds, processor8: service + database }
    },
    async () => ({ raw8: await secondsOf(drive(statements, raw.ask, 8)) }),
    async () => ({ bare8: await secondsOf(drive(addresses, bare.ask, 8)) }),
  ]
  const round: Partial<Round> = {}
  for (const take of isBackwards ? ways.toReversed() : ways) Object.assign(round, await take())
  // Each part of a round is the outcome of one of the turns.
  return round as Round
}

function summarise(rounds: readonly Round[]): MixResult {
  const middle = (of: (round: Round) => number) => median(rounds.map(of))
  // The mean for processor time: rare costs of a request, such as garbage collection, belong to it.
  const mean = (of: (round: Round) => number) =>
    rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length
  return {
    cpuMs: mean(({ service, database }) => service + database) / turn,
    databaseMs: mean(({ database }) => database) / turn,
    cpuMs8: mean(({ processor8 }) => processor8) / turn,
    httpToRaw: middle(({ http, raw }) => raw / http),
    httpToRaw8: middle(({ http8, raw8 }) => raw8 / http8),
    bareToRaw: middle(({ bare, raw }) => raw / bare),
    bareToRaw8: middle(({ bare8, raw8 }) => raw8 / bare8),
    perSecond8: turn / middle(({ http8 }) => http8),
    rowSecurityCpu: mean(({ behindWall }) => behindWall) / mean(({ withoutWall }) => withoutWall),
  }
}
