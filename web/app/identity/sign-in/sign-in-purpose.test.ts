import { expect, test } from 'vitest'
import { pathsIn } from '../../paths.ts'
import { signInPurpose } from './sign-in-purpose.ts'

test.each([
  [null, 'loginLead'],
  ['/en/favorites', 'loginLead'],
  ['/en/administrator-jobs', 'loginLead'],
  ['/en/dashboard', 'loginLead.company'],
  ['/en/dashboard/settings?tab=1', 'loginLead.company'],
  ['/en/admin?list=all', 'loginLead.administration'],
])('whoever wanted %s reads %s', (returnTo, phrase) => {
  expect(signInPurpose(returnTo, pathsIn('en'))).toBe(phrase)
})
