import type { phrases as arabic } from '../../../ar/phrases/candidates/match.ts'
import { translationOf } from '../../../phrase.ts'

/** The match of an application with the requirements of its ad, for the team and the applicant. */
export const phrases = translationOf<typeof arabic>()({
  'why.skill.named': 'We found “{name}” {place}.',
  'why.skill.absent': 'We did not find “{name}”.',
  'why.skill.unread': '“{name}”: the CV could not be read.',
  'why.experience.stated': 'Experience stated {place}: {found}. The ad asks for: {asked}.',
  'why.experience.mentioned':
    '{found} named {place}, without saying that they are experience. The ad asks for: {asked}.',
  'why.experience.dates':
    'The dates {place} cover {found}; some of it may not be experience. The ad asks for: {asked}.',
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

  title: 'Match',
  score: 'Match {score}%',
  percent: '{score}%',
  evaluate: 'Evaluate',
  evaluateAgain: 'Evaluate again',
  evaluating: 'Evaluating…',
  evaluateAll: 'Evaluate all',
  progress: 'Evaluated {done} of {total}',
  notYet: 'Not evaluated yet. CV and message are compared with the requirements of the ad, by fixed rules.',
  reading: 'The CV is being read. This takes some seconds.',
  noText: 'The file has no text that can be read, as with scans. Only the message was read.',
  noRequirements: 'The ad states no requirements to compare with.',
  outdated: 'The ad or the file has changed since.',
  'verdict.met': 'Met',
  'verdict.below': 'Below what is asked',
  'verdict.not-found': 'Not found',
  'verdict.unclear': 'Unclear',
  weight: 'Weight {weight}',
  how: 'How the number is worked out',
  howText:
    'Weights: a must-have skill {skill}, the years of experience {experience}, education {education}, a language {language}, the distance {distance}, a nice-to-have skill {nice}. Met counts in full, unclear counts half. The number is the share of all weights that is met. Nothing is decided automatically. Name, age, gender and nationality are not looked at.',

  ownTitle: 'Match with the ad',
  ownText:
    'We compare your CV and message with the requirements of the ad by fixed rules. Nothing is decided automatically.',
  compare: 'Compare',
  comparing: 'Comparing…',
})
