import type { phrases as arabic } from '../../ar/phrases/map.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  jobMap: 'Map of jobs. The list holds the same jobs.',
  loading: 'Loading the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  closest: 'This is the closest view',
  widest: 'This is the widest view',
  locateMe: 'Find my location',
  locating: 'Finding your location',
  myPlace: 'You are here',
  refused:
    'Your browser does not share your location. Allow it in its settings, or search for your district.',
  unavailable: 'We could not find your location. Search for your district, or move the map there.',
  abroad: 'Your location is outside this map. The jobs here are in Saudi Arabia.',
  cannotDraw: 'Your browser cannot show maps. All jobs are in the list.',
  notLoaded: 'The map could not load. All jobs are in the list.',
  tryAgain: 'Try again',
  credits:
    'Coasts: OpenStreetMap contributors (ODbL). Borders: Natural Earth. Towns: GeoNames. District outlines are approximate.',
  cluster: {
    zero: 'No jobs here',
    one: '1 job location here. Press to zoom in',
    other: '{count} job locations here. Press to zoom in',
  },
  clusterAbout: {
    zero: 'No jobs here',
    one: 'About 1 job location here. Press to zoom in',
    other: 'About {count} job locations here. Press to zoom in',
  },
  spot: {
    zero: 'No jobs at this location',
    one: '1 job at this location',
    other: '{count} jobs at this location',
  },
  spotLocations: {
    zero: 'No jobs at this location',
    one: '1 job location in this place',
    other: '{count} job locations in this place',
  },
  moreInList: 'The others are in the list',
  pin: '{title}, {pay}',
  close: 'Close',
  thousands: { one: '{amount}k', other: '{amount}k' },
  perDay: '{amount}/day',
  perHour: '{amount}/h',
  inCurrency: '{amount} {currency}',
})
