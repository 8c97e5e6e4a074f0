import type { Sentence } from './role.ts'

/** Last words of an ad. */
export const closings: readonly Sentence[] = [
  [
    'نراجع الطلبات أولًا بأول، ونرد على كل متقدم خلال أسبوع.',
    'We read applications as they come in and answer everyone within a week.',
    { answersEveryone: true },
  ],
  [
    'نتواصل مع من تناسبهم الوظيفة لتحديد موعد المقابلة.',
    'We will contact suitable applicants to arrange an interview.',
    { answersEveryone: false },
  ],
  [
    'المقابلة الأولى هاتفية ولا تزيد على ربع ساعة.',
    'The first interview is a phone call of no more than fifteen minutes.',
  ],
  [
    'يبدأ العمل خلال أسبوعين من قبول العرض.',
    'The job starts within two weeks of accepting the offer.',
    { begins: 'within-weeks' },
  ],
  [
    'التقديم مفتوح حتى شغل الوظيفة.',
    'Applications stay open until the job is filled.',
    { hasDeadline: false },
  ],
  [
    'أرفق سيرتك الذاتية، ويكفي سطران تعرّف فيهما بنفسك.',
    'Attach your CV; two lines about yourself are enough.',
  ],
  ['الراتب المعلن صافٍ بعد جميع الاستقطاعات.', 'The stated pay is net, after all deductions.'],
]

/** The steps of an application, in order. */
export const steps: readonly (readonly Sentence[])[] = [
  [
    ['مكالمة تعارف قصيرة', 'A short call to get to know each other'],
    ['مقابلة في مقر العمل', 'An interview at the workplace'],
    ['عرض وظيفي مكتوب خلال أسبوع', 'A written offer within a week'],
  ],
  [
    ['مراجعة السيرة الذاتية', 'We read your CV'],
    ['مقابلة مع المدير المباشر', 'An interview with your future manager'],
    ['يوم تجربة مدفوع', 'A paid trial day'],
  ],
]
