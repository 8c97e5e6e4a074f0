import { spawn } from 'node:child_process'
import path from 'node:path'

// Journeys through a site that sends to a PostHog which the browser of the journeys answers for.
const config = path.join(import.meta.dirname, 'playwright.config.ts')
const journeys = spawn(process.execPath, ['scripts/e2e.mjs', '--config', config, ...process.argv.slice(2)], {
  cwd: path.join(import.meta.dirname, '../..'),
  env: {
    ...process.env,
    SITE_SETTINGS: JSON.stringify({ POSTHOG_KEY: 'phc_journeys', POSTHOG_HOST: 'https://posthog.example' }),
  },
  stdio: 'inherit',
})
process.exitCode = await new Promise<number>((resolve) => journeys.once('exit', (code) => resolve(code ?? 1)))
