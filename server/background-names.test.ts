import { codes } from '@qareeb/content/ar/texts/codes'
import { messageNames, taskNames } from '@qareeb/contract/background-names'
import { expect, test } from 'vitest'
import { mails } from './platform/mail/mails.ts'
import { tasks } from './tasks.ts'

test('every background task has words for administrators', () => {
  expect(taskNames).toEqual(expect.arrayContaining(tasks.map(({ task }) => task.name)))
})

test('every mail and text message has words for administrators', () => {
  expect(messageNames).toEqual(expect.arrayContaining([...Object.keys(mails), ...Object.keys(codes)]))
})
