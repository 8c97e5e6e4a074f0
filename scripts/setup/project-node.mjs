import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { checkout } from './checkout.mjs'

const neededMajor = 24

/**
 * The Node that npm installed for this project; without one, the running Node if it is new enough.
 * @param {{ folder?: string, version?: string }} [where] the checkout, and the version of the running Node
 */
export function findProjectNode({ folder = checkout, version = process.version } = {}) {
  const own = path.join(folder, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const isThere = fs.existsSync(own)
  if (isThere && spawnSync(own, ['--version']).status === 0) return own
  if (majorOf(version) >= neededMajor) return process.execPath
  const wayOut = isThere
    ? `The Node that npm installed does not run here: ${installIt}`
    : explainMissing(folder)
  throw new Error(`Qareeb runs on Node ${neededMajor}, and this is Node ${version}. ${wayOut}`)
}

const installIt = `install Node ${neededMajor} yourself and start again.`

/** npm continues without a package that it could not fetch. @param {string} folder */
function explainMissing(folder) {
  const { optionalDependencies = {} } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  if (name in optionalDependencies)
    return `npm could not fetch ${name}: start again when the registry can be reached, or ${installIt}`
  return `npm has none for ${process.platform}-${process.arch}: ${installIt}`
}

/** The oldest Node that can run the setup. */
export function refuseOldNode() {
  if (majorOf(process.version) < 20)
    throw new Error(`Node 20 or newer is needed to begin with; this is Node ${process.version}.`)
}

const majorOf = (/** @type {string} */ version) => Number.parseInt(version.replace('v', ''), 10)
