import type { Locale } from '@qareeb/contract/locale'
import { applicantNames, crowdFirstNames, crowdLastNames } from './person-names.ts'
import { sampleDocument } from './sample-document.ts'

/** Somebody of the demo who has applied. */
export type DemoApplicant = {
  name: string
  locale: Locale
  message: string
}

/** Sara, the job seeker of the demo. */
export const saraId = '0a515a00-0000-4000-8000-0000000000a1'

/** Sara's profile, sent with every application, so that one press is enough. */
export const saraProfile = {
  phone: '+966501234567',
  description: 'خمس سنوات في المحاسبة والإقفال الشهري، وأسكن في حي العليا بالرياض. يمكنني البدء خلال شهر.',
  cv: {
    key: `0a515a02${'0'.repeat(24)}`,
    name: 'السيرة الذاتية - سارة الحربي.pdf',
    bytes: sampleDocument([
      'Sara Alharbi',
      'Accountant, Riyadh',
      '2021 to now: month-end closing for four branches',
      '2019 to 2021: accounts payable at a wholesaler',
      'Bachelor of Accounting, 2019',
      'Arabic, English; SAP, Excel',
      'A sample that belongs to the demo of Qareeb',
    ]),
  },
} as const

const messages: Record<Locale, readonly string[]> = {
  ar: [
    'أعمل في هذا المجال منذ ست سنوات، وأسكن على بُعد عشر دقائق من الموقع.',
    'يمكنني البدء خلال شهر، وحضور المقابلة في أي وقت.',
    '',
  ],
  en: [
    'Six years in this field, the last two leading a small team. I live ten minutes away.',
    'I can start within a month, and come to an interview at any time.',
    '',
  ],
}

/** Twenty-eight people, each with a message in the language that they are written to in. */
export const demoApplicants: readonly DemoApplicant[] = applicantNames.map(([name, locale], index) => ({
  name,
  locale,
  message: messages[locale][index % messages[locale].length] ?? '',
}))

const namesIn = (locale: Locale) =>
  crowdFirstNames[locale].flatMap((first) => crowdLastNames[locale].map((last) => `${first} ${last}`))

const everyName: readonly DemoApplicant[] = (['ar', 'en'] as const).flatMap((locale) =>
  namesIn(locale).map((name, index) => ({
    name,
    locale,
    message: messages[locale][index % messages[locale].length] ?? '',
  })),
)

/** A prime number that does not divide the number of names, so that steps of it reach each name once. */
const step = 137

/** More people, for an ad that many apply for: each name once, and neighbours share none of their names. */
export const demoCrowd: readonly DemoApplicant[] = everyName.flatMap(
  (_, index) => everyName[(index * step) % everyName.length] ?? [],
)

/** Texts that the demo's company keeps for answers, with placeholders. */
export const demoTemplates = [
  {
    name: 'اعتذار مع دعوة إلى التقديم لاحقًا',
    use: 'reject',
    ar: 'شكرًا على تقديمك لوظيفة {jobAd} في {branch}. اخترنا هذه المرة شخصًا آخر، ونسعد بطلبك حين نعلن وظيفة قريبة منك.',
    en: 'Thank you for applying for {jobAd} at {branch}. We chose somebody else this time, and would be glad to hear from you when we advertise a job near you.',
  },
  {
    name: 'اعتذار قصير',
    use: 'reject',
    ar: 'شكرًا على اهتمامك بـ {company}. لم يُقبل طلبك لوظيفة {jobAd} هذه المرة.',
    en: 'Thank you for your interest in {company}. Your application for {jobAd} was not accepted this time.',
  },
  {
    name: 'طلب شهادة الخبرة',
    use: 'message',
    ar: 'نراجع طلبك لوظيفة {jobAd}. أرسل إلينا شهادة الخبرة بالرد على رقم التواصل في الإعلان، ونرد عليك خلال أسبوع.',
    en: 'We are reading your application for {jobAd}. Please send us your certificate of experience at the contact in the ad; we answer within a week.',
  },
] as const

/** CVs of the demo: a document each, under a fixed key. */
export const demoCvs = Array.from({ length: 12 }, (_, index) => ({
  key: `0a515a01${String(index).padStart(24, '0')}`,
  name: 'CV.pdf',
  bytes: sampleDocument([
    'Curriculum vitae',
    `Applicant ${index + 1}`,
    'A sample that belongs to the demo of Qareeb',
  ]),
}))
