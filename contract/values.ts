import * as z from 'zod/mini'
import { holdsAddress } from './holds-address.ts'

/** A word or sentence without NUL and lone surrogates, which PostgreSQL and JSON cannot carry. */
export const text = (bounds: { min?: number; max: number }) =>
  z.string().check(
    z.minLength(bounds.min ?? 0),
    z.maxLength(bounds.max),
    z.refine((value) => isStorable(value), { params: { problem: 'invalid' } }),
  )

const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

/** Refuses fewer characters than that, not counting blanks around them. Blanks alone have another error. */
export const atLeast = (min: number) =>
  z.refine<string>((value) => value.trim() === '' || value.trim().length >= min, {
    params: { problem: 'tooShort', limit: min },
  })

/** Refuses a name without any letter of any script. A name of blanks alone gets another problem. */
export const withLetter = z.refine<string>((value) => value.trim() === '' || /\p{L}/u.test(value), {
  params: { problem: 'nameWithoutLetter' },
})

/** Refuses a name that holds an address of the web: mails and pages carry names to people who would open it. */
export const withoutAddress = z.refine<string>((value) => !holdsAddress(value), {
  params: { problem: 'nameWithAddress' },
})

export const id = z.uuid()

/** How far the earth goes to either side, in degrees. */
export const mostDegrees = { lat: 90, lng: 180 }

export const latitude = z.number().check(z.gte(-mostDegrees.lat), z.lte(mostDegrees.lat))

export const longitude = z.number().check(z.gte(-mostDegrees.lng), z.lte(mostDegrees.lng))

type Position = { lat?: number | undefined; lng?: number | undefined }

const isWholeOrNone = ({ lat, lng }: Position) => (lat === undefined) === (lng === undefined)

/** Refuses latitude without longitude, and the other way round. */
export const wholePosition = z.refine<Position>(isWholeOrNone, {
  path: ['lng'],
  params: { problem: 'needsPosition' },
})

/** A name or text in Arabic, in English, or in both. */
export const bilingual = z.object({ ar: z.nullable(z.string()), en: z.nullable(z.string()) })

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** A calendar day between 2000 and 2199: other years are typing errors. */
export const plainDate = z.iso.date().check(z.regex(/^2[01]\d\d-/))

/** A number written in a query string: decimal digits, no exponent, no blanks. */
export const queryNumber = (number: z.ZodMiniNumber<number>) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,12})?$/)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      number,
    ),
  )

/** A choice that is on or left out in a query string. */
export const queryFlag = z.pipe(
  z.literal('true'),
  z.transform(() => true as const),
)

/** Several values of one enumeration in a query string, separated by commas, each at most once. */
export const queryList = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(400)),
      z.transform((list: string) => list.split(',')),
    ),
    z.array(z.enum(values)).check(
      z.minLength(1),
      z.maxLength(values.length),
      z.refine((list) => new Set(list).size === list.length, { params: { problem: 'repeated' } }),
    ),
  )

/** The answer to a solved captcha of any kind. */
export const captchaAnswer = text({ min: 1, max: 8_000 })

/** Pieces of an answer that is no JSON, in their order. */
export type ByteStream = AsyncIterable<string | Uint8Array>

/** Response of an endpoint with a `mediaType`. It is sent piece by piece and never checked by a schema. */
export const byteStream = z.custom<ByteStream>()
