import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { bilingual, latitude, longitude } from '../values.ts'

/** Bounds of a file of branches, and the distance at which two rows are the same branch. */
export const locationImportBounds = {
  bytes: 2 * 1024 * 1024,
  rows: 1_000,
  /** Filled cells of a row, and bytes of it: bounds of the work that one row can ask for. */
  columns: 100,
  /** Letters of a cell or a header that an answer repeats. */
  quotedLetters: 40,
  recordBytes: 64 * 1024,
  /** Two branches of one name that lie nearer to each other count as one; under two names that is noticed. */
  duplicateMetres: 50,
} as const

/** The columns of a file of branches, in the order of the template. */
export const locationColumns = [
  'nameAr',
  'nameEn',
  'addressAr',
  'addressEn',
  'shortNationalAddress',
  'city',
  'district',
  'lat',
  'lng',
] as const
export type LocationColumn = (typeof locationColumns)[number]

/** Errors of a row. The row is left out. */
export const locationRowProblems = [
  'nameMissing',
  'addressMissing',
  'tooShort',
  'tooLong',
  'unreadable',
  'notANumber',
  'outOfRange',
  'positionMissing',
  'positionHalf',
  'swapped',
  'cityUnknown',
  'districtUnknown',
  'shortAddress',
  'cellsTooMany',
  'quoteOpen',
] as const
export type LocationRowProblem = (typeof locationRowProblems)[number]

/** Warnings of a row, which can be written all the same. */
export const locationRowNotices = [
  'farAway',
  'swapCorrected',
  'approximate',
  'nearOther',
  'sameShortAddress',
] as const

/** One row of a file, as it was understood. */
export const locationRow = z.object({
  /** Line of the file on which the row begins, the header being the first. */
  line: z.int(),
  /** `duplicate`: of an earlier row or of a branch that exists; never written. */
  state: z.enum(['good', 'duplicate', 'bad']),
  name: bilingual,
  address: bilingual,
  shortNationalAddress: z.nullable(z.string()),
  /** Null where the row names none that can be read. A swapped one is shown the right way round. */
  position: z.nullable(z.object({ lat: latitude, lng: longitude })),
  problems: z.array(
    z.object({
      /** Null for an error of the row as a whole. */
      column: z.nullable(z.enum(locationColumns)),
      problem: z.enum(locationRowProblems),
      /** The beginning of the text of that cell; empty for a row as a whole. */
      value: z.string(),
      /** In the language of the caller. */
      message: z.string(),
    }),
  ),
  notices: z.array(z.enum(locationRowNotices)),
  /** For a duplicate: the line of the earlier row; null when the branch existed before. */
  sameAsLine: z.nullable(z.int()),
})
export type LocationRow = z.output<typeof locationRow>

export const importOrganizationLocations = endpoint('POST', '/api/v1/organization-location/bulk-upload', {
  summary:
    'Check a CSV file of branches, and write them with `write`. Without a company session rows are checked alone',
  access: 'everyone',
  about: 'company',
  multipart: { maxBytes: locationImportBounds.bytes },
  query: z.object({
    /** `all`: every row or none. `good-rows`: valid rows. Left out: nothing is written. */
    write: z.optional(z.enum(['all', 'good-rows'])),
    /** Takes rows whose latitude and longitude stand in each other's place the right way round. */
    swapped: z.optional(z.enum(['correct'])),
  }),
  body: z.strictObject({ file: z.file() }),
  response: z.object({
    /** How many branches were added. */
    written: z.int(),
    counts: z.object({ good: z.int(), duplicate: z.int(), bad: z.int() }),
    /** Unknown column headers as they are written; these columns are ignored. */
    unknownColumns: z.array(z.string()),
    /** All rows in the order of the file. */
    rows: z.array(locationRow),
  }),
  errors: [
    // Of a caller who names a company, acts for none any more, and asks for rows to be written.
    'file.empty',
    'file.tooLarge',
    'organizationLocation.notCsv',
    'organizationLocation.notUtf8',
    'organizationLocation.columnsMissing',
    'organizationLocation.noRows',
    'organizationLocation.tooManyRows',
    'organizationLocation.rowTooLarge',
    'organizationLocation.tooMany',
    'request.tooMany',
  ],
})
