/** The mark: a place on the map with the sun in it. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path
        className="fill-brand"
        d="M16 2C9.9 2 5 6.8 5 12.8 5 20.6 14.4 29 15.3 29.7a1 1 0 0 0 1.4 0C17.6 29 27 20.6 27 12.8 27 6.8 22.1 2 16 2Z"
      />
      <path
        className="stroke-surface"
        d="M10.4 13.4a5.6 5.6 0 0 1 11.2 0"
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle className="fill-accent" cx="16" cy="14.6" r="2.6" />
    </svg>
  )
}
