import { expect, test } from 'vitest'
import { declareMails, type Mail, type MailDataIn } from './mails.ts'

const words = {
  subject: 'Hello from {site}',
  preheader: '',
  paragraphs: ['{company} waits until {at}.'],
} as const
const farewell = { subject: 'Goodbye', preheader: '', paragraphs: ['For {duration}.'], button: 'Go' } as const
const roles = { ADMIN: 'admin' } as const
const titles = { 'message.welcome': 'Welcome', 'message.farewell': 'Farewell' } as const
const arabic = { welcome: words, farewell, roles, titles }

test('exports with a subject are mails, other exports are not', () => {
  const mails = declareMails(arabic, { welcome: words, farewell })
  expect(mails).toEqual({ welcome: { ar: words, en: words }, farewell: { ar: farewell, en: farewell } })
})

test('a mail without a title or without its English does not compile', () => {
  const untitled = { ...arabic, titles: { 'message.welcome': 'Welcome' } } as const
  // @ts-expect-error no English
  const withoutEnglish = declareMails(arabic, { welcome: words })
  // @ts-expect-error no title
  const withoutTitle = declareMails(untitled, { welcome: words, farewell })
  expect([withoutEnglish, withoutTitle]).toHaveLength(2)
})

test('a mail that lacks a value of its sentences or links does not compile', () => {
  type Data = MailDataIn<typeof arabic>
  const whole: Data['welcome'] = { firstName: 'Sara', company: 'Oasis Group', at: '2026-11-21T10:00:00Z' }
  // @ts-expect-error no company
  const withoutCompany: Data['welcome'] = { firstName: 'Sara', at: whole.at }
  // @ts-expect-error no address behind the button
  const withoutUrl: Data['farewell'] = { firstName: 'Sara', hours: 2 }
  // @ts-expect-error no duration
  const withoutDuration: Data['farewell'] = { firstName: 'Sara', url: 'https://qareeb.example' }
  // @ts-expect-error no mail of the product has this name
  const unknown: Mail = { name: 'welcome', data: whole }
  expect([withoutCompany, withoutUrl, withoutDuration, unknown]).toHaveLength(4)
})
