import { useEffect, useState } from 'react'
import { useLocale, usePaths } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { LocatorPicture } from './locator-picture.tsx'
import type { LocatorDrawing } from './locator-size.ts'

type LocatorMapProps = {
  point: { lat: number; lng: number }
  /** The description for people who do not see the picture. */
  label: string
  /** The drawing that came with the page, for the point that the server knew of. */
  drawing: LocatorDrawing
  className?: string
}

/** A still map around one point, drawn on the server; another point is fetched when the reader chooses one. */
export function LocatorMap({ point: { lat, lng }, label, drawing, className }: LocatorMapProps) {
  const paths = usePaths()
  const locale = useLocale()
  const [fetched, setFetched] = useState<LocatorDrawing>()
  const isOf = (one: LocatorDrawing | undefined) =>
    one?.lat === lat && one.lng === lng && one.locale === locale
  const shown = isOf(fetched) ? fetched : isOf(drawing) ? drawing : undefined
  const isMissing = shown === undefined

  useEffect(() => {
    if (!isMissing) return undefined
    const leaving = new AbortController()
    const fetch = async () => {
      const { fetchDrawing } = await import('./fetch-drawing.ts')
      setFetched(await fetchDrawing<LocatorDrawing>(paths.locator({ lat, lng }), leaving.signal))
    }
    // Without it the frame stays empty.
    fetch().catch(() => undefined)
    return () => leaving.abort()
  }, [isMissing, paths, lat, lng])

  return (
    <figure
      role="img"
      aria-label={label}
      className={cx('relative overflow-hidden rounded-m border border-line bg-sunken', className)}
    >
      {shown && <LocatorPicture drawing={shown} />}
    </figure>
  )
}
