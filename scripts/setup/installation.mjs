import fs from 'node:fs'
import path from 'node:path'
import { checkout } from './checkout.mjs'
import { inTurn } from './in-turn.mjs'
import { run } from './run.mjs'

/** Installs the packages of the lock file when they are missing or others are there. */
export async function ensureInstalled() {
  if (listMissing().length === 0) return
  await inTurn(async () => {
    if (listMissing().length > 0) await install()
  })
}

async function install() {
  console.log('Installing packages (npm ci; about a minute, only when the lock file has changed) …')
  // No package of ours needs an install script, so none gets to run one.
  const { code } = await run(...npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'))
  if (code !== 0) throw new Error('npm ci failed; its messages are above.')
  const missing = listMissing()
  if (missing.length > 0)
    console.warn(`npm could not fetch ${missing.join(', ')}; the next start tries again.`)
}

/**
 * npm keeps a list of installed packages; it must name everything that the lock file requires on this machine.
 * @returns the packages that are missing in the version of the lock file
 */
export function listMissing(folder = checkout) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'))
  const found = readPackages(path.join(folder, 'node_modules/.package-lock.json'))
  return Object.keys(wanted).flatMap((place) => {
    const { version, link, optional, ...machine } = wanted[place] ?? {}
    if (!place.includes('node_modules/') || link) return []
    const isThere = found[place] ? found[place].version === version : optional && !isForThisMachine(machine)
    return isThere ? [] : [place.replace(/^node_modules\//, '')]
  })
}

/**
 * npm continues without an optional package that it could not fetch. One made for this very machine, such as its Node
 * and its PostgreSQL, is needed all the same; one that names no machine is a fallback for others.
 * @param {Machine} machine
 */
function isForThisMachine({ os, cpu, libc: wantedLibc }) {
  const isNamed = [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
  return isNamed && (wantedLibc === undefined || [wantedLibc].flat().includes(libc))
}

/** Programs for the other C library of Linux do not start at all, so the running Node shows which library is here. */
const libc = 'glibcVersionRuntime' in headerOfReport() ? 'glibc' : 'musl'

function headerOfReport() {
  return /** @type {{ header: object }} */ (process.report.getReport()).header
}

/** @typedef {{ os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Machine */

/**
 * @param {string} file
 * @returns {Record<string, Machine & { version?: string, link?: boolean, optional?: boolean }>}
 */
function readPackages(file) {
  if (!fs.existsSync(file)) return {}
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages
}

/**
 * The npm that runs us, else the one on the path.
 * @param {...string} options
 * @returns {[string, string[]]}
 */
function npm(...options) {
  const script = process.env.npm_execpath
  return script ? [process.execPath, [script, ...options]] : ['npm', options]
}
