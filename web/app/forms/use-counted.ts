import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form'
import type { Counted } from './length-count.tsx'

/** The text of a field of a form as it is typed, with its most letters. */
export function useCounted<Values extends FieldValues>(
  { form: { control } }: { form: { control: Control<Values> } },
  name: Path<Values>,
  most: number,
): Counted {
  return { text: useWatch({ control, name }) ?? '', most }
}
