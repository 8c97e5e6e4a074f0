import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './scripts/setup/temporary-folder.mjs'

keepTemporaryFilesInMemory()

export default defineConfig({
  test: {
    // By itself it would leave one core of two to the other programs of anyone who runs it.
    maxWorkers: '100%',
    // Files share what they import, also what modules keep: loading it again for each took as long as half of the tests.
    isolate: false,
    testTimeout: 20_000,
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'contract/**/*.test.ts',
            'content/**/*.test.ts',
            'reference/**/*.test.ts',
            'demo/**/*.test.ts',
            'e2e/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: 'server/testing/test-server.ts',
          // Tests on another PostgreSQL than the embedded one, e.g. version 15: see docs/operations/database.md.
          provide: { foreignServerUrl: process.env['DATABASE_URL_TEST'] ?? '' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
