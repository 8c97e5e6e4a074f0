import path from 'node:path'
import { checkout, installed } from './setup/checkout.mjs'
import { findProjectNode } from './setup/project-node.mjs'
import { run } from './setup/run.mjs'

/** @typedef {{ name: string, run: () => Promise<{ code: number, output: string }> }} Check */

/** Static checks of the source. @type {Check[]} */
export const checks = [
  { name: 'types, lint and import rules', run: checkSource },
  { name: 'format', run: () => quietly('oxfmt', ['--check']) },
  { name: 'unused code', run: () => quietly('knip', []) },
  { name: 'structure', run: checkStructure },
]

/** The linter checks types as well: it reads them for its own rules already. */
async function checkSource() {
  const generated = await quietly('react-router', ['typegen'], path.join(checkout, 'web'))
  return generated.code === 0 ? quietly('oxlint', []) : generated
}

/** Prints its numbers also when none is above its bound. */
function checkStructure() {
  return run(findProjectNode(), ['scripts/imports/print-structure.ts'])
}

/**
 * @param {string} program
 * @param {string[]} options
 * @param {string} [cwd]
 */
const quietly = (program, options, cwd = checkout) => run(installed(program), options, { cwd, quiet: true })
