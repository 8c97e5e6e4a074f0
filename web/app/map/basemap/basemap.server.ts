import encodedBasemap from '../../../basemap/basemap.json'
import { decodeBasemap } from './basemap-geometry.ts'

/** The geometry of the embedded map, for drawings and tests of points on the server. */
export const basemap = decodeBasemap(encodedBasemap)
