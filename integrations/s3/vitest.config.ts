import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['integrations/s3/*.test.ts'],
    globalSetup: 'integrations/s3/start-ceph.ts',
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
