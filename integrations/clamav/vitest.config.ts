import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['integrations/clamav/*.test.ts'],
    globalSetup: 'integrations/clamav/start-clamd.ts',
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
