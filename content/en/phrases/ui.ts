import type { phrases as arabic } from '../../ar/phrases/ui.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  close: 'Close',
  loadMore: 'Show more',
  loading: 'Loading',
  suggestions: 'Suggestions',
  options: { zero: 'No suggestions', one: '{count} suggestion', other: '{count} suggestions' },
  notificationsRegion: 'Notifications ({hotkey})',
  notifications: 'Notifications',
})
