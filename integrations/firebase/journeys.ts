import { spawn } from 'node:child_process'
import path from 'node:path'
import { startEmulator } from './emulator.ts'

// Journeys in a browser through a site whose passwords lie at Firebase.
const { host, stop } = await startEmulator()
const config = path.join(import.meta.dirname, 'playwright.config.ts')
const settings = {
  // The emulator accepts everyone, and production refuses it.
  NODE_ENV: 'test',
  IDENTITY_PROVIDER: 'firebase',
  FIREBASE_API_KEY: 'any-key',
  FIREBASE_AUTH_DOMAIN: 'demo-qareeb.firebaseapp.com',
  FIREBASE_AUTH_EMULATOR_HOST: host,
}
const journeys = spawn(process.execPath, ['scripts/e2e.mjs', '--config', config, ...process.argv.slice(2)], {
  cwd: path.join(import.meta.dirname, '../..'),
  // The journeys ask the emulator too.
  env: { ...process.env, SITE_SETTINGS: JSON.stringify(settings), FIREBASE_AUTH_EMULATOR_HOST: host },
  stdio: 'inherit',
})
process.exitCode = await new Promise<number>((resolve) => journeys.once('exit', (code) => resolve(code ?? 1)))
await stop()
