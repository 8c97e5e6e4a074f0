import { readDegrees } from '@qareeb/contract/degrees'
import type { LocationColumn, LocationRow } from '@qareeb/contract/organization-locations/import'
import { isFarAway, isSwapped } from '@qareeb/reference/gulf'
import type { RowProblem } from './checked-row.ts'
import { findCity, findDistrict } from './find-named-place.ts'
import type { CellOf } from './read-texts.ts'

type Position = {
  position: LocationRow['position']
  problems: RowProblem[]
  notices: LocationRow['notices']
}

type Options = { correctsSwapped: boolean }

/** Where the branch of a row is: by its coordinates, or else in the middle of the city or district that it names. */
export function readPosition(cellOf: CellOf, options: Options): Position {
  const [lat, lng] = [cellOf('lat'), cellOf('lng')]
  if (lat === '' && lng === '') return positionOfPlace(cellOf('city'), cellOf('district'))
  if (lat === '' || lng === '') return failed(lat === '' ? 'lat' : 'lng', 'positionHalf')
  return positionOfDegrees({ lat: readDegrees(lat), lng: readDegrees(lng) }, options)
}

const failed = (column: LocationColumn | null, problem: RowProblem['problem']): Position => ({
  position: null,
  problems: [{ column, problem }],
  notices: [],
})

function positionOfDegrees(
  { lat, lng }: { lat: number | undefined; lng: number | undefined },
  { correctsSwapped }: Options,
): Position {
  if (lat === undefined || lng === undefined) {
    const columns = [
      ...(lat === undefined ? ['lat' as const] : []),
      ...(lng === undefined ? ['lng' as const] : []),
    ]
    const problems = columns.map((column) => ({ column, problem: 'notANumber' as const }))
    return { position: null, problems, notices: [] }
  }
  if (isSwapped({ lat, lng })) {
    const position = { lat: lng, lng: lat }
    return correctsSwapped
      ? { position, problems: [], notices: ['swapCorrected'] }
      : { position, problems: [{ column: 'lat', problem: 'swapped' }], notices: [] }
  }
  if (Math.abs(lat) > 90) return failed('lat', 'outOfRange')
  if (Math.abs(lng) > 180) return failed('lng', 'outOfRange')
  return { position: { lat, lng }, problems: [], notices: isFarAway({ lat, lng }) ? ['farAway'] : [] }
}

function positionOfPlace(cityName: string, districtName: string): Position {
  if (cityName === '') return failed('lat', 'positionMissing')
  const city = findCity(cityName)
  if (!city) return failed('city', 'cityUnknown')
  const place = districtName === '' ? city : findDistrict(city, districtName)
  if (!place) return failed('district', 'districtUnknown')
  return { position: { lat: place.lat, lng: place.lng }, problems: [], notices: ['approximate'] }
}
