import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { type Crop, moveCrop, zoomCrop } from './crop.ts'
import { drawCrop } from './draw-crop.ts'

type CropStageProps = {
  picture: HTMLImageElement
  crop: Crop
  onChange: (crop: Crop) => void
}

/** Pixels of the drawing; shown at half of that, so that it is sharp on fine screens. */
const pixels = 640

/** How far an arrow key moves the picture, as a share of the square. */
const step = 0.04

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** The picture under a round window: dragged by pointer or arrow keys, enlarged by the wheel or by + and −. */
export function CropStage({ picture, crop, onChange }: CropStageProps) {
  const t = usePhrases('files')
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])

  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const zoomBy = (factor: number) => onChange(zoomCrop(crop, size, crop.zoom * factor))
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return
    const shown = currentTarget.clientWidth
    onChange(moveCrop(crop, size, { x: movementX / shown, y: movementY / shown }))
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) onChange(moveCrop(crop, size, arrow))
    else if (event.key === '+' || event.key === '=') zoomBy(1.1)
    else if (event.key === '-') zoomBy(1 / 1.1)
    else return
    event.preventDefault()
  }

  return (
    // A place to move something in, for which there is no element: keys and pointer do the same in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is used by keys
      tabIndex={0}
      aria-label={t('cropArea')}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onWheel={({ deltaY }) => zoomBy(deltaY < 0 ? 1.05 : 1 / 1.05)}
      onKeyDown={press}
      className="relative mx-auto aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-m bg-sunken select-none active:cursor-grabbing"
    >
      <canvas ref={canvas} width={pixels} height={pixels} className="size-full" />
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-full border-2 border-[rgb(255_255_255/0.9)] shadow-[0_0_0_20rem_rgb(10_20_15/0.5)]"
      />
    </div>
  )
}
