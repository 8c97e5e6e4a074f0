import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { findBrowser } from './find-browser.ts'
import { startGoogle } from './google-server.ts'
import { startMailServer } from './mail-server.ts'
import { startSite } from './start-site.ts'
import { startTranslation } from './translation-server.ts'

// Runs the journeys against the site at SITE_URL, which has to send its mails to SMTP_PORT of this machine; those that
// let time pass need the owner's address of its database in SITE_DATABASE_URL, and that of a translation needs the
// provider of this process. Or against a site that it starts with the settings of SITE_SETTINGS (a JSON object) and
// nothing else of this environment.
const browser = findBrowser(process.env['CHROMIUM_PATH'])
const givenUrl = process.env['SITE_URL']
const mails = await startMailServer(Number(process.env['SMTP_PORT'] ?? 0))
const google = await startGoogle()
const translation = await startTranslation()
const site = givenUrl
  ? {
      url: givenUrl,
      databaseUrl: process.env['SITE_DATABASE_URL'] ?? '',
      stop: async () => undefined,
    }
  : await startSite({
      SMTP_URL: mails.url,
      ...google.settings,
      ...translation.settings,
      MAIL_FROM: 'no-reply@qareeb.example',
      // Everybody in the journeys comes from one address.
      SIGN_UPS_PER_HOUR: '10000',
      ...givenSettings(process.env['SITE_SETTINGS']),
    })

google.open(site.url)

const playwright = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test')),
  'cli.js',
)
const journeys = spawn(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  env: {
    ...process.env,
    ...browser.environment,
    CHROMIUM_PATH: browser.program,
    SITE_URL: site.url,
    SITE_DATABASE_URL: site.databaseUrl,
    MAILS_FOLDER: mails.folder,
  },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => journeys.kill(signal))
const ended = new Promise<number>((resolve) => journeys.once('exit', (code) => resolve(code ?? 1)))
process.exitCode = await ended
await site.stop()
await Promise.all([mails.stop(), google.stop(), translation.stop()])

/** Only the tests of integrations write it. */
function givenSettings(json = '{}'): Record<string, string> {
  return JSON.parse(json) as Record<string, string>
}
