// Passwords kept by Firebase Authentication, against Firebase's own emulator: the server's part, then journeys in a
// browser that signs in there. It has a lock file of its own, since it weighs more than everything else together.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { runTests } from '../debian-packages.mjs'

const folder = import.meta.dirname
const emulator = path.join(folder, 'node_modules/firebase-tools')

if (!fs.existsSync(emulator) && process.argv.includes('--install')) {
  console.log('  installing firebase-tools (566 MB, some minutes) …')
  spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
}
if (!fs.existsSync(emulator)) {
  console.log('  skipped: the emulator is not installed (npm ci --ignore-scripts in integrations/firebase).')
  console.log('  npm run test:integrations -- firebase --install installs it.')
  process.exit(77)
}
runTests(folder)
const { status } = spawnSync(process.execPath, [path.join(folder, 'journeys.ts')], { stdio: 'inherit' })
process.exitCode = status ?? 1
