import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'

/** A text as it stands, and its most letters. */
export type Counted = { text: string; most: number }

/** The part of the bound from which on the count is of use. */
const near = 0.8

/** Whether a text is so long that its letters are counted. */
export const isNearBound = ({ text, most }: Counted): boolean => text.length >= most * near

/** The letters of a long text beside their bound, or the number of letters beyond it. */
export function LengthCount({ id, text, most }: Counted & { id: string }) {
  const t = usePhrases('forms')
  const { number } = useFormats()
  if (text.length > most)
    return (
      <span id={id} role="status" className="text-xs font-semibold text-danger">
        {t('tooManyLetters', { count: text.length - most })}
      </span>
    )
  return (
    <span id={id} dir="ltr" className="text-xs text-ink-3 tabular-nums">
      {t('letters', { count: number(text.length), most: number(most) })}
    </span>
  )
}
