import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect } from '../database.ts'
import { findEmbedded } from './addresses.ts'
import { defaultHome } from './home.ts'
import { findServer } from './server-process.ts'
import { type EmbeddedServer, startEmbedded } from './start-embedded.ts'

const checkout = path.join(import.meta.dirname, '../../../..')
const programsHome = defaultHome(checkout)

let folder: string
/** Where the data lie: that folder, or one in it. */
let home: string
const running: EmbeddedServer[] = []

beforeEach(() => {
  folder = path.join(os.tmpdir(), `qareeb-embedded-${process.pid}-${Date.now()}`)
  home = folder
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<EmbeddedServer> {
  const server = await startEmbedded({ home, programsHome })
  running.push(server)
  return server
}

async function run<Row>(url: string, text: string): Promise<Row[]> {
  const { db, close } = connect({ url, size: 1 })
  try {
    return await db.query<Row>({ text })
  } finally {
    await close()
  }
}

/** Another process starts the server, reports when it is ready, and can be killed like in a crash. */
async function startElsewhere(): Promise<ChildProcess> {
  const source = `
    import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'start-embedded.ts'))}
    const server = await startEmbedded(${JSON.stringify({ home, programsHome })})
    server.announce('http://localhost:3000')
    console.log('running')
    process.on('SIGTERM', () => server.stop())`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

it('creates the database on the first start and finds it again on the second', async () => {
  const first = await start()
  await run(first.ownerUrl, 'create table kept as select 42 as answer')
  await first.stop()

  const second = await start()
  expect(await run(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
})

it('orders and lowers words the same on every machine, and keeps its settings', async () => {
  const { ownerUrl } = await start()
  const [facts] = await run(
    ownerUrl,
    `select datlocprovider::text as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding,
       current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
       current_setting('listen_addresses') as addresses
     from pg_database where datname = 'qareeb'`,
  )
  expect(facts).toEqual({
    provider: 'b',
    locale: 'C.UTF-8',
    encoding: 'UTF8',
    fsync: 'on',
    checksums: 'on',
    addresses: '',
  })
})

it('refuses connections without the password', async () => {
  const { ownerUrl } = await start()
  const wrong = new URL(ownerUrl)
  wrong.password = 'guessed'
  await expect(run(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

it('leaves a server of a running process alone, and prints its address', async () => {
  const other = await startElsewhere()
  await expect(start()).rejects.toThrow(
    `Qareeb is already running at http://localhost:3000 (process ${other.pid}).`,
  )
  expect(findEmbedded(home)?.site).toBe('http://localhost:3000')
  const ending = ended(other)
  other.kill('SIGTERM')
  await ending
})

it('leaves a silent server alone while its process runs', async () => {
  const other = await startElsewhere()
  const server = findServer(path.join(home, 'data'))
  if (!server) throw new Error('the other process has started no server')
  process.kill(server.pid, 'SIGSTOP')
  try {
    await expect(start()).rejects.toThrow(`Qareeb is already running at http://localhost:3000`)
  } finally {
    process.kill(server.pid, 'SIGCONT')
  }
  expect(findServer(path.join(home, 'data'))).toEqual(server)
  const ending = ended(other)
  other.kill('SIGTERM')
  await ending
})

it('leaves a server of an unknown owner alone', async () => {
  const { ownerUrl, pid } = await start()
  fs.rmSync(path.join(home, 'owner'))
  await expect(start()).rejects.toThrow(`kill -INT ${pid}`)
  expect(await run(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('leaves no server behind when a start fails after launching it', async () => {
  await (await start()).stop()
  fs.writeFileSync(path.join(home, 'owner-password'), 'another')
  await expect(start()).rejects.toThrow('password authentication failed')
  expect(findServer(path.join(home, 'data'))).toBeUndefined()
})

it('takes over after a killed process, and every committed row is there', async () => {
  const killed = await startElsewhere()
  const addresses = findEmbedded(home)
  if (!addresses) throw new Error('the other process has started no server')
  await run(addresses.ownerUrl, 'create table kept as select 42 as answer')
  const ending = ended(killed)
  killed.kill('SIGKILL')
  await ending

  const next = await start()
  expect(await run(next.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
})

it('starts again after the server itself was killed', async () => {
  const first = await start()
  await run(first.ownerUrl, 'create table kept as select 42 as answer')
  process.kill(first.pid, 'SIGKILL')
  await first.ended

  const second = await start()
  expect(await run(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }])
})

it('ignores a process number that now belongs to another process', async () => {
  await (await start()).stop()
  const foreign = [process.pid, '/elsewhere', 0, 5432, '', '', '', 'ready'].join('\n')
  fs.writeFileSync(path.join(home, 'data/postmaster.pid'), foreign)
  const next = await start()
  expect(await run(next.appUrl, 'select current_user::text as name')).toEqual([{ name: 'qareeb_app' }])
})

it('lets only one of two simultaneous first starts have the data', async () => {
  const both = await Promise.allSettled([start(), start()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('finishes a first start that was killed halfway', async () => {
  fs.mkdirSync(path.join(home, 'data.new/base'), { recursive: true })
  fs.writeFileSync(path.join(home, 'starting'), '999999999 1')
  const { ownerUrl } = await start()
  expect(await run(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('lets only the user of the server open its socket', async () => {
  home = path.join(home, 'a folder, “with marks”')
  const { ownerUrl } = await start()
  const socket = path.join(home, 'socket')
  expect(decodeURIComponent(new URL(ownerUrl).hostname)).toBe(socket)
  expect(fs.statSync(socket)).toMatchObject({ uid: fs.statSync(path.join(home, 'data')).uid })
  expect(fs.statSync(socket).mode & 0o777).toBe(0o700)
  expect(await run(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('is not kept from starting by a socket of a killed server whose number now belongs to somebody else', async () => {
  await (await start()).stop()
  fs.writeFileSync(path.join(home, 'socket/.s.PGSQL.5432.lock'), `${process.pid}\n/elsewhere\n0\n5432\n\n`)
  const { ownerUrl } = await start()
  expect(await run(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('listens on a port of this machine in a folder deeper than a Unix socket could be', async () => {
  home = path.join(home, 'a-folder-with-a-rather-long-name-for-a-folder/'.repeat(4))
  const { ownerUrl } = await start()
  expect(new URL(ownerUrl).hostname).toBe('127.0.0.1')
  expect(await run(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('refuses data of another version of PostgreSQL', async () => {
  await (await start()).stop()
  fs.writeFileSync(path.join(home, 'data/PG_VERSION'), '17\n')
  await expect(start()).rejects.toThrow(/are of PostgreSQL 17; this version brings PostgreSQL \d+\./)
})
