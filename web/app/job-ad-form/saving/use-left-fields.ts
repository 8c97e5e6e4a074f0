import { useEffect, useEffectEvent, useState } from 'react'
import { usePressEnd } from '../../forms/use-press-end.ts'
import { fieldId, type FieldName, fieldNames } from '../typed/field-names.ts'

/** The fields that the writer has been in and left: only these show that a text cannot be read. */
export function useLeftFields(): readonly FieldName[] {
  const [left, setLeft] = useState<readonly FieldName[]>([])
  const pressEnd = usePressEnd()
  const note = useEffectEvent(({ target }: FocusEvent) => {
    const name = fieldNames.find((one) => target instanceof Element && target.id === fieldId(one))
    if (name) void pressEnd().then(() => setLeft((now) => (now.includes(name) ? now : [...now, name])))
  })
  useEffect(() => {
    const listen = (event: FocusEvent) => note(event)
    document.addEventListener('focusout', listen)
    return () => document.removeEventListener('focusout', listen)
  }, [])
  return left
}
