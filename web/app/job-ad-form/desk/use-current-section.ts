import { useEffect, useState } from 'react'
import { type Section, sections } from '../typed/field-names.ts'

/** The part of the form that is being read: the last whose head has passed under the bar. */
export function useCurrentSection(): Section {
  const [current, setCurrent] = useState<Section>('texts')
  useEffect(() => {
    const look = () => setCurrent(passed() ?? 'texts')
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return current
}

/** Pixels from the top of the window at which a part counts as being read. */
const line = 200

function passed(): Section | undefined {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4
  if (isAtEnd) return sections.at(-1)
  return sections.findLast(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
  )
}
