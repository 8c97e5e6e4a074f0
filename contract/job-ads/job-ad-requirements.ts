/** Lists and bounds of requirements and benefits besides pay. */
export const educationLevels = ['none', 'secondary', 'diploma', 'bachelor', 'master', 'doctorate'] as const

export const languageLevels = ['basic', 'good', 'fluent', 'native'] as const

/** Languages that work in Saudi Arabia asks for, by their ISO 639 code. */
export const adLanguages = ['ar', 'en', 'ur', 'hi', 'bn', 'tl', 'fr', 'tr', 'zh', 'id', 'ml', 'ne'] as const

export const shifts = ['morning', 'evening', 'night', 'rotating', 'weekend', 'flexible'] as const

export const skillNeeds = ['must', 'nice'] as const

export const benefits = [
  'medical-insurance',
  'family-insurance',
  'housing',
  'transport',
  'annual-tickets',
  'yearly-bonus',
  'commission',
  'meals',
  'training',
  'phone-allowance',
  'company-car',
  'school-fees',
  'paid-overtime',
  'extra-leave',
  'nursery',
  'remote-days',
] as const
export type Benefit = (typeof benefits)[number]

export const requirementBounds = {
  /** Days at the place of work in a week. */
  onsiteDays: 7,
  openings: 999,
  skills: 20,
  experienceYears: 40,
  /** Saudi labour law allows 48 hours a week; 72 leaves room for overtime of guards and drivers. */
  weeklyHours: 72,
  benefitsText: 300,
} as const
