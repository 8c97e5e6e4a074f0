import { expect, test } from 'vitest'
import { schemaWithin } from './interview-dialog.tsx'

const schema = schemaWithin('2026-10-30', '2027-11-28')

const problemsOf = (interviewOn: string) =>
  schema.safeParse({ interviewOn }).error?.issues.map((issue) => 'params' in issue && issue.params)

test.each(['30/10/2026', '28 / 11 / 2027'])('%s is a day on which an interview may be', (day) => {
  expect(schema.safeParse({ interviewOn: day }).success).toBe(true)
})

test.each([
  { day: '01/01/2020', problem: 'tooEarly' },
  { day: '01/12/2035', problem: 'tooLate' },
])('the field says that $day is $problem', ({ day, problem }) => {
  expect(problemsOf(day)).toEqual([{ problem }])
})
