import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { useListKeys } from '../../ui/use-list-keys.ts'
import { matching, typedMention, withMention } from './mentions.ts'
import type { Colleague } from './use-colleagues.ts'

type Mentions = {
  colleagues: readonly Colleague[]
  onText: (text: string) => void
  /** One of the offers was picked. */
  onPicked: (id: string) => void
}

/**
 * Offers colleagues while the name of one is typed after an @: arrows and Enter choose, the first at once, Escape closes. The text stays the
 * form's: it is read from the field when a key was pressed.
 */
export function useMentions({ colleagues, onText, onPicked }: Mentions) {
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement | null>(null)
  const offered = typed === null ? [] : matching(colleagues, typed)
  const pick = (index: number) => {
    const chosen = offered[index]
    const { current } = field
    if (!chosen || !current) return
    const next = withMention(current.value, current.selectionStart, chosen.name)
    onText(next.text)
    onPicked(chosen.id)
    setTyped(null)
    close()
    // At once: a letter typed before the next frame would stand behind the cursor.
    current.setSelectionRange(next.cursor, next.cursor)
  }
  const { isShown, active, open, close, onKeyDown } = useListKeys({
    keys: offered.map(({ id }) => id),
    onPick: pick,
    beginsAtFirst: true,
  })
  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    field.current = currentTarget
    const now = typedMention(currentTarget.value, currentTarget.selectionStart)
    if (now === typed) return
    setTyped(now)
    if (now === null) close()
    else open()
  }
  const listId = useId()
  const areOffered = isShown && offered.length > 0
  return {
    field: {
      onSelect: follow,
      onKeyUp: follow,
      // Text that is pasted or dictated comes without keys.
      onInput: follow,
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
        if (event.key === 'Tab') close()
        else if (isShown) onKeyDown(event)
      },
      'aria-autocomplete': 'list' as const,
      ...(areOffered && { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, active) }),
    },
    offers: areOffered ? { listId, offers: offered, active, onPick: pick } : null,
  }
}

/** The id of an option, which the field names while it is reached. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`
