import type { phrases as arabic } from '../../ar/phrases/ui.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  close: 'Close',
  loadMore: 'Show more',
  loading: 'Loading',
  listed: { zero: 'No results', one: '{count} result', other: '{count} results' },
  firstListed: {
    zero: 'No results yet',
    one: 'The first result, there are more',
    other: 'The first {count} results, there are more',
  },
  suggestions: 'Suggestions',
  options: { zero: 'No suggestions', one: '{count} suggestion', other: '{count} suggestions' },
  notificationsRegion: 'Notifications ({hotkey})',
  notifications: 'Notifications',
})
