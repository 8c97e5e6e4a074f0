import type { Locale } from '@qareeb/contract/locale'
import { frames, isolated, linesOf, wordingOf } from '../deliveries/wording.ts'
import { type MailRow, readRows } from './mail-rows.ts'
import type { MailWords } from './mails.ts'

/** The site's data that mails show. */
export type MailSite = { name: Record<Locale, string>; supportEmail: string; origin: string }

/** A mail in the words of one language, before it is laid out. */
export type ComposedMail = {
  locale: Locale
  siteName: string
  siteUrl: string
  subject: string
  preheader: string
  greeting: string
  paragraphs: string[]
  facts: string[]
  rows: MailRow[]
  advice?: string
  button?: Link
  otherLink?: Link
  footnote?: string
  buttonAsLink: string
  ending: string
}

type Link = { label: string; url: string }

type Data = Record<string, string | number>

/** Fills in a mail. The values come from people: see `isolated`, and `greetingFor` for the name. */
export function composeMail(
  { mail, data }: { mail: Record<Locale, MailWords>; data: Data },
  locale: Locale,
  site: MailSite,
): ComposedMail {
  const words = mail[locale]
  const siteName = site.name[locale]
  const fill = wordingOf(locale, data, { site: siteName, supportEmail: isolated(site.supportEmail) })
  return {
    locale,
    siteName,
    siteUrl: locale === 'ar' ? site.origin : `${site.origin}/en`,
    subject: fill(words.subject),
    preheader: fill(words.preheader),
    greeting: greetingFor(data['firstName'], locale, fill),
    paragraphs: words.paragraphs.flatMap((words) =>
      words === letter ? linesOf(String(data['letter'] ?? '')) : [fill(words)],
    ),
    facts: (words.facts ?? []).flatMap((fact) => fill(fact).split('\n')),
    rows: words.rows ? readRows(data['rows']) : [],
    ...(words.advice && { advice: fill(words.advice) }),
    ...linkOf('button', words.button, data['url']),
    ...linkOf('otherLink', words.otherLink, data['otherUrl']),
    ...(words.footnote && { footnote: fill(words.footnote) }),
    buttonAsLink: frames[locale].buttonAsLink,
    ending: fill(frames[locale].ending),
  }
}

/** The paragraph that a letter stands in: its lines become paragraphs. */
const letter = '{letter}'

const linkOf = (name: 'button' | 'otherLink', label: string | undefined, url: Data[string] | undefined) =>
  label && url ? { [name]: { label, url: String(url) } } : {}

/** The line with which a mail begins. */
export const greetingOf = (firstName: string, locale: Locale): string =>
  greetingFor(firstName, locale, (sentence) => sentence.replace('{firstName}', firstName))

/**
 * A name is any text of a person who may have signed up with another person's address: one that looks like an
 * advertisement is left out.
 */
function greetingFor(
  firstName: Data[string] | undefined,
  locale: Locale,
  fill: (sentence: string) => string,
) {
  const isName = typeof firstName === 'string' && /^[\p{L}\p{M}'’ -]{1,40}$/u.test(firstName)
  return fill(frames[locale][isName ? 'greeting' : 'greetingWithoutName'])
}
