import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export type LetterStep = 'reason' | 'text' | 'check'

export type LetterSteps = {
  step: LetterStep
  /** Place of the step, from 1 on. */
  at: number
  count: number
  /** Null on the first step. */
  back: (() => void) | null
  /** Null on the last step. */
  next: (() => void) | null
  /** Hides the parts of other steps where the dialog has one column. */
  only: (...steps: LetterStep[]) => string | undefined
  heading: RefObject<HTMLHeadingElement | null>
}

/** An answer in steps where the dialog has one column; with two columns all parts stand beside each other. */
export function useLetterSteps(isRejection: boolean): LetterSteps {
  const steps: readonly LetterStep[] = isRejection ? ['reason', 'text', 'check'] : ['text', 'check']
  const [index, setIndex] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = steps[index] ?? 'text'
  const go = (to: number) => () => {
    flushSync(() => setIndex(to))
    heading.current?.focus()
  }
  return {
    step,
    at: index + 1,
    count: steps.length,
    back: index > 0 ? go(index - 1) : null,
    next: index < steps.length - 1 ? go(index + 1) : null,
    only: (...shown) => (shown.includes(step) ? undefined : 'max-lg:hidden'),
    heading,
  }
}
