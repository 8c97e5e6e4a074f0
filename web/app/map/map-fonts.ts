import type { StyleSpecification } from 'maplibre-gl'
import arabicMedium from '../../.cache/fonts/arabic-500.woff2?url'
import arabicSemibold from '../../.cache/fonts/arabic-600.woff2?url'
import latinMedium from '../../.cache/fonts/latin-500.woff2?url'
import latinSemibold from '../../.cache/fonts/latin-600.woff2?url'

/** Names by which the layers of the embedded style ask for the site's own font. */
export const mapFonts = { medium: 'Plex Medium', semibold: 'Plex Semibold' } as const

/** The files of those fonts, addressed absolutely because a worker fetches them. */
export const mapFontFaces = (): NonNullable<StyleSpecification['font-faces']> => ({
  [mapFonts.medium]: faces(arabicMedium, latinMedium),
  [mapFonts.semibold]: faces(arabicSemibold, latinSemibold),
})

/** Arabic letters, and the presentation forms into which MapLibre shapes them; everything else is in the Latin file. */
const arabicRanges = ['U+0600-06FF', 'U+FB50-FDFF', 'U+FE70-FEFF']

const faces = (arabic: string, latin: string) => [
  { url: absolute(arabic), 'unicode-range': arabicRanges },
  { url: absolute(latin) },
]

const absolute = (path: string) => new URL(path, location.href).href
