/** The parts of the form, in their order. */
export const sections = ['texts', 'kind', 'pay', 'locations', 'requirements', 'benefits', 'contact'] as const
export type Section = (typeof sections)[number]

/** Every field of the form by its path in the content, in the order of the page, with its section. */
export const sectionOfField = {
  'title.ar': 'texts',
  'description.ar': 'texts',
  'title.en': 'texts',
  'description.en': 'texts',
  category: 'kind',
  workMode: 'kind',
  'requirements.onsiteDays': 'kind',
  employmentType: 'kind',
  contractType: 'kind',
  seniority: 'kind',
  'pay.min': 'pay',
  'pay.max': 'pay',
  'pay.currency': 'pay',
  'pay.period': 'pay',
  locationIds: 'locations',
  'requirements.skills': 'requirements',
  'requirements.experienceYears': 'requirements',
  'requirements.education': 'requirements',
  'requirements.languages': 'requirements',
  'requirements.weeklyHours': 'requirements',
  'requirements.shifts': 'requirements',
  benefits: 'benefits',
  'benefitsText.ar': 'benefits',
  'benefitsText.en': 'benefits',
  openings: 'benefits',
  deadline: 'benefits',
  adType: 'benefits',
  'contact.name': 'contact',
  'contact.email': 'contact',
  'contact.phone': 'contact',
} as const satisfies Record<string, Section>
export type FieldName = keyof typeof sectionOfField

/** All fields in the order of the page. The keys of the table above, which `Object.keys` widens. */
export const fieldNames = Object.keys(sectionOfField) as FieldName[]

/** The id of a field's element in the page. */
export const fieldId = (name: FieldName): string => `ad-${name}`

/** The field that a path of an answer names; a path without a language is the field in the reader's own. */
export function fieldOfPath(path: string, locale: 'ar' | 'en'): FieldName | undefined {
  const exact = fieldNames.find((name) => path === name || path.startsWith(`${name}.`))
  return exact ?? fieldNames.find((name) => name === `${path}.${locale}`) ?? firstOf(path)
}

const firstOf = (path: string) => fieldNames.find((name) => name.startsWith(`${path}.`))
