import type { phrases as arabic } from '../../../ar/phrases/candidates/match.ts'
import { translationOf } from '../../../phrase.ts'

/** The match of an application with the requirements of its ad, for the team and the applicant. */
export const phrases = translationOf<typeof arabic>()({
  'why.skill.named': 'We found “{name}” {place}.',
  'why.skill.absent': 'We did not find “{name}”.',
  'why.skill.unread': '“{name}”: the CV could not be read.',
  'why.experience.stated': 'Experience stated {place}: {found}. The ad asks for: {asked}.',
  'why.experience.dates':
    'The dates {place} cover {found}, not all of which need be experience. The ad asks for: {asked}.',
  'why.experience.absent': 'We found no years of experience. The ad asks for: {asked}.',
  'why.experience.unread': 'Years of experience: the CV could not be read. The ad asks for: {asked}.',
  'why.education.stated': 'Highest degree {place}: {found}. The ad asks for: {asked}.',
  'why.education.absent': 'We found no degree. The ad asks for: {asked}.',
  'why.education.unread': 'Education: the CV could not be read. The ad asks for: {asked}.',
  'why.language.stated': '{name} {place}: {found}. The ad asks for: {asked}.',
  'why.language.nameOnly': '{name} is named {place} without a level. The ad asks for: {asked}.',
  'why.language.written':
    'The text {place} is written in {name} and names no level. The ad asks for: {asked}.',
  'why.language.absent': 'We did not find {name}. The ad asks for: {asked}.',
  'why.language.unread': '{name}: the CV could not be read. The ad asks for: {asked}.',
  'why.distance.stated':
    '{found} km to the chosen location in a straight line. Up to {asked} km counts as near.',
  'why.distance.noArea': 'No area was given, so the distance is not known.',
  'place.file': 'in the CV',
  'place.message': 'in the message',
  years: { zero: 'Less than a year', one: '{count} year', other: '{count} years' },
})
