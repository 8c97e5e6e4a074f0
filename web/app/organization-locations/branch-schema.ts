import { readDegrees } from '@qareeb/contract/degrees'
import type { Bilingual, Locale } from '@qareeb/contract/locale'
import {
  type LocationContent,
  type OrganizationLocation,
  organizationLocationBounds,
  plainShortAddress,
  shortNationalAddressPattern,
} from '@qareeb/contract/organization-locations'
import { atLeast, text } from '@qareeb/contract/values'
import * as z from 'zod/mini'

type Bounds = { min: number; max: number }

const side = ({ min, max }: Bounds) => text({ max }).check(atLeast(min))

/** A text in either language as it is typed: at least one of the two, else the reader's own is missing. */
const typedTexts = (bounds: Bounds, locale: Locale) =>
  z.object({ ar: side(bounds), en: side(bounds) }).check(
    z.refine(({ ar, en }) => ar.trim() !== '' || en.trim() !== '', {
      path: [locale],
      params: { problem: 'required' },
    }),
  )

/** Degrees as they are typed, in any digits. */
const typedDegrees = (most: number, least = 1) =>
  text({ min: least, max: 40 }).check(
    z.refine((value) => value === '' || readDegrees(value) !== undefined, { params: { problem: 'invalid' } }),
    z.refine((value) => Math.abs(readDegrees(value) ?? 0) <= most, { params: { problem: 'notAllowed' } }),
  )

/** A branch as it is typed. Without any position one thing is missing, not two. */
export const branchSchema = (locale: Locale) =>
  z
    .object({
      name: typedTexts(organizationLocationBounds.name, locale),
      address: typedTexts(organizationLocationBounds.address, locale),
      shortNationalAddress: text({ max: 40 }).check(
        z.refine(
          (value) => value.trim() === '' || shortNationalAddressPattern.test(plainShortAddress(value)),
          {
            params: { problem: 'invalid' },
          },
        ),
      ),
      lat: typedDegrees(90),
      lng: typedDegrees(180, 0),
      /**
       * The branch at the time of typing, which a draft outlives: later changes are not overwritten without a
       * question.
       */
      version: z.int(),
    })
    .check(
      z.refine(({ lat, lng }) => lng !== '' || lat === '', {
        path: ['lng'],
        params: { problem: 'required' },
      }),
    )
export type TypedBranch = z.output<ReturnType<typeof branchSchema>>

/** The typed values, as the API takes them. */
export const contentOf = ({
  name,
  address,
  shortNationalAddress,
  lat,
  lng,
}: TypedBranch): LocationContent => ({
  name: bilingualOf(name),
  address: bilingualOf(address),
  shortNationalAddress: plainShortAddress(shortNationalAddress) || null,
  lat: readDegrees(lat) ?? 0,
  lng: readDegrees(lng) ?? 0,
})

const bilingualOf = ({ ar, en }: { ar: string; en: string }): Bilingual => ({
  ar: ar.trim() || null,
  en: en.trim() || null,
})

/** A branch as it stands in the fields; a new one is empty. */
export const typedOf = (
  branch: Pick<OrganizationLocation, keyof LocationContent | 'version'> | null,
): TypedBranch => ({
  name: { ar: branch?.name.ar ?? '', en: branch?.name.en ?? '' },
  address: { ar: branch?.address.ar ?? '', en: branch?.address.en ?? '' },
  shortNationalAddress: branch?.shortNationalAddress ?? '',
  lat: branch ? String(branch.lat) : '',
  lng: branch ? String(branch.lng) : '',
  version: branch?.version ?? 0,
})

/** Six decimals, a tenth of a metre: the precision of a map. */
export const degreesText = (degrees: number): string => String(Number(degrees.toFixed(6)))
