import type { phrases as arabic } from '../../../ar/phrases/reading/blog.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: '{name} blog',
  heading: 'Blog',
  description:
    'For job seekers and employers in Saudi Arabia: net pay, labour law, reading offers, and hiring fairly.',
  lead: 'Worked answers to the questions that come before signing and after publishing, each with its sources.',
  'audience.seekers': 'For job seekers',
  'audience.companies': 'For companies',
  minutes: { zero: 'under a minute', one: '{count}-minute read', other: '{count}-minute read' },
  toBlog: 'All posts',
  share: 'Share this post',
  related: 'Read next',
  none: 'No posts yet',
  noneText: 'The first post will appear here.',
  feed: 'Follow by RSS',
  feedTitle: '{name} posts by RSS',
})
