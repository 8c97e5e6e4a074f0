import type { JobCategory } from '@qareeb/contract/job-ads'
import type { Sentence, Week } from '../role.ts'

const shopsAndSalons = ['retail', 'pharmacy', 'beauty', 'gym', 'workshop'] as const

/** Benefits of a company for long-term employees. */
export const lastingBenefits: readonly Sentence[] = [
  ['تأمين طبي لك ولعائلتك', 'Medical insurance for you and your family'],
  ['إجازة سنوية مدفوعة مدتها 30 يومًا', '30 days of paid annual leave'],
  ['مكافأة سنوية مرتبطة بالأداء', 'A yearly performance bonus'],
  ['مراجعة الراتب كل سنة', 'A pay review every year'],
  [
    'فرص ترقية حقيقية، وأغلب مشرفينا بدؤوا موظفين عندنا',
    'Real prospects: most of our supervisors started out as staff',
  ],
  ['إجازات مرضية وعائلية تزيد على ما ينص عليه النظام', 'More sick and family leave than the law requires'],
]

/** Benefits for everyone, also for a few hours or weeks. */
export const commonBenefits: readonly Sentence[] = [
  ['تسجيل في التأمينات الاجتماعية من اليوم الأول', 'Social insurance from day one'],
  ['راتب يُصرف في السابع والعشرين من كل شهر بلا تأخير', 'Pay on the 27th of every month, without delay'],
  ['تدريب مدفوع الأجر في البداية', 'Paid training at the start'],
  ['فريق متعاون ومدير ينصت', 'A helpful team and a manager who listens'],
  ['شهادة خبرة عند انتهاء العمل', 'A certificate of experience at the end', { isLasting: false }],
]

/** Benefits that suit the working week. */
export const benefitsByWeek: Readonly<Record<Week, readonly Sentence[]>> = {
  office: [
    [
      'دوام مرن يبدأ بين السابعة والتاسعة صباحًا',
      'A flexible start between 7 and 9 a.m.',
      { start: 'flexible', worksAtDesk: true },
    ],
    [
      'ميزانية سنوية للدورات والشهادات المهنية',
      'A yearly budget for courses and certificates',
      { worksAtDesk: true },
    ],
    ['حاسب محمول من اختيارك', 'A laptop of your choice', { worksAtDesk: true }],
    ['مواقف سيارات مظللة', 'Shaded parking'],
    ['مكان عمل هادئ ومضاء جيدًا', 'A quiet, well-lit place to work'],
  ],
  shifts: [
    ['أجر إضافي عن كل ساعة فوق الدوام', 'Overtime pay for every extra hour'],
    ['بدل للورديات الليلية', 'An allowance for night shifts', { rota: 'rotating' }],
    ['زي العمل وغسله على حسابنا', 'Uniform and laundry at our expense', { worksAtDesk: false }],
    ['وجبة في كل وردية', 'A meal on every shift'],
    ['مواصلات من نقاط قريبة من السكن', 'Transport from stops close to home'],
  ],
  split: [
    ['جدول دوام معلن قبل أسبوعين', 'A rota announced two weeks ahead'],
    ['زي عمل مجاني', 'A free uniform', { at: shopsAndSalons }],
    ['مكافأة في المواسم', 'A bonus in high season', { at: [...shopsAndSalons, 'hotel', 'restaurant'] }],
    ['موقف سيارة مظلل', 'A shaded parking space'],
    ['دورات تدريبية مدفوعة كل سنة', 'Paid training courses every year'],
  ],
  field: [
    ['سيارة عمل مع بطاقة وقود', 'A company car with a fuel card', { drivesCar: true }],
    ['بدل جوال وإنترنت', 'A phone and internet allowance'],
    ['بدل سفر ومبيت عند الحاجة', 'Travel and overnight allowance when needed'],
    ['حوافز شهرية على تحقيق الهدف', 'Monthly incentives for meeting targets', { sells: true }],
  ],
  school: [
    ['خصم على رسوم أبناء منسوبي المدرسة', 'A discount on school fees for the children of staff'],
    ['إجازة صيفية مدفوعة', 'Paid summer holidays'],
    ['دورات تطوير مهني كل فصل دراسي', 'Professional development every term'],
    ['نصاب حصص معتدل', 'A moderate teaching load'],
  ],
  site: [
    ['سكن قريب من الموقع ومواصلات يومية', 'Housing near the site and daily transport'],
    ['معدات وقاية شخصية كاملة', 'Full personal protective equipment'],
    ['وجبة غداء في الموقع', 'Lunch on site'],
    ['أجر إضافي عن ساعات العمل الزائدة', 'Overtime pay'],
    ['تذكرة سفر سنوية', 'A yearly flight ticket'],
  ],
}

/** Further benefits of some kinds of work alone. */
export const benefitsByCategory: Readonly<Partial<Record<JobCategory, readonly Sentence[]>>> = {
  healthcare: [
    ['تغطية رسوم التصنيف والتسجيل المهني', 'Professional registration fees paid'],
    ['ساعات تعليم طبي مستمر مدفوعة', 'Paid continuing medical education'],
    ['تأمين ضد الأخطاء المهنية على حسابنا', 'Malpractice cover at our expense', { insuredBy: 'employer' }],
  ],
  retail: [
    ['عمولة شهرية على المبيعات', 'A monthly commission on sales', { sells: true }],
    ['خصم للموظفين يصل إلى 25%', 'A staff discount of up to 25%'],
  ],
  sales: [
    ['عمولة شهرية بلا سقف', 'A monthly commission without a ceiling'],
    ['رحلة سنوية لأفضل ثلاثة في المبيعات', 'A yearly trip for the three best sellers'],
  ],
}

/** Replacements of shaded parking for those who never come in. */
export const remoteBenefits: readonly Sentence[] = [
  ['بدل إنترنت وتجهيز مكتب منزلي', 'An allowance for internet and a home desk'],
  ['حاسب محمول يصلك قبل يومك الأول', 'A laptop that reaches you before your first day'],
  [
    'ساعات عمل مرنة، منها أربع يلتقي فيها الفريق كله',
    'Flexible hours, four of which the whole team shares',
    { start: 'flexible' },
  ],
]
