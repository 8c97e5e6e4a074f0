/** Kinds of values of schema.org, and types whose object may stand in the place. */
type Value = 'text' | 'url' | 'date' | 'moment' | 'number' | 'language' | 'duration' | (string & {})

/** The properties of a type: `!` marks those that its readers need or recommend, `[]` a list. */
type Shape = Record<string, Value>

/** The types that the site writes, by https://schema.org and the guides of Google's search about each. */
const shapes: Record<string, Shape> = {
  AboutPage: {
    'name!': 'text',
    'description!': 'text',
    'url!': 'url',
    'inLanguage!': 'language',
    'mainEntity!': 'Organization',
  },
  Answer: { 'text!': 'text' },
  Blog: {
    'name!': 'text',
    'description!': 'text',
    'url!': 'url',
    'inLanguage!': 'language',
    'blogPost[]!': 'BlogPosting',
  },
  BlogPosting: {
    'headline!': 'text',
    'datePublished!': 'date',
    description: 'text',
    'image[]': 'url',
    dateModified: 'date',
    inLanguage: 'language',
    timeRequired: 'duration',
    mainEntityOfPage: 'url',
    url: 'url',
    author: 'Organization',
    publisher: 'Organization',
  },
  ContactPoint: { 'contactType!': 'text', 'email!': 'text', 'availableLanguage[]!': 'language' },
  Country: { 'name!': 'text' },
  EducationalOccupationalCredential: { 'credentialCategory!': 'text' },
  FAQPage: { 'inLanguage!': 'language', 'mainEntity[]!': 'Question' },
  GeoCoordinates: { 'latitude!': 'number', 'longitude!': 'number' },
  ImageObject: { 'url!': 'url' },
  JobPosting: {
    'title!': 'text',
    'description!': 'text',
    'url!': 'url',
    'datePosted!': 'moment',
    'validThrough!': 'moment',
    'employmentType!': 'text',
    'identifier!': 'PropertyValue',
    'hiringOrganization!': 'Organization',
    'baseSalary!': 'MonetaryAmount',
    'directApply!': 'boolean',
    'jobLocation[]': 'Place',
    jobLocationType: 'text',
    applicantLocationRequirements: 'Country',
    totalJobOpenings: 'number',
    experienceRequirements: 'OccupationalExperienceRequirements',
    educationRequirements: 'EducationalOccupationalCredential',
    workHours: 'text',
    jobBenefits: 'text',
  },
  MonetaryAmount: { 'currency!': 'text', 'value!': 'QuantitativeValue' },
  OccupationalExperienceRequirements: { 'monthsOfExperience!': 'number' },
  Offer: { 'name!': 'text', 'price!': 'number', 'priceCurrency!': 'text', 'url!': 'url' },
  Organization: {
    'name!': 'text',
    alternateName: 'text',
    url: 'url',
    logo: 'url|ImageObject',
    'address[]': 'PostalAddress',
    areaServed: 'Country',
    contactPoint: 'ContactPoint',
    'sameAs[]': 'url',
  },
  Place: { 'address!': 'PostalAddress', 'geo!': 'GeoCoordinates' },
  PostalAddress: {
    'streetAddress!': 'text',
    'addressCountry!': 'text',
    addressLocality: 'text',
    addressRegion: 'text',
  },
  PropertyValue: { 'name!': 'text', 'value!': 'text' },
  QuantitativeValue: { 'unitText!': 'text', value: 'number', minValue: 'number', maxValue: 'number' },
  Question: { 'name!': 'text', 'acceptedAnswer!': 'Answer' },
  Service: {
    'name!': 'text',
    'description!': 'text',
    'url!': 'url',
    'serviceType!': 'text',
    'areaServed!': 'Country',
    'provider!': 'Organization',
    'offers[]!': 'Offer',
  },
}

/** Properties that a type needs where it is the page's own subject, and not a part of another. */
const neededOfPages: Record<string, readonly string[]> = {
  BlogPosting: ['description', 'image', 'dateModified', 'mainEntityOfPage', 'author', 'publisher'],
  Organization: ['url', 'address'],
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value)

const checks: Record<string, (value: unknown) => boolean> = {
  text: isText,
  url: (value) => isText(value) && /^https?:/.test(value) && URL.canParse(value),
  date: matches(/^\d{4}-\d\d-\d\d$/),
  moment: (value) => matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)(value) && !Number.isNaN(Date.parse(String(value))),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  language: matches(/^(ar|en)$/),
  duration: matches(/^PT\d+M$/),
}

type Data = { [field: string]: unknown }

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The faults of a page's structured data, each with its place; none when every value has the shape of its type. */
export function findFaults(page: Data): string[] {
  const type = String(page['@type'])
  const gaps = (neededOfPages[type] ?? []).filter((name) => page[name] === undefined)
  return [...gaps.map((name) => `${type}.${name} is missing`), ...faultsOf(page, type)]
}

function faultsOf(data: Data, place: string): string[] {
  const shape = shapes[String(data['@type'])]
  if (!shape) return [`${place} is of an unknown type`]

  const known = Object.entries(shape).map(([written, value]) => ({
    name: written.replace(/[![\]]/g, ''),
    isNeeded: written.endsWith('!'),
    isList: written.includes('[]'),
    value,
  }))
  const strangers = Object.keys(data).filter(
    (name) => !name.startsWith('@') && known.every((field) => field.name !== name),
  )
  return [
    ...strangers.map((name) => `${place}.${name} is no property of this type`),
    ...known.flatMap(({ name, isNeeded, isList, value }) => {
      const here = `${place}.${name}`
      const given = data[name]
      if (given === undefined) return isNeeded ? [`${here} is missing`] : []
      if (!isList) return faultOf(given, value, here)
      if (!Array.isArray(given) || given.length === 0) return [`${here} is no list with something in it`]
      return given.flatMap((one, index) => faultOf(one, value, `${here}[${index}]`))
    }),
  ]
}

/** @param value kinds or types, with `|` between them */
function faultOf(given: unknown, value: Value, place: string): string[] {
  const allowed = value.split('|')
  if (isData(given))
    return allowed.includes(String(given['@type']))
      ? faultsOf(given, place)
      : [`${place} is a ${String(given['@type'])}, not ${value}`]
  return allowed.some((kind) => checks[kind]?.(given))
    ? []
    : [`${place} is no ${value}: ${JSON.stringify(given)}`]
}
