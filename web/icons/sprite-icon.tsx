import type { ComponentProps } from 'react'

/** Makes icons that show the drawings of a sprite by their names, in the strokes that all of them share. */
export const makeSpriteIcon = (file: string) => (name: string) =>
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
        <use href={`${file}#${name}`} />
      </svg>
    )
  }
