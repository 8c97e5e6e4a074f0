import type { phrases as arabic } from '../../ar/phrases/favorites.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Saved jobs',
  onlyHere: 'These jobs are saved in this browser alone. Sign in to find them on all your devices.',
  signIn: 'Sign in',
  noneTitle: 'No saved jobs',
  noneText: 'Press the heart on any job to come back to it from here.',
  disabledTitle: 'This account was disabled',
  disabledText:
    'Its saved jobs are hidden while it is disabled. Contact support if you think this is a mistake.',
  findJobs: 'Search jobs',
  gone: 'The jobs that you saved are no longer there.',
  closed: 'This ad is closed.',
  expired: 'This ad has expired.',
  similar: 'Similar jobs',
})
