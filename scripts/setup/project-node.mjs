import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { installed } from './checkout.mjs'

const neededMajor = 24

/** The Node that npm installed for this project; where npm has none, the one that runs us if it is new enough. */
export function findProjectNode() {
  const own = installed(process.platform === 'win32' ? 'node.exe' : 'node')
  if (fs.existsSync(own) && spawnSync(own, ['--version']).status === 0) return own
  if (majorOf(process.version) >= neededMajor) return process.execPath
  throw new Error(
    `Qareeb runs on Node ${neededMajor}. npm has none for ${process.platform}-${process.arch}, and this is Node ` +
      `${process.version}: install Node ${neededMajor} yourself and start again.`,
  )
}

/** The oldest Node that can run the setup. */
export function refuseOldNode() {
  if (majorOf(process.version) < 20)
    throw new Error(`Node 20 or newer is needed to begin with; this is Node ${process.version}.`)
}

const majorOf = (/** @type {string} */ version) => Number.parseInt(version.replace('v', ''), 10)
