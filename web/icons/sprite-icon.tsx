import type { ComponentProps } from 'react'

/** Makes an icon that shows a drawing of a sprite; the strokes that all of them share are in `app.css`. */
export const makeSpriteIcon = (drawing: string) =>
  function SpriteIcon({ className, ...props }: ComponentProps<'svg'>) {
    return (
      <svg className={`icon ${className ?? ''}`} {...props}>
        <use href={drawing} />
      </svg>
    )
  }
