import type { Placeholder } from '@qareeb/content/phrase'
import type { Locale } from '@qareeb/contract/locale'

/** The sentences of a mail, from the folders `emails` of `content`. */
export type MailWords = {
  subject: string
  /** Shown behind the subject in a list of mails. */
  preheader: string
  paragraphs: readonly string[]
  facts?: readonly string[]
  /** A list whose rows are the value of this name: see `writeRows`. */
  rows?: '{rows}'
  /** Comes after the facts. */
  advice?: string
  button?: string
  otherLink?: string
  footnote?: string
}

/** Every mail by name, with its values. The `mails.ts` of each noun adds its own to this interface. */
export interface MailData {}

export type MailName = keyof MailData

/** A mail to be sent: its name and its values, which belong together. */
export type Mail = { [Name in MailName]: { name: Name; data: MailData[Name] } }[MailName]

/** The words of mails in both languages, by the name of the mail. */
export type Mails<Name extends PropertyKey = MailName> = Record<Name, Record<Locale, MailWords>>

/** Names of the mails in a file of `emails`: its exports that have a subject. */
type NameIn<Words> = keyof { [Name in keyof Words as Words[Name] extends MailWords ? Name : never]: true }

/**
 * The values that the mails of a file need, read from their placeholders. `url` stands behind the button, `otherUrl`
 * behind the second link; `at` is an instant as ISO 8601; a `duration` is given in hours or in minutes; an unknown
 * first name is empty.
 */
export type MailDataIn<Words> = { [Name in NameIn<Words>]: DataOf<Words[Name]> }

type DataOf<Words> = { firstName: string } & {
  [Name in Exclude<PlaceholderIn<Words>, 'site' | 'supportEmail' | 'duration'>]: string
} & ('duration' extends PlaceholderIn<Words> ? { hours: number } | { minutes: number } : unknown) &
  (Words extends { button: string } ? { url: string } : unknown) &
  (Words extends { otherLink: string } ? { otherUrl: string } : unknown)

type PlaceholderIn<Words> = Placeholder<SentenceIn<Words>>

type SentenceIn<Words> = {
  [Part in keyof Words]: Words[Part] extends readonly (infer Sentence)[] ? Sentence : Words[Part]
}[keyof Words]

/**
 * The mails of one file of `emails` in both languages. Each needs a name in the file's `titles`, under which
 * administrators find it in the message log.
 */
export function declareMails<Arabic extends object>(
  arabic: Arabic & Named<Arabic>,
  english: Record<NameIn<Arabic>, MailWords>,
): Mails<NameIn<Arabic>> {
  const translations: Readonly<Record<string, MailWords>> = english
  const declared = Object.entries(arabic)
    .filter(([, words]) => 'subject' in words)
    .map(([name, words]) => [name, { ar: words, en: translations[name] }])
  // An export with a subject is a mail, as in `NameIn`.
  return Object.fromEntries(declared) as Mails<NameIn<Arabic>>
}

type Named<Words> = { titles: Record<`message.${NameIn<Words> & string}`, string> }
