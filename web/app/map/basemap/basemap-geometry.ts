/** `[lng, lat]` in degrees. */
export type Position = [lng: number, lat: number]

/**
 * The output of `web/basemap/build.ts`: lines as flat differences in steps of 1/5000 degree, polygons as lists of
 * rings.
 */
export type EncodedBasemap = {
  sea: number[][][]
  saudiArabia: number[][][]
  borders: number[][]
  regionBorders: number[][]
}

export type Basemap = {
  sea: Position[][][]
  saudiArabia: Position[][][]
  borders: Position[][]
  regionBorders: Position[][]
}

const stepsPerDegree = 5000

/** Turns the committed geometry back into degrees. */
export function decodeBasemap(encoded: EncodedBasemap): Basemap {
  return {
    sea: encoded.sea.map((rings) => rings.map(decodeLine)),
    saudiArabia: encoded.saudiArabia.map((rings) => rings.map(decodeLine)),
    borders: encoded.borders.map(decodeLine),
    regionBorders: encoded.regionBorders.map(decodeLine),
  }
}

function decodeLine(differences: number[]): Position[] {
  const line: Position[] = []
  let x = 0
  let y = 0
  for (let i = 0; i < differences.length; i += 2) {
    x += differences[i] ?? 0
    y += differences[i + 1] ?? 0
    line.push([x / stepsPerDegree, y / stepsPerDegree])
  }
  return line
}
