/** The part of a TopoJSON file that the basemap is built from: arcs are delta-encoded integers, shared by neighbours. */
export type Topology = {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: Record<string, { geometries: Geometry[] }>
}

export type Geometry =
  | { type: 'Polygon'; id?: string; arcs: number[][] }
  | { type: 'MultiPolygon'; id?: string; arcs: number[][][] }
  | { type: null; id?: string; arcs?: undefined }

/** `[lng, lat]` in degrees. */
export type Point = [number, number]
export type Line = Point[]

/** Arcs of a topology in degrees. */
export function decodeArcs({ arcs, transform }: Topology): Line[] {
  const [scaleX, scaleY] = transform.scale
  const [left, bottom] = transform.translate
  return arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]): Point => [(x += dx) * scaleX + left, (y += dy) * scaleY + bottom])
  })
}

/** Polygons of a geometry as rings of points; `arcs` may have been simplified. */
export function polygonsOf(geometry: Geometry, arcs: Line[]): Line[][] {
  return arcListsOf(geometry).map((rings) => rings.map((ring) => joinArcs(ring, arcs)))
}

/** Arcs that two different geometries share: the borders between them, without the coast. */
export function sharedArcs(geometries: Geometry[], arcs: Line[]): Line[] {
  const owners = new Map<number, Set<Geometry>>()
  for (const geometry of geometries)
    for (const index of arcListsOf(geometry).flat(2)) {
      const arc = index < 0 ? ~index : index
      owners.set(arc, (owners.get(arc) ?? new Set()).add(geometry))
    }
  return [...owners].filter(([, sharing]) => sharing.size > 1).map(([arc]) => arcs[arc] ?? [])
}

const arcListsOf = (geometry: Geometry) => {
  if (geometry.type === null) return []
  return geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
}

/** A ring names its arcs in order; a negative number means the arc `~number` walked backwards. */
function joinArcs(ring: number[], arcs: Line[]): Line {
  const joined: Line = []
  for (const index of ring) {
    const arc = (index < 0 ? arcs[~index]?.toReversed() : arcs[index]) ?? []
    joined.push(...(joined.length ? arc.slice(1) : arc))
  }
  return joined
}
