import { expect, it } from 'vitest'
import { fromMachine } from './start-site.ts'

it('keeps settings of another site away from that of the journeys', () => {
  const ofAnotherSite = {
    DATABASE_URL: 'postgres://owner@db.example/qareeb',
    SECRET: 's'.repeat(32),
    PUBLIC_ORIGIN: 'https://jobs.example',
    S3_URL: 'https://s3.example',
    SMTP_URL: 'smtp://mail.example',
    TASKS: 'off',
    HOST: '0.0.0.0',
    NODE_ENV: 'development',
    PGOPTIONS: '-c role=owner',
  }
  expect(fromMachine({ ...ofAnotherSite, PATH: '/usr/bin', TMPDIR: '/tmp' })).toEqual({
    PATH: '/usr/bin',
    TMPDIR: '/tmp',
  })
})
