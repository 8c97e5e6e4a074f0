import type { JobCategory } from '@qareeb/contract/job-ads'
import type { Pair, Week } from './role.ts'

/** What a company offers to those who stay. */
export const lastingBenefits: readonly Pair[] = [
  ['تأمين طبي لك ولعائلتك', 'Medical insurance for you and your family'],
  ['إجازة سنوية مدفوعة مدتها 30 يومًا', '30 days of paid annual leave'],
  ['مكافأة سنوية مرتبطة بالأداء', 'A yearly bonus that follows performance'],
  ['مراجعة الراتب كل سنة', 'A pay review every year'],
  [
    'فرص ترقية حقيقية، وأغلب مشرفينا بدؤوا موظفين عندنا',
    'Real promotion: most of our supervisors started out here',
  ],
  ['إجازة مرضية ومناسبات عائلية كما ينص النظام وزيادة', 'Sick and family leave beyond what the law asks'],
]

/** What it offers to everybody, also for a few hours or weeks. */
export const commonBenefits: readonly Pair[] = [
  ['تسجيل في التأمينات الاجتماعية من اليوم الأول', 'Social insurance from day one'],
  ['راتب يُصرف في السابع والعشرين من كل شهر بلا تأخير', 'Pay on the 27th of every month, without delay'],
  ['تدريب مدفوع الأجر في البداية', 'Paid training at the start'],
  ['فريق متعاون ومشرف يسمع', 'A helpful team and a supervisor who listens'],
  ['شهادة خبرة عند نهاية العمل', 'A certificate of experience at the end'],
]

/** What suits the way the week runs. */
export const benefitsByWeek: Readonly<Record<Week, readonly Pair[]>> = {
  office: [
    ['دوام مرن يبدأ بين السابعة والتاسعة صباحًا', 'A flexible start between 7 and 9 a.m.'],
    ['ميزانية سنوية للدورات والشهادات المهنية', 'A yearly budget for courses and certificates'],
    ['حاسب محمول من اختيارك', 'A laptop of your choice'],
    ['مواقف سيارات مظللة', 'Shaded parking'],
    ['مكان عمل هادئ ومضاء جيدًا', 'A quiet, well-lit place to work'],
  ],
  shifts: [
    ['أجر إضافي عن كل ساعة فوق الدوام', 'Overtime pay for every extra hour'],
    ['بدل للورديات الليلية', 'An allowance for night shifts'],
    ['زي العمل وغسله على حسابنا', 'Uniform and laundry at our expense'],
    ['وجبة في كل وردية', 'A meal on every shift'],
    ['مواصلات من نقاط قريبة من السكن', 'Transport from stops close to home'],
  ],
  split: [
    ['جدول دوام معلن قبل أسبوعين', 'A rota announced two weeks ahead'],
    ['زي عمل مجاني', 'A free uniform'],
    ['مكافأة في المواسم', 'A bonus in high season'],
  ],
  field: [
    ['سيارة عمل مع بطاقة وقود', 'A company car with a fuel card'],
    ['بدل جوال وإنترنت', 'A phone and internet allowance'],
    ['بدل سفر ومبيت عند الحاجة', 'Travel and overnight allowance when needed'],
    ['حوافز شهرية على تحقيق الهدف', 'Monthly incentives for meeting the target'],
  ],
  school: [
    ['خصم على رسوم أبناء منسوبي المدرسة', 'A discount on fees for staff children'],
    ['إجازة صيفية مدفوعة', 'Paid summer holidays'],
    ['دورات تطوير مهني كل فصل دراسي', 'Professional development every term'],
    ['نصاب حصص معتدل', 'A moderate number of lessons'],
  ],
  site: [
    ['سكن قريب من الموقع ومواصلات يومية', 'Housing near the site and daily transport'],
    ['معدات وقاية شخصية كاملة', 'Full personal protective equipment'],
    ['وجبة غداء في الموقع', 'Lunch on site'],
    ['أجر إضافي عن ساعات العمل الزائدة', 'Overtime pay'],
    ['تذكرة سفر سنوية', 'A yearly flight ticket'],
  ],
}

/** What only some kinds of work offer, besides the others. */
export const benefitsByCategory: Readonly<Partial<Record<JobCategory, readonly Pair[]>>> = {
  healthcare: [
    ['تغطية رسوم التصنيف والتسجيل المهني', 'Professional registration fees paid'],
    ['ساعات تعليم طبي مستمر مدفوعة', 'Paid continuing medical education'],
    ['تأمين ضد الأخطاء المهنية', 'Malpractice cover'],
  ],
  retail: [
    ['عمولة شهرية على المبيعات', 'A monthly commission on sales'],
    ['خصم للموظفين يصل إلى 25%', 'A staff discount of up to 25%'],
  ],
  sales: [
    ['عمولة شهرية بلا سقف', 'A monthly commission without a ceiling'],
    ['رحلة سنوية لأفضل ثلاثة في المبيعات', 'A yearly trip for the three best sellers'],
  ],
}

/** What takes the place of shaded parking for those who never come in. */
export const remoteBenefits: readonly Pair[] = [
  ['بدل إنترنت وتجهيز مكتب منزلي', 'An allowance for internet and a home desk'],
  ['حاسب محمول يصلك قبل يومك الأول', 'A laptop that reaches you before your first day'],
  ['ساعات مرنة حول أربع ساعات مشتركة', 'Flexible hours around four that we share'],
]
