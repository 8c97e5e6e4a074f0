import { defineConfig } from '@playwright/test'

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
    baseURL: process.env['SITE_URL'] ?? '',
    timezoneId: 'Asia/Riyadh',
    // An answer that a journey replaces would not reach a page that a service worker serves.
    serviceWorkers: 'block',
    // Of a failure the document at its end is kept; `--trace=retain-on-failure` keeps it at each step, for a fifth of the
    // time of all journeys.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
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
      // Journeys that depend neither on words nor on width, `@alike`, run in one language. Long ones, `@long`, run once in
      // each language and at each width: in English here and in Arabic on phones.
      grepInvert: /\(en\).*@alike|\(ar\).*@long/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      // Phones have another layout in every language: journeys there run in Arabic, and those that depend neither
      // on words nor on width run on the desktop alone. The most visited pages, `@everywhere`, run in both.
      grepInvert: /^(?!.*@everywhere).*(\(en\)|@alike)/,
      // Links, bytes, themes and toasts are the same on every screen, and so are returns from mails and other
      // windows; the search of phones has its own screen, and the map needs a mouse.
      testIgnore: [
        'accounts/forgotten-password.spec.ts',
        'accounts/google.spec.ts',
        // No screen at all.
        'pages/hostile-addresses.spec.ts',
        'job-page/job-addresses.spec.ts',
        'pages/links.spec.ts',
        'pages/weight.spec.ts',
        'pages/theme.spec.ts',
        'pages/toast.spec.ts',
        'search/search-map.spec.ts',
        'search/search-map-failures.spec.ts',
        'search/search-phone.spec.ts',
        // One card in the middle of any screen.
        'accounts/second-factor.spec.ts',
        // Lists in the frame that the journeys of companies walk on a phone.
        'administration/administration.spec.ts',
        'administration/administration-log.spec.ts',
        'companies/team.spec.ts',
        // Pages that other journeys walk on a phone; here the days pass, and keys are pressed.
        'passing-time/*.spec.ts',
      ],
    },
  ],
})
