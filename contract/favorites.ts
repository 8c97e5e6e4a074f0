import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { mostLocalFavorites } from './favorites/favorite-bounds.ts'
import { jobAdCard } from './job-ads.ts'
import { id, instant, text } from './values.ts'

/** A saved job at the location that was chosen, else at its first; a closed one stays listed and says so. */
export const favorite = z.object({
  jobAd: z.omit(jobAdCard, { location: true }),
  location: z.nullable(jobAdCard.shape.location),
  state: z.enum(['active', 'inactive', 'expired']),
  savedAt: z.nullable(instant),
})
export type Favorite = z.output<typeof favorite>

export const listFavorites = endpoint('GET', '/api/v1/user/me/favorites', {
  summary: 'Saved jobs of the caller, the latest first',
  access: 'signed-in',
  query: z.object({ after: z.optional(text({ max: 200 })) }),
  response: z.object({ items: z.array(favorite), next: z.nullable(z.string()), total: z.int() }),
})

export const listFavoriteIds = endpoint('GET', '/api/v1/user/me/favorites/ids', {
  summary: 'Ids of all saved jobs of the caller',
  access: 'signed-in',
  response: z.object({ ids: z.array(id) }),
})

export const addFavorites = endpoint('POST', '/api/v1/user/me/favorites', {
  summary: 'Save jobs; saved ones stay as they are, unknown ones are left out',
  access: 'signed-in',
  body: z.strictObject({
    jobAdIds: z.array(id).check(z.minLength(1), z.maxLength(mostLocalFavorites)),
    /** Chosen locations of some of them; one that the ad does not name is left out. */
    locations: z.optional(
      z.array(z.strictObject({ jobAdId: id, locationId: id })).check(z.maxLength(mostLocalFavorites)),
    ),
  }),
  response: z.object({ ids: z.array(id) }),
  errors: ['favorite.tooMany'],
})

export const removeFavorite = endpoint('DELETE', '/api/v1/user/me/favorites/{jobAdId}', {
  summary: 'Remove a saved job; repeating it changes nothing',
  access: 'signed-in',
  params: z.object({ jobAdId: id }),
  status: 204,
  response: z.undefined(),
})

/** As many ids as a browser keeps, separated by commas. */
const separated = z.pipe(
  z.string().check(z.maxLength(37 * mostLocalFavorites)),
  z.transform((list: string) => list.split(',')),
)

/** Each at most once. */
const savedIds = z.pipe(
  separated,
  z.array(id).check(
    z.maxLength(mostLocalFavorites),
    z.refine((list) => new Set(list).size === list.length, { params: { problem: 'repeated' } }),
  ),
)

/** The chosen location of each ad, in the order of the ads; an empty text for the first one. */
const savedLocationIds = z.pipe(
  separated,
  z.array(z.union([z.literal(''), id])).check(z.maxLength(mostLocalFavorites)),
)

/** The ads of favourites that a browser stores itself. */
export const listSavedJobAds = endpoint('GET', '/api/v1/job-ad/saved', {
  summary: 'Job ads by their ids, open or closed, in the order asked for',
  access: 'everyone',
  query: z.object({ ids: savedIds, locationIds: z.optional(savedLocationIds) }),
  response: z.object({ items: z.array(favorite) }),
})
