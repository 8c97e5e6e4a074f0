import { locales } from '@qareeb/contract/locale'
import { describe, expect, it } from 'vitest'
import { mails } from '../../mails.ts'
import { scriptPayloads } from '../../testing/script-payloads.ts'
import { composeMail, type MailSite } from './compose.ts'
import { htmlOf } from './layout/html.ts'
import { plainTextOf } from './layout/plain-text.ts'
import { writeRows } from './mail-rows.ts'
import type { MailName } from './mails.ts'

const site: MailSite = {
  name: { ar: 'قريب', en: 'Qareeb' },
  supportEmail: 'support@qareeb.example',
  origin: 'https://qareeb.example',
}

const firstName = 'Sara'
const url = 'https://qareeb.example/somewhere?token=abc&more=1'
const at = '2026-11-21T21:05:00Z'
const row = { label: 'Accountant', texts: ['3 new'], url: 'https://qareeb.example/list' }
const links = { url, otherUrl: 'https://qareeb.example/forgot-password' }

/** Values for every sentence of a mail. The compiler holds use cases to the placeholders; any text does here. */
const valuesOf = (name: MailName): Record<string, string | number> => {
  const placeholders = [...JSON.stringify(mails[name]).matchAll(/\{(\w+)\}/g)].map(([, found = '']) => found)
  const texts = Object.fromEntries(placeholders.map((found) => [found, 'Oasis Group']))
  return { ...texts, ...links, rows: writeRows([row]), firstName, at, hours: 24 }
}

// The keys are those of the type.
const names = Object.keys(mails) as MailName[]
const every = names.flatMap((name) => locales.map((locale) => ({ name, locale })))
const compose = (name: MailName, locale: 'ar' | 'en', data = valuesOf(name)) =>
  composeMail({ mail: mails[name], data }, locale, site)

describe.each(every)('the mail $name in $locale', ({ name, locale }) => {
  const mail = compose(name, locale)
  const text = plainTextOf(mail)
  const html = htmlOf(mail)

  it('has all its values, a subject of one line and no value of a person in it', () => {
    expect(`${mail.subject} ${mail.preheader} ${text}`).not.toMatch(/[{}]|undefined|NaN/)
    expect(mail.subject).not.toMatch(/[\r\n\u2068]/)
  })

  it('has the same text and links in both forms', () => {
    const links = [mail.button?.url, mail.otherLink?.url, ...mail.rows.map(({ url }) => url)].filter(
      (link) => link !== undefined,
    )
    for (const link of links) {
      expect(text).toContain(link)
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    }
    for (const words of mail.paragraphs) expect(html.replaceAll('&#x27;', "'")).toContain(words)
  })

  it('writes a script in any value as text: not one element or attribute is another', () => {
    const tagsOf = (document: string) => new Set(document.match(/<[^>]*>/g))
    const payload = scriptPayloads.join(' ')
    const hostile = Object.fromEntries(Object.keys(valuesOf(name)).map((value) => [value, payload]))
    const rows = writeRows([{ ...row, label: payload, texts: [payload] }])
    const data = { ...hostile, ...links, rows, at, hours: 24 }
    expect(tagsOf(htmlOf(compose(name, locale, data)))).toEqual(tagsOf(html))
  })

  it('states its direction on every block and loads nothing', () => {
    const { direction, align } =
      locale === 'ar' ? { direction: 'rtl', align: 'right' } : { direction: 'ltr', align: 'left' }
    expect(html).toMatch(
      new RegExp(`<body dir="${direction}" style="direction:${direction};text-align:${align}`),
    )
    expect(html).toMatch(
      new RegExp(`<td dir="${direction}" style="direction:${direction};text-align:${align}`),
    )
    expect(html).not.toMatch(/<(img|script|style|link|iframe)\b|\bsrc=|url\(/)
  })
})

describe('text that a person typed', () => {
  it('cannot become markup or turn the sentence around it', () => {
    const newEmail = '<img src=x>\u202e\r\n@example.com'
    const mail = compose('changeEmailNotice', 'ar', { firstName, newEmail, url, hours: 72 })
    expect(mail.paragraphs[0]).toBe('وصلنا طلب لتغيير بريد حسابك إلى \u2068<img src=x> @example.com\u2069.')
    expect(htmlOf(mail)).not.toContain('<img')
  })

  it.each(['Visit http://evil.example', 'evil.example', 'a@b', 'x'.repeat(41), ''])(
    'is not said as a name when it is none: %s',
    (firstName) => {
      expect(compose('accountDeleted', 'en', { firstName }).greeting).toBe('Hello,')
    },
  )
})

it('keeps the lines of a reason in both forms', () => {
  const reason = 'Thank you.\n\nWrite to us <b>again</b>.'
  const data = { ...valuesOf('applicationRejectedWithReason'), reason }
  const mail = compose('applicationRejectedWithReason', 'en', data)
  const lines = ['The company says: \u2068Thank you.\u2069', '\u2068Write to us <b>again</b>.\u2069']
  expect(plainTextOf(mail)).toContain(lines.join('\n'))
  for (const line of lines)
    expect(htmlOf(mail)).toContain(`>${line.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
})

it('writes times in Riyadh and counts hours as Arabic does', () => {
  expect(compose('passwordChanged', 'ar').paragraphs[0]).toContain('\u206822 / 11 / 2026 00:05\u2069')
  expect(compose('changeEmailConfirm', 'ar', { firstName, url, hours: 2 }).paragraphs[1]).toContain(
    'لمدة ساعتين',
  )
  expect(compose('verifyEmail', 'en').paragraphs[1]).toContain('for 24 hours')
})
