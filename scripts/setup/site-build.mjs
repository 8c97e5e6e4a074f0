import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { checkout, installed } from './checkout.mjs'
import { inTurn } from './in-turn.mjs'
import { run } from './run.mjs'
import { isStamped, makeStamped } from './stamp.mjs'

const web = path.join(checkout, 'web')
const stamp = path.join(web, 'build/sources.sha256')

/** Builds the site unless the build is of exactly these sources. */
export async function ensureBuilt() {
  if (isBuilt()) return
  await inTurn(async () => {
    if (isBuilt()) return
    console.log('Building the site (some seconds, only when its sources have changed) …')
    await makeStamped(stamp, hashSources(), build)
  })
}

const isBuilt = () => isStamped(stamp, hashSources())

async function build() {
  const { code, output } = await run(installed('react-router'), ['build'], {
    cwd: web,
    quiet: true,
    env: buildEnvironment(),
  })
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`)
}

/** The tools of the site start `node` from the path; it has to be the project's own. */
const buildEnvironment = () => ({
  ...process.env,
  NODE_ENV: 'production',
  PATH: `${path.join(checkout, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
})

function hashSources() {
  const hash = crypto.createHash('sha256')
  for (const file of [
    'package-lock.json',
    ...['web', 'content', 'contract', 'reference'].flatMap(listSources),
  ])
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(checkout, file)))
      .update('\0')
  return hash.digest('hex')
}

const notSources = new Set(['node_modules', 'build', '.react-router', '.cache'])

/**
 * @param {string} folder relative to the checkout
 * @returns {string[]} its files, sorted, tests left out
 */
function listSources(folder) {
  const entries = fs.readdirSync(path.join(checkout, folder), { withFileTypes: true })
  return entries
    .filter((entry) => !notSources.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name)
      return entry.isDirectory() ? listSources(place) : [place]
    })
}
