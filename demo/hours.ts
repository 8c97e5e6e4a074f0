import type { EmploymentType } from '@qareeb/contract/job-ads'
import type { Sentence, Week } from './role.ts'

/** When the work is done, for a whole week of it. */
export const hoursByWeek: Readonly<Record<Week, readonly Sentence[]>> = {
  office: [
    [
      'من الأحد إلى الخميس، من 8 صباحًا حتى 5 مساءً.',
      'Sunday to Thursday, 8 a.m. to 5 p.m.',
      { start: 'fixed', days: 'weekdays', daysOff: 2 },
    ],
    [
      'من الأحد إلى الخميس، من 9 صباحًا حتى 6 مساءً، والجمعة والسبت إجازة.',
      'Sunday to Thursday, 9 a.m. to 6 p.m., with Friday and Saturday off.',
      { start: 'fixed', days: 'weekdays', daysOff: 2 },
    ],
    [
      'من الأحد إلى الخميس، 40 ساعة في الأسبوع، وساعة الحضور مرنة.',
      'Sunday to Thursday, 40 hours a week, with a flexible start.',
      { start: 'flexible', days: 'weekdays', daysOff: 2 },
    ],
  ],
  shifts: [
    [
      'ورديات من 8 ساعات تتناوب شهريًا، مع يوم راحة كل أسبوع.',
      'Eight-hour shifts that rotate monthly, with one day off a week.',
      { start: 'fixed', days: 'rota', daysOff: 1, rota: 'rotating' },
    ],
    [
      '48 ساعة في الأسبوع على ثلاث ورديات، ويُعلن الجدول مقدمًا.',
      '48 hours a week in three shifts; the rota is announced in advance.',
      { start: 'fixed', days: 'rota', daysOff: 1, rota: 'rotating' },
    ],
    [
      'وردية صباحية أو مسائية، ويومان راحة متتاليان كل أسبوع.',
      'Morning or evening shift, with two days off in a row.',
      { start: 'fixed', days: 'rota', daysOff: 2, rota: 'fixed' },
    ],
  ],
  split: [
    [
      'فترتان: من 9 صباحًا إلى 12 ظهرًا، ومن 4 عصرًا إلى 10 مساءً.',
      'Split shift: 9 a.m. to noon and 4 to 10 p.m.',
      { start: 'fixed' },
    ],
    [
      'من 1 ظهرًا حتى 10 مساءً، ويوم راحة في وسط الأسبوع.',
      '1 p.m. to 10 p.m., with a day off in midweek.',
      { start: 'fixed', daysOff: 1 },
    ],
    [
      '48 ساعة في الأسبوع، صباحًا أو مساءً بالتناوب.',
      '48 hours a week, alternating between mornings and evenings.',
      { start: 'fixed', daysOff: 1 },
    ],
  ],
  field: [
    [
      'من السبت إلى الخميس، ومعظم اليوم خارج المكتب.',
      'Saturday to Thursday, most of the day out of the office.',
      { daysOff: 1 },
    ],
    [
      'من الأحد إلى الخميس، ويُرتب جدول العمل كل أسبوع.',
      'Sunday to Thursday, on a schedule that is set every week.',
      { days: 'weekdays', daysOff: 2 },
    ],
  ],
  school: [
    [
      'من الأحد إلى الخميس، من 6:45 صباحًا حتى 1:30 ظهرًا.',
      'Sunday to Thursday, 6:45 a.m. to 1:30 p.m.',
      { start: 'fixed', days: 'weekdays', daysOff: 2 },
    ],
    [
      'حسب التقويم الدراسي، من 7 صباحًا حتى 2 ظهرًا.',
      'School days only, 7 a.m. to 2 p.m.',
      { start: 'fixed', days: 'weekdays', daysOff: 2 },
    ],
  ],
  site: [
    [
      'من السبت إلى الخميس، من 7 صباحًا حتى 4 عصرًا.',
      'Saturday to Thursday, 7 a.m. to 4 p.m.',
      { start: 'fixed', daysOff: 1 },
    ],
    [
      'ستة أيام في الأسبوع، 8 ساعات يوميًا، مع مراعاة حظر العمل تحت الشمس صيفًا.',
      'Six days a week, eight hours a day, with the midday break in summer.',
      { daysOff: 1 },
    ],
  ],
}

/** When it is part of a week. */
export const partTimeHours: readonly Sentence[] = [
  ['20 ساعة في الأسبوع، ويُتفق على المواعيد مسبقًا.', '20 hours a week, at times agreed in advance.'],
  ['4 ساعات يوميًا، خمسة أيام في الأسبوع.', 'Four hours a day, five days a week.', { daysOff: 2 }],
  [
    'مساءً وفي عطلة نهاية الأسبوع، نحو 24 ساعة أسبوعيًا.',
    'Evenings and weekends, about 24 hours a week.',
    { start: 'evening', days: 'weekends' },
  ],
]

/** How long the work lasts where it has an end. */
export const durations: Readonly<Partial<Record<EmploymentType, readonly Sentence[]>>> = {
  temporary: [
    ['ثلاثة أشهر قابلة للتمديد.', 'Three months, with the possibility of an extension.'],
    ['عمل موسمي لمدة 45 يومًا.', 'Seasonal work for 45 days.'],
  ],
  contract: [
    ['سنة قابلة للتجديد.', 'One year, renewable.'],
    [
      'حتى تسليم المشروع، والمتوقع ثمانية أشهر.',
      'Until the project is handed over, which we expect to take eight months.',
      { at: ['building', 'consulting', 'energy', 'marketing', 'property', 'tech'] },
    ],
  ],
  internship: [
    ['ستة أشهر بمكافأة شهرية.', 'Six months, with a monthly allowance.'],
    [
      'فصل دراسي واحد يبدأ مع مطلع الشهر القادم.',
      'One university term, starting at the beginning of next month.',
      { begins: 'next-month', hasGraduated: false },
    ],
  ],
}

/** The addition where part of the week is worked from home. */
export const hybridHours: readonly Sentence[] = [
  ['يومان في الأسبوع عن بُعد.', 'Two days a week from home.'],
  [
    'الاثنين والأربعاء في المكتب، وبقية الأيام عن بُعد.',
    'Monday and Wednesday at the office, the other days from home.',
    { days: 'weekdays' },
  ],
  ['يوم في الأسبوع عن بُعد تختاره بنفسك.', 'One day a week from home, of your choice.'],
]
