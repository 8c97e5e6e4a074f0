import type { educationLevels } from '@qareeb/contract/job-ads/job-ad-requirements'
import { fold } from '@qareeb/contract/text/fold'

export type EducationLevel = (typeof educationLevels)[number]

/** Folded names of each level, the highest first. */
const names: [EducationLevel, RegExp][] = [
  ['doctorate', / (?:phd|ph d|doctorate|doctoral|(?:[وبل]?ال|ب|و)?دكتوراه) /],
  ['master', / (?:masters|masters? (?:degree|of|in)|msc|m sc|mba|(?:[وبل]?ال|ب|و)?ماجستير) /],
  [
    'bachelor',
    / (?:bachelors?|bsc|b sc|beng|bba|(?:[وبل]?ال|ب|و)?با?كالوريوس|(?:ال)?ليسانس|(?:ال)?اجازه (?:ال)?جامعيه) /,
  ],
  ['diploma', / (?:diploma|(?:[وبل]?ال|ب|و)?دبلوم) /],
  ['secondary', / (?:high school|secondary(?: school)?|(?:[وبل]?ال|ب|و)?ثانويه|(?:[وبل]?ال|ب|و)?ثانوي) /],
]

/** The highest level of education that a text names; null without one. */
export function educationIn(text: string): EducationLevel | null {
  const folded = ` ${fold(text)} `
  return names.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}
