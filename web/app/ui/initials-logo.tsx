import { cx } from './cx.ts'
import { initialOf } from './initial.ts'

/** Backgrounds on which white letters keep a contrast of 4.5. */
const colors = [
  '#2d6a8e',
  '#0b6b4d',
  '#7a4fa3',
  '#b0522c',
  '#8a5a00',
  '#a8385b',
  '#3b5bab',
  '#4c6b1f',
  '#5b5f6b',
  '#00707a',
]

type InitialsLogoProps = {
  /** The seed of the colour, e.g. an id: the same key always has the same colour. */
  colorKey: string
  name: string
  /** Address of a picture, which then takes the place of the letter. */
  imageUrl?: string | null
  /** Round, for people; companies have corners. */
  isRound?: boolean
  className?: string
}

/** The picture of a company or a person, or the initial of its name on a colour of its own, half the box high. Says nothing to screen readers. */
export function InitialsLogo({
  colorKey,
  name,
  imageUrl,
  isRound,
  className = 'size-12',
}: InitialsLogoProps) {
  const shape = cx('shrink-0', isRound ? 'rounded-full' : 'rounded-m', className)
  if (imageUrl) return <img src={imageUrl} alt="" loading="lazy" className={cx('object-cover', shape)} />
  return (
    // Drawn by the style sheet: a picture has no text, which a button that holds it would have to be named by.
    <span
      aria-hidden="true"
      data-initial={initialOf(name)}
      style={{ backgroundColor: colorOf(colorKey) }}
      className={cx('initial', shape)}
    />
  )
}

function colorOf(key: string): string | undefined {
  let sum = 0
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return colors[sum % colors.length]
}
