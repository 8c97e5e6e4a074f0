import { fieldId, type FieldName } from '../typed/field-names.ts'

/** Asks the parts of the form around an element to show it: an accordion that is closed, the tab of another language. */
const revealEvent = 'reveal'

/** Goes to a field: shows it, puts the cursor there, and lets it flash once. */
export function goToField(name: FieldName): void {
  const element = document.getElementById(fieldId(name))
  if (!element) return
  element.dispatchEvent(new Event(revealEvent, { bubbles: true }))
  requestAnimationFrame(() => {
    element.focus({ preventScroll: true })
    show(element)
    flash(element)
  })
}

/** Goes to a part of the form. @param id of its card */
export function goToSection(id: string): void {
  const element = document.getElementById(id)
  if (!element) return
  element.dispatchEvent(new Event(revealEvent, { bubbles: true }))
  requestAnimationFrame(() => element.scrollIntoView({ block: 'start', behavior: behavior() }))
}

/** Calls back when something inside of an element is asked for. @returns what ends that */
export function onReveal(element: HTMLElement, reveal: (target: EventTarget | null) => void): () => void {
  const listen = ({ target }: Event) => reveal(target)
  element.addEventListener(revealEvent, listen)
  return () => element.removeEventListener(revealEvent, listen)
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const behavior = () => (isStill() ? 'auto' : 'smooth')

function show(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect()
  const room = { top: 140, bottom: 120 }
  if (top < room.top || bottom > innerHeight - room.bottom)
    element.scrollIntoView({ block: 'center', behavior: behavior() })
}

function flash(element: HTMLElement) {
  if (isStill()) return
  const ring = (width: number) => ({ boxShadow: `0 0 0 ${width}px var(--accent-soft)` })
  element.animate([ring(8), ring(0)], { duration: 900, easing: 'ease-out' })
}
