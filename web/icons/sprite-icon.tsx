import type { ComponentProps } from 'react'

/** Makes an icon that shows a drawing of a sprite, in the strokes that all of them share. */
export const makeSpriteIcon = (drawing: string) =>
  function SpriteIcon(props: ComponentProps<'svg'>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <use href={drawing} />
      </svg>
    )
  }
