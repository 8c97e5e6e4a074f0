/** Pixels of a still map: the widest page that shows it, and how much of its middle the narrowest one shows. */
export const stillSize = { width: 768, height: 120 }
export const narrowest = 358
