/** How the page scrolls on a press: smoothly, unless the reader has asked for less movement. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'smooth' : 'auto'
