import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'

/** Drawn, since not every font has them. */
const arrows: Partial<Record<string, typeof ArrowUp>> = {
  '↑': ArrowUp,
  '↓': ArrowDown,
  '←': ArrowLeft,
  '→': ArrowRight,
}

/** A key as it is drawn on a keyboard. */
export function KeyName({ name }: { name: string }) {
  const Arrow = arrows[name]
  return (
    <kbd className="inline-flex min-h-6.5 items-center rounded-s border border-line-strong bg-canvas px-2 text-sm whitespace-nowrap">
      {Arrow && <Arrow className="size-3.5" aria-hidden />}
      <span className={Arrow && 'sr-only'}>{name}</span>
    </kbd>
  )
}
