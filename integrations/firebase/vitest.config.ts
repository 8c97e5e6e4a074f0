import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['integrations/firebase/*.test.ts'],
    globalSetup: ['server/testing/test-server.ts', 'integrations/firebase/start-emulator.ts'],
    provide: { foreignServerUrl: process.env['DATABASE_URL_TEST'] ?? '' },
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
