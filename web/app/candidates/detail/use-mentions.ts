import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { useListKeys } from '../../ui/use-list-keys.ts'
import { matching, typedMention, withMention } from './mentions.ts'
import type { Colleague } from './use-colleagues.ts'

type Mentions = {
  colleagues: readonly Colleague[]
  text: string
  onText: (text: string) => void
}

/** Offers colleagues while the name of one is typed after an @: arrows and Enter choose, Escape closes. */
export function useMentions({ colleagues, text, onText }: Mentions) {
  const [cursor, setCursor] = useState(0)
  const field = useRef<HTMLTextAreaElement | null>(null)
  const typed = typedMention(text, cursor)
  const offered = typed === null ? [] : matching(colleagues, typed)
  const pick = (index: number) => {
    const chosen = offered[index]
    if (!chosen) return
    const next = withMention(text, cursor, chosen.name)
    onText(next.text)
    setCursor(next.cursor)
    close()
    requestAnimationFrame(() => field.current?.setSelectionRange(next.cursor, next.cursor))
  }
  const { isShown, active, open, close, onKeyDown } = useListKeys({
    keys: offered.map(({ id }) => id),
    onPick: pick,
  })
  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    field.current = currentTarget
    const at = currentTarget.selectionStart
    if (at === cursor) return
    setCursor(at)
    if (typedMention(currentTarget.value, at) === null) close()
    else if (!isShown) open()
  }
  return {
    field: {
      onSelect: follow,
      onKeyUp: follow,
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => offered.length > 0 && onKeyDown(event),
    },
    offers: isShown && offered.length > 0 ? { offers: offered, active, onPick: pick } : null,
  }
}
