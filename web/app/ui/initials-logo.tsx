import { colorOf, initialOf } from '@qareeb/contract/text/initials'
import { useState } from 'react'
import { cx } from './cx.ts'

type InitialsLogoProps = {
  /** The seed of the colour, e.g. an id: the same key always has the same colour. */
  colorKey: string
  name: string
  /** Address of a picture, which then takes the place of the letter, unless it does not arrive. */
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
  const [missing, setMissing] = useState<string>()
  if (imageUrl && imageUrl !== missing)
    return (
      <img
        src={imageUrl}
        alt=""
        loading="lazy"
        onError={() => setMissing(imageUrl)}
        ref={loadAgain}
        className={cx('object-cover', shape)}
      />
    )
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

/** Loads a picture again that failed before the page was hydrated, so that `onError` runs. */
function loadAgain(image: HTMLImageElement | null) {
  const hasFailed = image?.complete && image.naturalWidth === 0
  if (hasFailed) image.setAttribute('src', image.getAttribute('src') ?? '')
}
