import type { phrases as arabic } from '../../ar/phrases/map.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  jobMap: 'Map of jobs. The list holds the same jobs.',
  loading: 'Loading the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locateMe: 'Find my place',
  locating: 'Finding your place',
  myPlace: 'You are here',
  refused:
    'Your browser does not share your place. Allow it in the browser’s settings, or move the map to your area.',
  unavailable: 'We could not find your place. Move the map to your area.',
  abroad: 'You are beyond the edge of the map; the jobs here are in Saudi Arabia.',
  cannotDraw: 'Your browser cannot draw maps. All jobs are in the list.',
  notLoaded: 'The map could not load. All jobs are in the list.',
  tryAgain: 'Try again',
  credits: 'Map: Natural Earth. Towns: GeoNames. Outlines of districts are approximate.',
  cluster: {
    zero: 'No jobs here',
    one: '1 job here. Press to zoom in',
    other: '{count} jobs here. Press to zoom in',
  },
  spot: { zero: 'No jobs at this place', one: '1 job at this place', other: '{count} jobs at this place' },
  moreInList: 'The others are in the list',
  pin: '{title}, {pay}',
  close: 'Close',
  thousands: { one: '{amount}k', other: '{amount}k' },
  perDay: '{amount}/day',
  perHour: '{amount}/h',
  inCurrency: '{amount} {currency}',
  locator: 'Map of the place of work: {place}',
})
