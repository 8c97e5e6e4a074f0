/**
 * The forms of a wording: a sentence, a list of sentences, or the forms of a counted noun. Sentences hold
 * placeholders in braces (`{city}`); plural forms count by `{count}`.
 */
export type Phrase = string | readonly string[] | PluralForms

type PluralForms = { [Form in Intl.LDMLPluralRule]?: string } & { other: string }

/** Arabic counts in six forms and each has to be written; English needs two, and may word zero as a sentence. */
type ArabicPlural = Record<Intl.LDMLPluralRule, string>
type EnglishPlural = { zero?: string; one: string; other: string }

type Source = Record<string, string | readonly string[] | ArabicPlural>

/**
 * States the Arabic wording of one noun; it is the source from which the English is typed. By its mark the bundler leaves
 * out wording that nobody reads.
 */
export const source = /* @__NO_SIDE_EFFECTS__ */ <const Phrases extends Source>(phrases: Phrases): Phrases =>
  phrases

/**
 * Checks English wording against its Arabic source at compile time: no key missing or too many, a list where there is
 * a list, the same placeholders, and the plural forms that English has.
 */
export const translationOf =
  <Arabic extends Source>() =>
  <const English extends Translation<Arabic, English>>(phrases: English): English =>
    phrases

type Translation<Arabic, English> = {
  readonly [Key in keyof Arabic | keyof English]: Key extends keyof Arabic & keyof English
    ? Entry<Arabic[Key], English[Key]>
    : Key extends keyof Arabic
      ? 'this key is missing in English'
      : never
}

type Entry<Arabic, English> = Arabic extends string
  ? SamePlaceholders<Arabic, English>
  : Arabic extends readonly string[]
    ? readonly string[]
    : Arabic extends { other: infer Other }
      ? Plural<Other, English>
      : never

type Plural<Arabic, English> = English extends { other: infer Other }
  ? EnglishPlural & { other: SamePlaceholders<Arabic, Other> }
  : EnglishPlural

type SamePlaceholders<Arabic, English> = [Placeholder<Arabic>, Placeholder<English>] extends [
  Placeholder<English>,
  Placeholder<Arabic>,
]
  ? string
  : { error: 'the placeholders differ from the Arabic'; expected: Placeholder<Arabic> }

/** Names in braces of a sentence: `'{from} to {to}'` gives `'from' | 'to'`. */
export type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The arguments of a phrase: nothing, or a value for each placeholder. */
export type PhraseArguments<Entry> = Entry extends string
  ? Values<Placeholder<Entry>>
  : Entry extends { other: infer Other }
    ? [values: { [Name in Exclude<Placeholder<Other>, 'count'>]: string | number } & { count: number }]
    : never

type Values<Name extends string> = [Name] extends [never] ? [] : [values: { [Key in Name]: string | number }]

const pluralRules = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') }
const countFormats = { ar: new Intl.NumberFormat('ar-SA-u-nu-latn'), en: new Intl.NumberFormat('en-GB') }

/**
 * Says a sentence or a counted noun with its values filled in, numbers with thousands separators. A count chooses the
 * form; one named `zero` is used for nothing at all in either language.
 */
export function say(phrase: Phrase, locale: 'ar' | 'en', values: Given = {}): string {
  if (typeof phrase === 'string') return fill(phrase, locale, values)
  if (!('other' in phrase)) return phrase.map((line) => fill(line, locale, values)).join('\n')

  const count = Number(values['count'])
  const form = count === 0 && phrase.zero !== undefined ? 'zero' : pluralRules[locale].select(count)
  return fill(phrase[form] ?? phrase.other, locale, { ...values, count })
}

type Given = Readonly<Record<string, string | number>>

function fill(text: string, locale: 'ar' | 'en', values: Given): string {
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? braces
    return typeof value === 'number' ? countFormats[locale].format(value) : value
  })
}
