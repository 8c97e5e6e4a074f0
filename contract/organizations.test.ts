import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toIssues } from './issues.ts'
import { organizationName } from './organizations.ts'

const problemsOf = (name: { ar: string | null; en: string | null }) =>
  toIssues(z.safeParse(organizationName, name, { reportInput: true }).error?.issues ?? [], {
    flat: false,
  }).map(({ path, problem }) => `${path} ${problem}`)

test.each([
  [{ ar: 'مجموعة الواحة', en: 'Al-Rajhi Co.Ltd' }, []],
  [{ ar: null, en: 'evil.com' }, ['en nameWithAddress']],
  [{ ar: 'زوروا جوائز.السعودية', en: 'https://evil' }, ['ar nameWithAddress', 'en nameWithAddress']],
  [{ ar: null, en: null }, ['ar required']],
])('the name %j of a company has the problems %j', (name, problems) => {
  expect(problemsOf(name)).toEqual(problems)
})
