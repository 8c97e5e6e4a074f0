import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { holdsWords } from '../../holds-words.ts'

/** The locations in whose names, addresses or places every typed word occurs, in either language; all while nothing is typed. */
export const matchingLocations = (
  locations: readonly JobAdLocation[],
  typed: string,
): readonly JobAdLocation[] => locations.filter((location) => holdsWords(textsOf(location), typed))

const textsOf = ({ name, address, city, district }: JobAdLocation) =>
  [name, address, city, district]
    .flatMap((part) => [part?.ar, part?.en])
    .filter((text) => typeof text === 'string')
