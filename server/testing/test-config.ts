import os from 'node:os'
import path from 'node:path'
import type { Config } from '../ground/config.ts'

/** A configuration for tests, with a test's changes. It never reads the environment. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  environment: 'test',
  host: '127.0.0.1',
  port: 0,
  portIsGiven: true,
  publicOrigin: 'https://qareeb.example',
  publicOriginIsGiven: true,
  trustProxy: false,
  callsPerMinute: 1_000_000,
  hasServiceWorker: true,
  signUpsPerHour: 5,
  logLevel: 'silent',
  database: { url: undefined, appUrl: undefined, home: '', poolSize: 4 },
  secret: 'a secret of tests that is long enough',
  // Lies where the next test run looks for remains of a killed one.
  files: { folder: path.join(os.tmpdir(), `qareeb-test-${process.pid}`, 'files'), s3: undefined },
  clamavUrl: undefined,
  tasks: 'off',
  mail: { smtpUrl: undefined, from: 'no-reply@qareeb.example' },
  sms: undefined,
  translation: undefined,
  translationsPerDay: 100,
  ghost: undefined,
  captcha: { kind: 'altcha' },
  google: undefined,
  firebase: undefined,
  mailbox: true,
  site: {
    name: { ar: 'قريب', en: 'Qareeb' },
    supportEmail: 'support@qareeb.example',
    links: {},
    mapStyleUrl: undefined,
  },
  mapOrigins: [],
  ...changes,
})
