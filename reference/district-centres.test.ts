import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'
import { districtsIn } from './places.ts'

/** Stations of the Riyadh metro that carry the name of the district they stand in, or at whose edge they stand. */
const stations: [district: string, lat: number, lng: number][] = [
  ['المروج', 24.7547, 46.6542],
  ['الملك فهد', 24.7449, 46.6593],
  ['الورود', 24.733, 46.6775],
  ['المربع', 24.6649, 46.7024],
  ['البطحاء', 24.6379, 46.7152],
  ['منفوحة', 24.6105, 46.7275],
  ['العزيزية', 24.5861, 46.7612],
  ['الدار البيضاء', 24.5596, 46.7765],
  ['النزهة', 24.7478, 46.7131],
  ['الحمراء', 24.7764, 46.7768],
  ['الخليج', 24.7815, 46.7945],
  ['إشبيلية', 24.7922, 46.8111],
  ['طويق', 24.5853, 46.5619],
  ['الملز', 24.6611, 46.7451],
  ['خشم العان', 24.7216, 46.8603],
  ['الربيع', 24.7863, 46.6606],
  ['السليمانية', 24.713, 46.6995],
  ['الوزارات', 24.6772, 46.7184],
  ['غرناطة', 24.7865, 46.7293],
  ['الأندلس', 24.7567, 46.7905],
  ['السلام', 24.7222, 46.8114],
]

/**
 * Districts without a station that an own list and a public one place in the same way, or that were moved to where
 * both do.
 */
const others: [district: string, lat: number, lng: number][] = [
  ['الجنادرية', 24.8746, 46.9145],
  ['النرجس', 24.8868, 46.6453],
  ['العريجاء', 24.627, 46.6581],
  ['الرمال', 24.8683, 46.8192],
  ['الصحافة', 24.8033, 46.6391],
  ['القيروان', 24.8357, 46.5881],
  ['الملقا', 24.801, 46.5999],
  ['الشفا', 24.565, 46.6994],
  ['ظهرة لبن', 24.6342, 46.5484],
  ['قرطبة', 24.8166, 46.7321],
]

/** A centre and a station at the edge of a large district lie this far apart. */
const mostKm = 2.3

test.for([...stations, ...others])(
  'the centre of %s in Riyadh lies where others place it',
  ([name, lat, lng]) => {
    const district = districtsIn('riyadh').find(({ name: { ar } }) => ar === name)
    expect(district && distanceKm(district, { lat, lng })).toBeLessThan(mostKm)
  },
)
