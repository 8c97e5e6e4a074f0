import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { facetCounts, total } from './search/counts.ts'
import { countQuery, listQuery, mapQuery, searchFilters } from './search/filters.ts'
import { jobAdList, place } from './search/job-ad-list.ts'
import { mapItems } from './search/map-items.ts'
import { text } from './values.ts'

export const listJobAds = endpoint('GET', '/api/v1/job-ad', {
  summary: 'Open job ads by words, place and filters',
  access: 'everyone',
  query: listQuery,
  response: jobAdList,
  cacheSeconds: 30,
})

export const countJobAds = endpoint('GET', '/api/v1/job-ad/facets', {
  summary: 'Total of a search and counts for its filters',
  access: 'everyone',
  query: countQuery,
  response: facetCounts,
  cacheSeconds: 60,
})

export const countTotal = endpoint('GET', '/api/v1/job-ad/total', {
  summary: 'Approximate total of a search',
  access: 'everyone',
  query: searchFilters,
  response: total,
  cacheSeconds: 60,
})

export const mapJobAds = endpoint('GET', '/api/v1/job-ad/map', {
  summary: 'Clusters and pins of a search in a rectangle',
  access: 'everyone',
  query: mapQuery,
  response: mapItems,
  cacheSeconds: 60,
})

export const suggestSearches = endpoint('GET', '/api/v1/search-suggestion', {
  summary: 'Suggest job titles and places for the typed text',
  access: 'everyone',
  query: z.strictObject({ q: text({ max: 80 }) }),
  response: z.object({
    titles: z.array(z.object({ ar: z.string(), en: z.string() })),
    places: z.array(place),
    /** The rest of the typed text when a place is chosen: «محاسب» of «محاسب في حي الم». */
    beforePlace: z.string(),
  }),
  cacheSeconds: 3600,
})
