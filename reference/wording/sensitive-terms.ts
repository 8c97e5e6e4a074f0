import type { Exception, SensitiveTrait, Term } from './term.ts'

const peoples =
  '(?:egyptians?|indians?|pakistanis?|filipin[oa]s?|bangladeshis?|nepal(?:i|ese)s?|syrians?|yemenis?|sudanese|jordanians?|lebanese|moroccans?|tunisians?|kenyans?|ugandans?|sri lankans?|westerners?|europeans?|asians?|africans?|arabs?)'

const arabicPeoples =
  '(?:ال)?(?:مصري|هندي|باكستاني|فلبيني|بنغالي|بنجلاديشي|نيبالي|سوري|يمني|سوداني|اردني|لبناني|مغربي|تونسي|كيني|اوغندي|سريلانكي|اجنبي|وافد)(?:ه|ين|ات|ون)?'

/** Wording about nationality, religion, looks and disability, in English. */
export const sensitiveEnglishTerms: readonly Term<SensitiveTrait>[] = [
  { trait: 'nationality', pattern: `(?:only |for )?${peoples} (?:only|nationals?|preferred|candidates?)` },
  { trait: 'nationality', pattern: `prefer(?:ably|red)?:? (?:an? )?${peoples}` },
  { trait: 'nationality', pattern: '(?:nationality|passport) ?:? ?(?:must|required|preferred|only)' },
  { trait: 'nationality', pattern: `nationality ?:? ?${peoples}` },
  {
    trait: 'nationality',
    pattern: 'native english speakers? only|no expats?|expats? only|non[ -]saudis? only',
  },
  {
    trait: 'religion',
    pattern: '(?:non[ -])?(?:muslims?|christians?|hindus?|sunnis?|shia) (?:only|preferred|candidates?)',
  },
  { trait: 'religion', pattern: 'must be (?:a )?(?:muslim|christian|hindu|sunni|shia)|religion ?:' },
  {
    trait: 'looks',
    pattern:
      '(?:good[ -]looking|attractive|beautiful|handsome|presentable|pleasant|smart|good) (?:appearance|looks?|looking|candidates?|person)',
  },
  { trait: 'looks', pattern: 'good[ -]looking|fair skin(?:ned)?|slim|without (?:a )?hijab|no hijab' },
  {
    trait: 'looks',
    pattern: '(?:height|weight) ?:? ?(?:not less than|at least|above|below|under|over|max(?:imum)?) ?\\d+',
  },
  {
    trait: 'disability',
    pattern:
      '(?:no|without|free (?:of|from)) (?:any )?(?:physical |mental |health )?(?:disabilit(?:y|ies)|handicaps?|illness(?:es)?|diseases?)',
  },
  {
    trait: 'disability',
    pattern:
      '(?:able[ -]bodied|medically fit|physically (?:fit|healthy)|in (?:good|perfect|excellent) health)',
  },
]

/** The same in Arabic. */
export const sensitiveArabicTerms: readonly Term<SensitiveTrait>[] = [
  { trait: 'nationality', pattern: `(?:ال)?جنسيه ?:? ?(?:من )?${arabicPeoples}` },
  { trait: 'nationality', pattern: `(?:فقط )?(?:لل)?${arabicPeoples} (?:ال)?جنسيه` },
  { trait: 'nationality', pattern: `(?:يفضل|نفضل|الافضليه ل|مطلوب) (?:ان يكون )?${arabicPeoples}` },
  { trait: 'nationality', pattern: `(?:لل|من ال)?${arabicPeoples} فقط` },
  {
    trait: 'nationality',
    pattern: '(?:ل)?غير (?:ال)?سعودي(?:ين|ه|ات)? فقط|لا يقبل (?:ال)?(?:اجانب|وافدون|وافدين)',
  },
  {
    trait: 'religion',
    pattern: '(?:يشترط|يفضل|ان يكون|لل|ال)? ?(?:مسلم|مسيحي|هندوسي|سني|شيعي)(?:ه|ين|ات)? فقط',
  },
  {
    trait: 'religion',
    pattern: '(?:يشترط|يفضل) (?:ان يكون )?(?:مسلم|مسيحي|هندوسي)(?:ا|ه|ين|ات)?|(?:ال)?ديانه',
  },
  { trait: 'religion', pattern: '(?:غير )?(?:ال)?(?:مسلم|مسيحي)(?:ين|ات|ه)? (?:ال)?ديانه' },
  { trait: 'looks', pattern: '(?:حسن|حسنه|جميل|جميله|انيق|انيقه|لائق|لائقه) (?:ال)?(?:مظهر|هيئه|شكل|طله)' },
  { trait: 'looks', pattern: '(?:ال)?(?:مظهر|هيئه|شكل) (?:ال)?(?:حسن|حسنه|جميل|جذاب|لائق|لائقه|خارجي)' },
  {
    trait: 'looks',
    pattern: '(?:بيضاء|ابيض|فاتح|فاتحه) (?:ال)?بشره|(?:ال)?(?:طول|وزن) ?:? ?(?:لا يقل|لا يزيد|لا يتجاوز|من)',
  },
  { trait: 'looks', pattern: '(?:محجبه|غير محجبه|منقبه|جذابه?|رشيقه?)' },
  {
    trait: 'disability',
    pattern:
      '(?:خالي?|خاليه|سالما?|سليما?|سليمه) من (?:اي |ال)?(?:اعاقه|اعاقات|امراض|مرض|عاهات)(?: ال[ا-ي]+)?',
  },
  { trait: 'disability', pattern: '(?:سليما?|سليمه|لائقا?|لائقه) (?:بدنيا|جسديا|طبيا|صحيا)|سليم(?:ه)? البنيه' },
  {
    trait: 'disability',
    pattern: '(?:بدون|دون|لا يعاني من|لا تعاني من|عدم وجود) (?:اي )?(?:اعاقه|اعاقات|امراض|عاهات)',
  },
]

export const sensitiveExceptions: readonly Exception[] = [
  {
    pattern:
      '(?<!non[ -])(?:for )?saudi(?:s| nationals?| citizens?)?(?: only)?|(?:لل|ال)?سعودي(?:ين|ون|ه|ات)? (?:ال)?(?:جنسيه|فقط)',
    reason: 'The Labour Law reserves localised occupations for Saudi nationals.',
  },
  {
    pattern: 'regardless of [a-z, ]*(?:nationality|religion|appearance|race|disability)',
    reason: 'It promises equal treatment.',
  },
  {
    pattern: '(?:بغض النظر عن|دون تمييز في|من جميع|كل) [ا-ي، ]*(?:الجنسيات|الجنسيه|الديانه|الدين|الاعاقه)',
    reason: 'It promises equal treatment.',
  },
  {
    pattern:
      '(?:arab|asian|african|european|indian|lebanese) (?:food|cuisine|dishes|market|markets|restaurant)',
    reason: 'It names food or a market, not the applicant.',
  },
]
