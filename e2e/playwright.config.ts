import fs from 'node:fs'
import { defineConfig } from '@playwright/test'

/**
 * A journey runs twice: in English on the desktop and in Arabic on a phone. Those that are about neither words nor
 * width run once, in Arabic: `@alike` on the desktop, `@phone` on a phone, where there is less room. Those of wide
 * screens, `@desktop` and the files below, run there in both languages, and those of the most visited pages,
 * `@everywhere`, in both languages at both widths.
 */
export const onDesktopAlone = [
  '@desktop',
  // Returns from mails and other windows are the same on every screen.
  'accounts/forgot-password',
  'accounts/google',
  // No screen at all.
  'job-page/addresses',
  'pages/hostile-addresses',
  // Links, bytes, themes and toasts are the same on every screen.
  'pages/links',
  'pages/theme',
  'pages/toast',
  'pages/weight',
  // The map needs a mouse, and the search of phones sets its own width.
  'search/map',
  'search/phone',
  // One card in the middle of any screen.
  'accounts/second-factor',
  // Lists in the frame that the journeys of companies walk on a phone.
  'administration/',
  'companies/team',
  // Pages that other journeys walk on a phone; here the days pass, and keys are pressed.
  'passing-time/',
]
const alone = onDesktopAlone.join('|')

/**
 * Playwright has Chromium share memory through files, for containers with little shared memory. Through memory all journeys
 * need a fifth less of the processor.
 */
const hasSharedMemory = () => {
  const shared = '/dev/shm'
  if (!fs.existsSync(shared)) return false
  const { bavail, bsize } = fs.statfsSync(shared)
  return bavail * bsize >= 2 ** 30
}

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // A retry would hide what a person meets at the first try.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Two cores draw maps without a graphics card; a slow machine is not a fault of the site.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ...(process.env['JOURNEYS_REPORT']
      ? ([['json', { outputFile: process.env['JOURNEYS_REPORT'] }]] as const)
      : []),
  ],
  use: {
    // Animations cost a tenth of the processor's time; journeys `inMotion` watch them.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: process.env['SITE_URL'] ?? '',
    timezoneId: 'Asia/Riyadh',
    // An answer that a journey replaces would not reach a page that a service worker serves.
    serviceWorkers: 'block',
    // After a failure the last document is kept; `--trace=retain-on-failure` keeps it at each step, for a fifth of
    // the time of all journeys.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Pages live for seconds: code that is compiled again to run faster costs more than it saves.
        '--js-flags=--no-turbofan --no-maglev --max-lazy --min-semi-space-size=16',
        // One process for each page: without the limit Chromium starts a second one at the first address.
        '--renderer-process-limit=1',
        // The network needs no process of its own. The other two are those that Playwright switches on itself.
        '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: new RegExp(`@phone|\\(en\\).*@alike|^(?!.*(?:${alone}|@alike|@everywhere)).*\\(ar\\)`),
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grepInvert: new RegExp(`${alone}|^(?!.*@everywhere).*(?:\\(en\\)|@alike)`),
    },
  ],
})
