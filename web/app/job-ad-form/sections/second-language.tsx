import type { Locale } from '@qareeb/contract/locale'
import { useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { goToField } from '../desk/go-to-field.ts'
import {
  begunLanguages,
  leaveOut,
  withTexts,
  type TextsOfLanguage,
  unfinishedSecondLanguage,
} from '../typed/languages.ts'
import type { SectionProps } from './section-props.ts'

type SecondLanguageProps = Pick<SectionProps, 'typed' | 'change' | 'marks'> & { locale: Locale }

/** Under the texts of a language that alone blocks publishing: leaves it out with one press, and brings it back. */
export function SecondLanguage({ typed, change, marks, locale }: SecondLanguageProps) {
  const t = usePhrases('jobAdForm')
  const [out, setOut] = useState<TextsOfLanguage | null>(null)
  const isLeftOut = out !== null && !begunLanguages(typed).includes(locale)
  if (!isLeftOut && unfinishedSecondLanguage(typed) !== locale) return null

  const leave = () => {
    const { left, out } = leaveOut(typed, locale)
    marks.settle([`title.${locale}`, `description.${locale}`, `benefitsText.${locale}`])
    change(() => left)
    setOut(out)
  }
  const bringBack = (texts: TextsOfLanguage) => {
    change((now) => withTexts(now, locale, texts))
    setOut(null)
    goToField(`title.${locale}`)
  }
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-sm text-ink-2">
      <p role="status" className="min-w-0 flex-1 basis-52 text-pretty">
        {isLeftOut ? t(`leftOut.${locale}`) : t(`unfinished.${locale}`)}
      </p>
      <Button kind="outline" size="small" onClick={() => (isLeftOut ? bringBack(out) : leave())}>
        {isLeftOut ? t(`bringBack.${locale}`) : t(`leaveOut.${locale}`)}
      </Button>
    </div>
  )
}
