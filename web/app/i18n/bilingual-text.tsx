import { directionOf, type Bilingual } from '@qareeb/contract/locale'
import { readIn } from './bilingual.ts'
import { useLocale } from './use-phrases.ts'

type BilingualTextProps = { value: Bilingual; as?: 'bdi' | 'h1' | 'h2' | 'h3' | 'p'; className?: string }

/** A name or text in the reader's language, or in the other one with its own `lang` and `dir`. */
export function BilingualText({ value, as: Element = 'bdi', className }: BilingualTextProps) {
  const { text, locale, isForeign } = readIn(useLocale(), value)
  return (
    <Element className={className} {...(isForeign && { lang: locale, dir: directionOf(locale) })}>
      {text}
    </Element>
  )
}
