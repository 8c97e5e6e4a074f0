const pin =
  'M16 2C9.9 2 5 6.8 5 12.8 5 20.6 14.4 29 15.3 29.7a1 1 0 0 0 1.4 0C17.6 29 27 20.6 27 12.8 27 6.8 22.1 2 16 2Z'

/** The mark, a place on the map with the sun in it, in a square of 32; the same drawing as `web/app/shell/logo.tsx`. */
export const mark = `<path fill="#0b6b4d" d="${pin}"/>
<path fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" d="M10.4 13.4a5.6 5.6 0 0 1 11.2 0"/>
<circle fill="#e0932b" cx="16" cy="14.6" r="2.6"/>`

/** The mark alone, for the tab of a browser. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark}</svg>`

/**
 * The mark on a plain ground that fills the square, for home screens: they round or cut the corners themselves.
 * The mark keeps inside the middle 60 %, which no shape cuts.
 */
export const appIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" fill="#f7f6f1"/><g transform="translate(12.8 12.8) scale(1.2)">${mark}</g></svg>`
