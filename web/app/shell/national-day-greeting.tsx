import { usePhrases } from '../i18n/use-phrases.ts'

/**
 * Sets the visible height of the greeting for the map of the search, which fills the rest of the window. @returns
 * removes it
 */
function makeRoom(greeting: HTMLParagraphElement) {
  const { style } = document.documentElement
  const measure = () =>
    style.setProperty('--greeting', `${Math.max(0, greeting.getBoundingClientRect().bottom)}px`)
  measure()
  addEventListener('scroll', measure, { passive: true })
  addEventListener('resize', measure)
  return () => {
    removeEventListener('scroll', measure)
    removeEventListener('resize', measure)
    style.removeProperty('--greeting')
  }
}

/** The words of the banner; four days of the year need them. */
export default function NationalDayGreeting() {
  const t = usePhrases('shell')
  return (
    <p
      ref={makeRoom}
      className="flex items-center justify-center gap-3 bg-brand px-4 py-2 text-center text-sm font-medium text-on-brand"
    >
      <PalmStar />
      {t('nationalDay')}
      <PalmStar />
    </p>
  )
}

function PalmStar() {
  return (
    <svg viewBox="0 0 16 16" className="size-3.5 shrink-0 fill-accent" aria-hidden="true">
      <path d="M8 0l1.6 3.9 3.9-1.4-1.4 3.9L16 8l-3.9 1.6 1.4 3.9-3.9-1.4L8 16l-1.6-3.9-3.9 1.4 1.4-3.9L0 8l3.9-1.6L2.5 2.5l3.9 1.4z" />
    </svg>
  )
}
