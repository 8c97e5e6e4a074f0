import type { LucideIcon } from 'lucide-react'

/** An entry of the navigation. */
export type FrameLink = {
  to: string
  label: string
  /** Another page that marks this entry in the bar of phones. */
  also?: string
  /** The label in the bar of phones; an entry without one stands only in the menu. */
  shortLabel?: string
  Icon: LucideIcon
  /** How many there are, where that helps. */
  count?: number | undefined
  /** Whether some of them have waited for long. */
  isPressing?: boolean
  /** Whether the entry is marked at its own address only, since the pages below it have entries of their own. */
  isExact?: boolean
  /** Has a gap before it. */
  startsGroup?: boolean
}

/** Whether the page at a path belongs to an entry. */
export const isAt = (pathname: string, { to, isExact }: FrameLink): boolean =>
  pathname === to || (!isExact && pathname.startsWith(`${to}/`))
