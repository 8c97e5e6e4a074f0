import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect } from './platform/database/database.ts'
import { findEmbedded } from './platform/database/embedded/addresses.ts'

const checkout = path.join(import.meta.dirname, '..')
/** `npm test` has built the site before; without it the server does not start. */
const isBuilt = fs.existsSync(path.join(checkout, 'web/build/server/index.js'))

/** Seconds on a quiet machine; a crowded one takes its time. */
const timeoutMs = 180_000

let home: string
const children: ChildProcess[] = []
beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-start-'))
  fs.chmodSync(home, 0o755)
})
afterAll(async () => {
  for (const child of children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode)) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  fs.rmSync(home, { recursive: true, force: true })
})

/** Runs a program on the data of this file, in an environment of its own, and keeps its output. */
function run(program: string, settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    cwd: checkout,
    env: { DATA_FOLDER: home, PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code ?? -1), said }))
  return {
    pid: child.pid,
    ended,
    async hear(words: string) {
      await vi.waitFor(() => expect(said).toContain(words), { timeout: timeoutMs, interval: 50 })
      return said
    },
    end(signal: 'SIGTERM' | 'SIGKILL') {
      child.kill(signal)
      return ended
    },
  }
}

/** Runs in the site before anything else. At its end it prints the files of React that have run. */
const tellOfReact = `
  import { createRequire } from 'node:module'
  const { cache } = createRequire('file:///')
  process.on('exit', () => {
    for (const [file, { loaded }] of Object.entries(cache))
      if (loaded && /react[^/]*\\.(production|development)\\.js$/.test(file)) console.log(file)
  })`

/** A start up to its last word. */
async function start(settings: Record<string, string> = {}) {
  const site = run('server/main.ts', settings)
  const said = await site.hear('platform administrator\n\n')
  return { ...site, said, address: /Qareeb is ready: (\S+)/.exec(said)?.[1] ?? '' }
}

const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

const send = (address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Reads one number from the embedded database as its owner. */
async function readNumber(text: string, value: string): Promise<number> {
  const addresses = findEmbedded(home)
  if (!addresses) throw new Error(`No embedded database is running on ${home}.`)
  const owner = connect({ url: addresses.ownerUrl, size: 1 })
  try {
    const [row] = await owner.db.query<{ number: number }>({ text, values: [value] })
    return row?.number ?? 0
  } finally {
    await owner.close()
  }
}

/** How many connections to the database have this application name. */
const countConnections = (name: string) =>
  readNumber('select count(*)::integer as number from pg_stat_activity where application_name = $1', name)

const countViews = (page: string) =>
  readNumber('select coalesce(sum(views), 0)::integer as number from page_view where page = $1', page)

const isReady = async (address: string) => (await fetch(`${address}/api/v1/ready`)).ok

/** Views of the page of companies before one more was counted. */
let viewsBefore = 0

describe.skipIf(!isBuilt)('a start', { timeout: timeoutMs }, () => {
  it('of the database alone leaves it empty', async () => {
    const database = run('scripts/database.ts')
    await database.hear('PostgreSQL is ready, without the site')
    expect((await database.end('SIGTERM')).code).toBe(0)
  })

  it('fills an empty one once, and prints its address, its data folder and the demo accounts', async () => {
    const { said, address, end } = await start()
    expect(said).toContain(`the data are in ${home}\n`)
    expect(said).toMatch(/Adding demo data \(once\) …\nAdded 4000 job ads of 300 companies\.\n/)
    expect(said).toContain('sara@qareeb.example')
    expect(await isReady(address)).toBe(true)
    await end('SIGKILL')
  })

  it('continues after kill -9 and renders pages by the production build of React; a second process ends and logs the address of the first', async () => {
    const tell = `data:text/javascript,${encodeURIComponent(tellOfReact)}`
    const { said, address, pid, end } = await start({ NODE_OPTIONS: `--import=${tell}` })
    expect(said).not.toContain('Adding demo data')
    expect(await isReady(address)).toBe(true)
    // The health check has a connection of its own, for which no request waits.
    expect(await countConnections('qareeb-health')).toBe(1)
    expect((await fetch(`${address}/en`)).status).toBe(200)

    const words = `Qareeb is already running at ${address} (process ${pid}).\n`
    const [second, early] = [run('server/main.ts'), run('scripts/setup/refuse-second-start.ts')]
    expect(await second.ended).toEqual({ code: 1, said: expect.stringContaining(words) })
    expect(await early.ended).toEqual({ code: 77, said: words })

    expect(await isReady(address)).toBe(true)
    viewsBefore = await countViews('partner')
    const events = [{ kind: 'pageView', page: 'partner', locale: 'en' }]
    expect((await send(`${address}/api/v1/events`, { events }, { 'user-agent': browser })).status).toBe(204)
    const { code, said: everything } = await end('SIGTERM')
    expect(code).toBe(0)
    const loaded = everything.match(/react(-dom-server\S*)?\.(production|development)\.js/g)
    expect(loaded).toContain('react.production.js')
    expect(loaded?.filter((file) => file.includes('development'))).toEqual([])
  })

  it('warns of a demo under a public address, keeps its accounts closed, and has the views that the last stop has written', async () => {
    const mails = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'no-reply@qareeb.example' }
    const site = run('server/main.ts', { PUBLIC_ORIGIN: 'https://jobs.example', ...mails })
    const said = await site.hear('Qareeb is ready: https://jobs.example')
    expect(said).toContain('WARNING: PUBLIC_ORIGIN is set and DATABASE_URL is not')
    expect(await countViews('partner')).toBe(viewsBefore + 1)
    const { code, said: everything } = await site.end('SIGTERM')
    expect(everything).not.toContain('sara@qareeb.example')
    expect(code).toBe(0)
  })
})
