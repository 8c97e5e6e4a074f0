import { fold } from '@qareeb/contract/text/fold'

/** Folded words for a kind of company, which are part of many names. */
export const legalForms: readonly string[] = [
  'شركه',
  'الشركه',
  'موسسه',
  'الموسسه',
  'المحدوده',
  'محدوده',
  'مساهمه',
  'المساهمه',
  'تجاريه',
  'التجاريه',
  'للتجاره',
  'co',
  'company',
  'corp',
  'corporation',
  'est',
  'establishment',
  'inc',
  'jsc',
  'limited',
  'llc',
  'ltd',
  'the',
  'trading',
  'wll',
]

/**
 * The words by which the name of a company is compared, each once and in one order: without its legal form, in one
 * spelling. A name of such words alone keeps them. The statement that compares does the same to other names.
 */
export function comparedWords(name: string): string {
  const words = [...new Set(fold(name).split(' '))].toSorted()
  const own = words.filter((word) => !legalForms.includes(word))
  return (own.length > 0 ? own : words).join(' ')
}
