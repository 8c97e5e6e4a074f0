import fs from 'node:fs'
import path from 'node:path'
import { checkout, installed } from './setup/checkout.mjs'
import { inLanes } from './setup/in-lanes.mjs'
import { findProjectNode } from './setup/project-node.mjs'
import { run } from './setup/run.mjs'

/** @typedef {{ name: string, run: () => Promise<{ code: number, output: string }> }} Check */

/**
 * Static checks of the source, one after the other: the first two use both processors of a small machine by themselves,
 * and wait for each other side by side (decision 95).
 * @type {Check[]}
 */
export const checks = [
  { name: 'lint and import rules', run: () => quietly('oxlint', []) },
  { name: 'types', run: checkTypes },
  { name: 'format', run: () => quietly('oxfmt', ['--check']) },
  { name: 'unused code', run: () => quietly('knip', []) },
  { name: 'structure', run: checkStructure },
]

async function checkTypes() {
  const generated = await quietly('react-router', ['typegen'], path.join(checkout, 'web'))
  if (generated.code !== 0) return generated
  // One checker for each: several check shared types several times, which takes twice the processor.
  const results = await inLanes(listProjects(), 2, (project) =>
    quietly('tsc', ['-p', project, '--checkers', '1']),
  )
  return {
    code: Math.max(...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join(''),
  }
}

/** Prints its numbers also when none is above its bound. */
function checkStructure() {
  return run(findProjectNode(), ['scripts/imports/print-structure.ts'])
}

/**
 * Each workspace declares the environment of its code: a browser, a server, or neither. All code of servers is in the
 * project of the whole folder: each of its workspaces would check the server anew.
 */
function listProjects() {
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(checkout, 'package.json'), 'utf8'))
  const others = workspaces.filter(
    (/** @type {string} */ name) => !['server', 'demo', 'bench'].includes(name),
  )
  return ['.', 'web/service-worker', ...others].filter((folder) =>
    fs.existsSync(path.join(checkout, folder, 'tsconfig.json')),
  )
}

/**
 * @param {string} program
 * @param {string[]} options
 * @param {string} [cwd]
 */
const quietly = (program, options, cwd = checkout) => run(installed(program), options, { cwd, quiet: true })
