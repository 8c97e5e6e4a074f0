import { spawn } from 'node:child_process'
import path from 'node:path'
import { startCeph } from './start-ceph.ts'

// The journeys of files in a browser, through a site that keeps files in a bucket: browsers upload directly to it.
const { s3, stop } = await startCeph()
const journeys = spawn(process.execPath, ['scripts/e2e.mjs', 'files', '--project=desktop'], {
  cwd: path.join(import.meta.dirname, '../..'),
  env: {
    ...process.env,
    SITE_SETTINGS: JSON.stringify({
      S3_URL: s3.url,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }),
  },
  stdio: 'inherit',
})
process.exitCode = await new Promise<number>((resolve) => journeys.once('exit', (code) => resolve(code ?? 1)))
await stop()
