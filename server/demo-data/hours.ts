import type { EmploymentType } from '@qareeb/contract/job-ads'
import type { Pair, Week } from './role.ts'

/** When the work is done, for a whole week of it. */
export const hoursByWeek: Readonly<Record<Week, readonly Pair[]>> = {
  office: [
    ['من الأحد إلى الخميس، من 8 صباحًا حتى 5 مساءً.', 'Sunday to Thursday, 8 a.m. to 5 p.m.'],
    [
      'من الأحد إلى الخميس، من 9 صباحًا حتى 6 مساءً، والجمعة والسبت إجازة.',
      'Sunday to Thursday, 9 a.m. to 6 p.m., with Friday and Saturday off.',
    ],
    [
      'من الأحد إلى الخميس، 40 ساعة في الأسبوع، وساعة الحضور مرنة.',
      'Sunday to Thursday, 40 hours a week, with a flexible start.',
    ],
  ],
  shifts: [
    [
      'ورديات من 8 ساعات تتناوب شهريًا، مع يوم راحة كل أسبوع.',
      'Eight-hour shifts that rotate monthly, with a day off every week.',
    ],
    [
      '48 ساعة في الأسبوع على ثلاث ورديات، ويُعلن الجدول مقدمًا.',
      '48 hours a week in three shifts, announced in advance.',
    ],
    [
      'وردية صباحية أو مسائية، ويومان راحة متتاليان كل أسبوع.',
      'Morning or evening shifts, with two days off in a row.',
    ],
  ],
  split: [
    [
      'فترتان: من 9 صباحًا إلى 12 ظهرًا، ومن 4 عصرًا إلى 10 مساءً.',
      'Two periods: 9 a.m. to noon and 4 to 10 p.m.',
    ],
    ['من 1 ظهرًا حتى 10 مساءً، ويوم راحة في وسط الأسبوع.', '1 p.m. to 10 p.m., with a day off in midweek.'],
    ['48 ساعة في الأسبوع، صباحية أو مسائية بالتناوب.', '48 hours a week, mornings and evenings in turn.'],
  ],
  field: [
    [
      'من السبت إلى الخميس، ومعظم اليوم خارج المكتب.',
      'Saturday to Thursday, most of the day outside the office.',
    ],
    ['من الأحد إلى الخميس، ويُرتب جدول الزيارات كل أسبوع.', 'Sunday to Thursday, with visits planned weekly.'],
  ],
  school: [
    ['من الأحد إلى الخميس، من 6:45 صباحًا حتى 1:30 ظهرًا.', 'Sunday to Thursday, 6:45 a.m. to 1:30 p.m.'],
    ['حسب التقويم الدراسي، من 7 صباحًا حتى 2 ظهرًا.', 'By the school calendar, 7 a.m. to 2 p.m.'],
  ],
  site: [
    ['من السبت إلى الخميس، من 7 صباحًا حتى 4 عصرًا.', 'Saturday to Thursday, 7 a.m. to 4 p.m.'],
    [
      'ستة أيام في الأسبوع، 8 ساعات يوميًا، مع مراعاة حظر العمل تحت الشمس صيفًا.',
      'Six days a week, eight hours a day, respecting the summer midday break.',
    ],
  ],
}

/** When it is not the usual full week. */
export const hoursByType: Readonly<Partial<Record<EmploymentType, readonly Pair[]>>> = {
  'part-time': [
    ['20 ساعة في الأسبوع، وتُتفق المواعيد مسبقًا.', '20 hours a week, agreed in advance.'],
    ['4 ساعات يوميًا خمسة أيام في الأسبوع.', 'Four hours a day, five days a week.'],
    ['مساءً وفي عطلة نهاية الأسبوع، نحو 24 ساعة أسبوعيًا.', 'Evenings and weekends, about 24 hours a week.'],
  ],
  temporary: [
    ['مدة العمل ثلاثة أشهر قابلة للتمديد.', 'Three months, with a chance of extension.'],
    ['عمل موسمي مدته 45 يومًا.', 'Seasonal work for 45 days.'],
  ],
  contract: [
    ['عقد لمدة سنة قابل للتجديد.', 'A one-year contract that can be renewed.'],
    [
      'عقد ينتهي بتسليم المشروع، ومدته المتوقعة ثمانية أشهر.',
      'A contract until the project is handed over, about eight months.',
    ],
  ],
  internship: [
    [
      'مدة التدريب ستة أشهر بمكافأة شهرية، من الأحد إلى الخميس.',
      'Six months with a monthly allowance, Sunday to Thursday.',
    ],
    ['تدريب لمدة فصل دراسي واحد يبدأ مع بداية الشهر القادم.', 'Training for one term, starting next month.'],
  ],
}

/** What is added where part of the week is worked from home. */
export const hybridHours: readonly Pair[] = [
  ['يومان في الأسبوع عن بُعد.', 'Two days a week from home.'],
  [
    'الاثنين والأربعاء في المكتب، وبقية الأيام عن بُعد.',
    'Monday and Wednesday at the office, the other days from home.',
  ],
  ['يوم في الأسبوع عن بُعد تختاره بنفسك.', 'One day a week from home, of your choice.'],
]

/** Last words of an ad. */
export const closings: readonly Pair[] = [
  [
    'نراجع الطلبات أولًا بأول، ونرد على كل متقدم خلال أسبوع.',
    'We read applications as they come and answer everyone within a week.',
  ],
  [
    'نتواصل مع من تناسبهم الوظيفة لتحديد موعد المقابلة.',
    'We will call suitable applicants to arrange an interview.',
  ],
  [
    'المقابلة الأولى هاتفية ولا تزيد على ربع ساعة.',
    'The first interview is by phone and takes no more than a quarter of an hour.',
  ],
  ['تبدأ المباشرة خلال أسبوعين من قبول العرض.', 'The start is within two weeks of accepting the offer.'],
  ['التقديم مفتوح حتى شغل الوظيفة.', 'Applications stay open until the job is filled.'],
  [
    'أرفق سيرتك الذاتية، ويكفي سطران تعرّف فيهما بنفسك.',
    'Attach your CV; two lines about yourself are enough.',
  ],
  ['الراتب المعلن صافٍ ويشمل البدلات.', 'The stated pay is net and includes allowances.'],
]

/** How an application goes on, in order. */
export const steps: readonly (readonly Pair[])[] = [
  [
    ['مكالمة تعارف قصيرة', 'A short call to get to know each other'],
    ['مقابلة في مقر العمل', 'An interview at the workplace'],
    ['عرض وظيفي مكتوب خلال أسبوع', 'A written offer within a week'],
  ],
  [
    ['مراجعة السيرة الذاتية', 'We read your CV'],
    ['مقابلة مع مدير القسم', 'An interview with the head of department'],
    ['يوم تجربة مدفوع', 'A paid trial day'],
  ],
]
