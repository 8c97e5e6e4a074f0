import { expect, it } from 'vitest'
import { jobAdRights } from './job-ads.ts'
import { whyNot, whyNotIn } from './right.ts'

it.each([
  ['publish', 'expired', null],
  ['publish', 'active', 'jobAd.alreadyOpen'],
  ['edit', 'inactive', null],
  ['close', 'expired', null],
  ['close', 'draft', 'jobAd.notPublished'],
] as const)('to %s one that is %s is answered with %s', (action, state, refusal) => {
  expect(whyNotIn(jobAdRights[action], state)).toBe(refusal)
})

it.each([
  ['ADMIN', null],
  ['HR', null],
  ['impersonator', null],
  ['platform', 'organization.noneActive'],
] as const)('%s who publishes is answered with %s', (as, refusal) => {
  expect(whyNot(jobAdRights.publish, { as, emailVerified: true })).toBe(refusal)
})
