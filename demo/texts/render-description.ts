import type { CompanyName } from '../company-names.ts'
import type { DemoLocation } from '../demo-country.ts'
import { industries } from '../industries.ts'
import type { Industry, Pair, Sentence } from '../role.ts'
import { insideSentence, placesInSentence, withArticle } from './wording.ts'

/** The chosen sentences of an ad, not yet written in one language. */
export type Draft = {
  intro: Sentence[]
  sections: Section[]
  /** Short facts after a label: «الدوام: …». */
  notes: { label: Pair; sentences: Sentence[] }[]
  closing: Sentence | undefined
  look: 'headings' | 'bold'
}

export type Section = { heading: Pair; items: Sentence[]; ordered?: boolean }

/** The values for the gaps of an opening. */
type Subject = { name: Pair; company: CompanyName; industry: Industry; locations: readonly DemoLocation[] }

type Side = 0 | 1

/** Puts a draft into the Arabic (0) or English (1) of its sentences, as HTML. */
export function render(
  { intro, sections, notes, closing, look }: Draft,
  subject: Subject,
  side: Side,
): string {
  const words = wordsFor(subject, side)
  const heading = (pair: Pair) =>
    look === 'headings' ? `<h3>${pair[side]}</h3>` : `<p><strong>${pair[side]}</strong></p>`

  return [
    ...intro.map((sentence) => `<p>${escaped(fillIn(sentence[side], words))}</p>`),
    ...sections.map(({ heading: pair, items, ordered }) => heading(pair) + listed(items, side, ordered)),
    ...notes.map(({ label, sentences }) => {
      const text = sentences.map((sentence) => sentence[side]).join(' ')
      return `<p><strong>${label[side]}</strong> ${escaped(text)}</p>`
    }),
    closing ? `<p><em>${escaped(closing[side])}</em></p>` : '',
  ].join('')
}

/** Sentences one below the other, numbered when they are ordered. */
export function listed(items: readonly Sentence[], side: Side, ordered = false): string {
  const element = ordered ? 'ol' : 'ul'
  return `<${element}>${items.map((item) => `<li>${escaped(item[side])}</li>`).join('')}</${element}>`
}

function wordsFor({ name, company, industry, locations }: Subject, side: Side): Record<string, string> {
  return {
    title: side === 0 ? name[0] : insideSentence(name[1]),
    'a title': withArticle(name[1]),
    place: placesInSentence(locations)[side],
    company: (side === 0 ? company.name.ar : company.name.en) ?? '',
    field: industries[industry].field[side],
    searches: company.gender === 'feminine' ? 'تبحث' : 'يبحث',
  }
}

const fillIn = (template: string, words: Record<string, string>) =>
  template.replace(/\{([a-z ]+)\}/g, (_, name: string) => words[name] ?? '')

/** As the sanitiser writes it, so that the stored text equals the sanitised one. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
