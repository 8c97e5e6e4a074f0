import { cities, districtsIn, placeByKey, type Place } from '@qareeb/reference/places'
import type { DemoLocation } from './demo-country.ts'
import type { Random } from './random.ts'
import type { Industry, Pair } from './role.ts'
import { placeName } from './texts/wording.ts'

type Company = { industry: Industry; home: Place; branches: number }

/** Opens the branches of a company: two in three in its home town, each in a different street. */
export function openBranches({ industry, home, branches }: Company, random: Random): DemoLocation[] {
  return Array.from({ length: branches }, (_, index) => {
    const city = index === 0 || random.chance(0.65) ? home : pickCity(random)
    return openBranch(city, pickDistrict(industry, city, random), { isHead: index === 0, random })
  })
}

/** Four in five people work in and around the five big cities. */
export function pickCity(random: Random): Place {
  const key = random.weighted(bigCities, ([, weight]) => weight)[0]
  return placeByKey(key) ?? random.weighted(towns, (town) => Math.sqrt(town.population ?? 0))
}

const bigCities: readonly (readonly [key: string, weight: number])[] = [
  ['riyadh', 36],
  ['jeddah', 20],
  ['dammam', 7],
  ['khobar', 4],
  ['dhahran', 1],
  ['mecca', 6],
  ['medina', 6],
  ['elsewhere', 20],
]

const towns = cities.filter((city) => !bigCities.some(([key]) => key === city.key))

type Opening = { isHead: boolean; random: Random }

function openBranch(city: Place, district: Place | undefined, { isHead, random }: Opening): DemoLocation {
  const [street, streetEn] = random.pick(streets)
  const [area, areaEn] = placeName(city, district)
  const building = random.int(2000, 8999)
  const [name, nameEn] = isHead ? headOffice : branchIn(district ?? city)

  return {
    id: random.uuid(),
    name: { ar: name, en: nameEn },
    address: { ar: `${building} ${street}، ${area}`, en: `${building} ${streetEn}, ${areaEn}` },
    shortNationalAddress: random.chance(0.6) ? shortAddress(city, building, random) : null,
    cityKey: city.key,
    districtKey: district?.key ?? null,
    ...scatter(district ?? city, usualKm(city, district), random),
  }
}

const headOffice: Pair = ['المقر الرئيسي', 'Head office']

const branchIn = ({ name }: Place): Pair => [`فرع ${name.ar}`, `${name.en} branch`]

/** Ports, airports and industrial cities are for those who work there; Arafat has no cafés. */
function pickDistrict(industry: Industry, city: Place, random: Random): Place | undefined {
  const heavy = industry === 'factory' || industry === 'logistics'
  const candidates = districtsIn(city.key).filter(
    (district) => heavy || !/port$|industrial|mina$|arafat|muzdalifah/.test(district.key),
  )
  if (candidates.length === 0) return undefined
  const industrial = candidates.filter((district) => /industrial/.test(district.key))
  return random.pick(heavy && industrial.length > 0 && random.chance(0.5) ? industrial : candidates)
}

/** Places whose centre is nearer to the sea than branches usually are to the centre, and how far theirs may be. */
const shores: ReadonlyMap<string, number> = new Map([
  ['jazan', 0.4],
  ['saihat', 0.4],
  ['tarut', 0.4],
  ['haql', 0.4],
  ['dammam-al-hamra', 0.05],
])

const usualKm = (city: Place, district: Place | undefined) =>
  shores.get((district ?? city).key) ?? (district ? 0.45 : 1.6)

/** Somewhere around the centre, never further than twice the usual distance. */
function scatter(centre: Place, usualKm: number, random: Random) {
  const degrees = (km: number) => km / 111.2
  const offset = () => degrees(usualKm * Math.max(-2, Math.min(2, random.normal())))
  return {
    lat: rounded(centre.lat + offset()),
    lng: rounded(centre.lng + offset() / Math.cos((centre.lat * Math.PI) / 180)),
  }
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Four letters, the first for the region, and the four digits of the building, as Saudi Post writes them. */
const shortAddress = (city: Place, building: number, random: Random) =>
  city.region.charAt(0).toUpperCase() +
  Array.from({ length: 3 }, () => random.pick([...'ABCDEFGHJKLMNRSTW'])).join('') +
  String(building)

const streets: readonly Pair[] = [
  ['طريق الملك فهد', 'King Fahd Road'],
  ['طريق الملك عبدالعزيز', 'King Abdulaziz Road'],
  ['طريق الملك عبدالله', 'King Abdullah Road'],
  ['طريق الملك سلمان', 'King Salman Road'],
  ['شارع الأمير سلطان', 'Prince Sultan Street'],
  ['طريق الأمير تركي', 'Prince Turki Road'],
  ['شارع الأمير محمد بن فهد', 'Prince Mohammed bin Fahd Street'],
  ['شارع التحلية', 'Tahlia Street'],
  ['شارع فلسطين', 'Palestine Street'],
  ['شارع الستين', 'Sitteen Street'],
  ['شارع الأربعين', 'Arbaeen Street'],
  ['طريق المدينة', 'Medina Road'],
  ['طريق مكة', 'Mecca Road'],
  ['شارع خالد بن الوليد', 'Khalid bin Al Waleed Street'],
  ['شارع عمر بن الخطاب', 'Omar bin Al Khattab Street'],
  ['شارع أبي بكر الصديق', 'Abu Bakr Al Siddiq Street'],
  ['شارع صلاح الدين', 'Salah Ad Din Street'],
  ['شارع ابن خلدون', 'Ibn Khaldun Street'],
  ['شارع الجامعة', 'University Street'],
  ['شارع السوق', 'Market Street'],
  ['طريق المطار', 'Airport Road'],
  ['الطريق الدائري', 'Ring Road'],
]
