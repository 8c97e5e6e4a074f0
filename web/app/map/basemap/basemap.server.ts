import encodedBasemap from '../../../basemap/basemap.json'
import { decodeBasemap } from './basemap-geometry.ts'

/** The geometry of the embedded map, for what the server draws and tells by it. */
export const basemap = decodeBasemap(encodedBasemap)
