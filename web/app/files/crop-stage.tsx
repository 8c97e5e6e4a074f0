import { useEffect, useRef } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { cx } from '../ui/cx.ts'
import type { Crop, Croppable } from './crop.ts'
import { drawCrop } from './draw-crop.ts'
import { useCropGestures } from './use-crop-gestures.ts'

type CropStageProps = {
  picture: HTMLImageElement
  bounds: Croppable
  /** Whether others see it in a circle; else in a square with round corners. */
  isRound: boolean
  crop: Crop
  onChange: (next: (crop: Crop) => Crop) => void
}

/** Pixels of the drawing; shown at half of that, so that it is sharp on fine screens. */
const pixels = 640

/** The picture under the window through which others see it. */
export function CropStage({ picture, bounds, isRound, crop, onChange }: CropStageProps) {
  const t = usePhrases('files')
  const canvas = useRef<HTMLCanvasElement>(null)
  const gestures = useCropGestures(bounds, onChange)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])

  return (
    // A place to move something in, for which there is no element: keys and pointer do the same in it.
    <div
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is used by keys
      tabIndex={0}
      aria-label={t('cropArea')}
      {...gestures}
      className="relative mx-auto aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-m bg-sunken select-none active:cursor-grabbing"
    >
      <canvas ref={canvas} width={pixels} height={pixels} className="size-full" />
      <div
        aria-hidden
        className={cx(
          'pointer-events-none absolute inset-0 border-2 border-[rgb(255_255_255/0.9)] shadow-[0_0_0_20rem_rgb(10_20_15/0.5)]',
          // The corners of a logo are as large as where it is shown, drawn four times as wide.
          isRound ? 'rounded-full' : 'rounded-[3rem]',
        )}
      />
    </div>
  )
}
