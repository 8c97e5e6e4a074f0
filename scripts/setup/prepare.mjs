import { ensureInstalled } from './installation.mjs'
import { findProjectNode, refuseOldNode } from './project-node.mjs'

/**
 * Makes a fresh clone ready: packages and the project's own Node.
 * @returns {Promise<string>} the path of that Node
 */
export async function prepare() {
  refuseOldNode()
  await ensureInstalled()
  return findProjectNode()
}

/**
 * The outermost frame of every command: a failure ends with its sentence, not with a stack.
 * @param {() => Promise<number>} command its exit code
 */
export async function main(command) {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
