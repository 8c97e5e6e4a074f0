import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Pixels at the foot of the screen: the keys, and a gap above them. */
const foot = 56

/** The box of the open application beside the list, which ends above the keys wherever the page is scrolled to. */
export function PanelRoom({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const fit = () => {
      const { top } = box.getBoundingClientRect()
      box.style.setProperty('--room', `${window.innerHeight - top - foot}px`)
    }
    fit()
    window.addEventListener('scroll', fit, { passive: true })
    window.addEventListener('resize', fit)
    return () => {
      window.removeEventListener('scroll', fit)
      window.removeEventListener('resize', fit)
    }
  }, [])
  return (
    <div ref={ref} className="xl:sticky xl:top-4 xl:max-h-(--room) xl:overflow-y-auto xl:overscroll-contain">
      {children}
    </div>
  )
}
