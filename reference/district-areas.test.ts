import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'
import { districts, districtsIn, placeByKey } from './places.ts'

/**
 * Rectangles around districts as public lists of the National Address draw them, in degrees:
 * those whose centre was moved into them, and a neighbour on each side that was there already.
 */
const areas: [city: string, district: string, south: number, west: number, north: number, east: number][] = [
  ['jeddah', 'بني مالك', 21.526, 39.193, 21.54, 39.242],
  ['jeddah', 'الروابي', 21.452, 39.261, 21.488, 39.28],
  ['jeddah', 'مدائن الفهد', 21.449, 39.218, 21.474, 39.261],
  ['jeddah', 'الأمير فواز', 21.417, 39.273, 21.444, 39.313],
  ['jeddah', 'الأجاويد', 21.375, 39.283, 21.425, 39.333],
  ['jeddah', 'الخمرة', 21.327, 39.228, 21.376, 39.262],
  ['jeddah', 'الصالحية', 21.744, 39.201, 21.781, 39.248],
  ['jeddah', 'الأجواد', 21.588, 39.245, 21.615, 39.271],
  ['jeddah', 'أم السلم', 21.438, 39.306, 21.483, 39.346],
  ['jeddah', 'المنتزهات', 21.446, 39.269, 21.488, 39.31],
  ['jeddah', 'الحمراء', 21.509, 39.151, 21.541, 39.18],
  ['jeddah', 'الصفا', 21.562, 39.193, 21.608, 39.232],
  ['jeddah', 'أبحر الشمالية', 21.707, 39.069, 21.783, 39.149],
  ['jeddah', 'غليل', 21.445, 39.199, 21.459, 39.218],
  ['medina', 'العزيزية', 24.394, 39.47, 24.441, 39.532],
  ['medina', 'الدفاع', 24.422, 39.499, 24.466, 39.547],
  ['medina', 'الرانوناء', 24.369, 39.585, 24.426, 39.62],
  ['medina', 'السلام', 24.46, 39.505, 24.49, 39.55],
  ['medina', 'الإسكان', 24.444, 39.635, 24.471, 39.66],
  ['medina', 'شوران', 24.376, 39.607, 24.412, 39.644],
  ['medina', 'مذينب', 24.417, 39.653, 24.453, 39.69],
  ['medina', 'المبعوث', 24.472, 39.652, 24.496, 39.698],
  ['medina', 'العيون', 24.492, 39.581, 24.547, 39.602],
  ['medina', 'الملك فهد', 24.474, 39.673, 24.529, 39.71],
  ['medina', 'القبلتين', 24.467, 39.569, 24.489, 39.585],
  ['riyadh', 'النظيم', 24.772, 46.862, 24.828, 46.918],
  ['khobar', 'البندرية', 26.301, 50.21, 26.317, 50.218],
  ['khobar', 'الثقبة', 26.258, 50.177, 26.29, 50.205],
  ['medina', 'قربان', 24.441, 39.61, 24.464, 39.633],
]

test.for(areas)('the centre of a district of %s lies in its area: %s', ([city, name, ...area]) => {
  const [south, west, north, east] = area
  const district = districtsIn(city).find(({ name: { ar } }) => ar === name)
  expect(district).toBeDefined()
  expect(district?.lat).toBeGreaterThan(south)
  expect(district?.lat).toBeLessThan(north)
  expect(district?.lng).toBeGreaterThan(west)
  expect(district?.lng).toBeLessThan(east)
})

/** Airports, industrial cities and the north of Jeddah lie farthest out. */
const farthestKm = 40

test(`no district lies more than ${farthestKm} km from the centre of its city`, () => {
  const lost = districts.filter((district) => {
    const city = placeByKey(district.city ?? '')
    return !city || distanceKm(city, district) > farthestKm
  })
  expect(lost.map(({ key }) => key)).toEqual([])
})

/** Nearer together, one of two names would stand in the wrong place. */
const nearestKm = 0.5

test(`no two districts lie within ${nearestKm} km of each other`, () => {
  const pairs = districts.flatMap((one, index) =>
    districts
      .slice(index + 1)
      .flatMap((other) => (distanceKm(one, other) < nearestKm ? [[one.key, other.key]] : [])),
  )
  expect(pairs).toEqual([])
})
