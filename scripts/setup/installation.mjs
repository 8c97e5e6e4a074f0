import fs from 'node:fs'
import path from 'node:path'
import { checkout } from './checkout.mjs'
import { run } from './run.mjs'

/** Installs the packages of the lock file when they are missing or others are there. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages (npm ci; about a minute, only when the lock file has changed) …')
  // No package of ours needs an install script, so none gets to run one.
  const { code } = await run(...npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'))
  if (code !== 0) throw new Error('npm ci failed; its messages are above.')
}

/** npm keeps a list of what it has installed; it must name everything that the lock file does for this machine. */
export function isInstalled(folder = checkout) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'))
  const found = readPackages(path.join(folder, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(([place, { version, link, optional }]) => {
    if (!place.includes('node_modules/') || link) return true
    return found[place] ? found[place].version === version : optional === true
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>}
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
