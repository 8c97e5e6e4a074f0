import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** The exit code of a run that cannot run here. */
const skipped = 77

/**
 * Makes sure that programs of Debian packages are there. Without them it prints that and ends the process as
 * skipped; with `--install`, as root where there is apt-get, it installs them.
 * @param {{ programs: string[], packages: string[] }} needs
 */
export function needPrograms({ programs, packages }) {
  const missing = () => programs.filter((program) => !isThere(program))
  if (missing().length === 0) return
  if (process.argv.includes('--install')) install(packages)
  if (missing().length === 0) return

  console.log(`  skipped: ${missing().join(', ')} not found (Debian: apt-get install ${packages.join(' ')}).`)
  console.log('  As root, npm run test:integrations -- --install installs them.')
  process.exit(skipped)
}

/** @param {string[]} packages */
function install(packages) {
  if (process.getuid?.() !== 0 || !isThere('apt-get')) return
  console.log(`  installing the Debian packages ${packages.join(', ')} …`)
  const options = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('apt-get', options, { env, stdio: 'ignore' })
  if (status !== 0) console.log(`  apt-get ended with ${status}; apt-get update may help.`)
}

/** @param {string} program */
const isThere = (program) =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/bin'].some((folder) =>
    fs.existsSync(path.join(folder, program)),
  )

/**
 * Runs the tests of one integration with its own configuration of Vitest.
 * @param {string} folder absolute path
 */
export function runTests(folder) {
  const checkout = path.join(folder, '../..')
  const vitest = fs.realpathSync(path.join(checkout, 'node_modules/.bin/vitest'))
  try {
    execFileSync(process.execPath, [vitest, 'run', '--config', path.join(folder, 'vitest.config.ts')], {
      cwd: checkout,
      stdio: 'inherit',
    })
  } catch {
    process.exit(1)
  }
}
