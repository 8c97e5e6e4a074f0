import { locales } from '@qareeb/contract/locale'
import { expect, test } from 'vitest'
import { mails } from '../../../mails.ts'
import { composeMail } from '../compose.ts'
import { plainTextOf } from './plain-text.ts'

const site = {
  name: { ar: 'قريب', en: 'Qareeb' },
  supportEmail: 'support@qareeb.example',
  origin: 'https://qareeb.example',
}

test.each(locales)('a mail without pictures speaks of no button (%s)', (locale) => {
  const data = { firstName: 'Sara', url: 'https://qareeb.example/somewhere', hours: 24 }
  for (const name of ['verifyEmail', 'changeEmailConfirm'] as const)
    expect(plainTextOf(composeMail({ mail: mails[name], data }, locale, site))).not.toMatch(/button|الزر/i)
})
