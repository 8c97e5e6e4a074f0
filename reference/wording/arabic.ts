import { arabicOccupation } from './occupations.ts'
import type { Exception, Term } from './term.ts'

/** Words after which a person is asked for. */
const asked =
  '(?<=(?:مطلوب|نبحث عن|نطلب|نريد|نرغب في|يفضل|ويفضل|نفضل|الافضليه ل|ان يكون|ان تكون|يشترط|نوظف|توظيف|التقدم) ?)'

const people = '(?:ال)?(?:ذكور|اناث|رجال|نساء|سيدات|بنات|شباب|فتيات)'

/** «ذكر» as a person. Between such words it means to mention: «مع ذكر الراتب». */
export const arabicMale =
  '(?<!(?<![ء-ي])[وف]?(?:مع|يرجي|الرجاء|نرجو|نامل|دون|بدون|يجب|ينبغي|يلزم|ضروره|وجوب|سبق|عند|عدم|عليه|علي|عن|في|من|ثم|الذي|التي|كما|قد|تم) )ذكرا?(?! (?:ال|ما |ان |انه|اسم|رقم|سبب|كل|جميع|بعض|مدي|تفاصيل|خبرت|مهارات|تاريخ|عدد|نوع|ذلك|هذا|هذه|سنوات|مثال|امثله))'

/** Article 3 of the Saudi Labour Law forbids selection by sex, age or marital status in work and in its advertising. */
export const arabicTerms: readonly Term[] = [
  { trait: 'sex', pattern: `(?:لل?|من )?${people} فقط|فقط (?:لل?|من )?${people}` },
  {
    trait: 'sex',
    pattern: `(?:ال)?(?:وظيفه|وظائف|شاغر|تقديم|توظيف) (?:متاح(?:ه)? |مخصص(?:ه)? )?(?:لل)${people}`,
  },
  { trait: 'sex', pattern: '(?:ال)?جنس ?:? ?(?:ذكر|انثي|رجل|امراه)' },
  {
    trait: 'sex',
    pattern: `(?=ذكر|انثي)(?<=(?<![ء-ي])[وفلب]?${arabicOccupation} ?[(،,:–—-]? ?)(?:${arabicMale}|انثي)`,
  },
  { trait: 'sex', pattern: `${asked}(?:${arabicMale}|انثي)`, instead: 'شخص' },
  { trait: 'sex', pattern: `${asked}(?:رجل|امراه|سيده|فتاه|انسه|بنت)`, instead: 'شخص' },
  { trait: 'sex', pattern: `${asked}(?:رجال|نساء|سيدات|فتيات|بنات)`, instead: 'أشخاص' },
  { trait: 'sex', pattern: '(?:ال)?(?:عنصر|كادر|طاقم) (?:ال)?(?:نسائي|رجالي)' },
  { trait: 'sex', pattern: '(?:ال|لل)?(?:ذكور|اناث)' },
  {
    trait: 'age',
    pattern:
      '(?:ال)?عمر(?:ه|ها|ك)? ?:? ?(?:لا يتجاوز|لا يزيد|لا يقل|اقل من|اكثر من|بين|من|دون|تحت) ?(?:عن |علي )?\\d+',
  },
  { trait: 'age', pattern: '(?:لا يتجاوز|لا يزيد|لا يقل|الا يتجاوز|الا يزيد) (?:ال)?(?:عمر|سن)(?:ه|ها|ك)?' },
  { trait: 'age', pattern: 'سن(?:ه|ها|ك)? (?:لا يتجاوز|لا يزيد|اقل من|بين|من|دون|تحت) ?(?:عن |علي )?\\d+' },
  { trait: 'age', pattern: '(?:صغير|صغار|صغيره|حديث|حديثه) (?:ال)?سن' },
  { trait: 'age', pattern: 'شاب(?:ه|ا)?', instead: 'شخص' },
  { trait: 'age', pattern: 'شابين|شابات', instead: 'أشخاص' },
  { trait: 'age', pattern: `${asked}(?:ال)?شباب`, instead: 'أشخاص' },
  { trait: 'age', pattern: 'في (?:مقتبل|ريعان|عز) (?:ال)?(?:عمر|شباب)' },
  {
    trait: 'age',
    pattern: '(?:في )?(?:ال)?(?:عشرينات|عشرينيات|ثلاثينات|ثلاثينيات) (?:من )?(?:ال)?عمر(?:ه|ها)?',
  },
  { trait: 'age', pattern: '(?:ال)?(?:فئه|مرحله) (?:ال)?عمريه' },
  { trait: 'marital-status', pattern: '(?:غير )?متزوج(?:ه|ين|ات)?|اعزب|عزباء|عزاب|عازب(?:ه)?' },
  { trait: 'marital-status', pattern: '(?:ال)?حاله (?:ال)?اجتماعيه' },
]

export const arabicExceptions: readonly Exception[] = [
  {
    pattern: '(?:رجل|رجال) (?:ال)?(?:امن|اطفاء|اعمال|دفاع)|(?:سيده|سيدات) (?:ال)?اعمال',
    reason: 'It is the name of an occupation.',
  },
  {
    pattern: '(?:ما|من|وما) شابه(?:ه|ها|هم|هما)?(?: ذلك)?|شابه ذلك',
    reason: '«ما شابه» means "and the like" and shares its letters with «شابة».',
  },
  {
    pattern:
      '(?:شركه|شركات|فريق|فرق|علامه|مؤسسه|منشاه|منظمه|دوله|مدينه|مجتمع|جيل|اجيال|بيئه|روح|سوق) (?:سعودي(?:ه)? |عربي(?:ه)? |وطني(?:ه)? )?شاب(?:ه|ا)?',
    reason: 'It is about a company, a team or a market, not the applicant.',
  },
  {
    pattern: '(?:لجميع|كل|مختلف|جميع|لمختلف) (?:ال)?(?:فئات|مراحل) (?:ال)?عمريه',
    reason: 'It names customers of every age.',
  },
  {
    pattern:
      '(?:ال|لل)?(?:اطفال|طلاب|طلبه|رعايه|تعليم|تدريب) (?:[ا-ي]+ )?(?:في |من |ضمن )?(?:ال)?(?:فئه|مرحله) (?:ال)?عمريه',
    reason: 'It names pupils or customers.',
  },
  {
    pattern:
      '(?:ذكور|الذكور) ?(?:او|و|/|ام|-) ?(?:ال)?اناث|(?:اناث|الاناث) ?(?:او|و|/|ام|-) ?(?:ال)?ذكور|ذكرا? ?(?:او|و|/|ام|-) ?انثي|انثي ?(?:او|و|/|ام|-) ?ذكرا?',
    reason: 'It names both sexes.',
  },
  { pattern: '(?:للذكور|للرجال) (?:او|و) ?(?:للاناث|الاناث|للنساء|النساء)', reason: 'It names both sexes.' },
  {
    pattern:
      '(?:ملابس|ازياء|احذيه|عطور|مستلزمات|عبايات|صالون|مشغل|نادي|مركز|مراكز|عياده|عيادات|مستشفي|جناح|قاعه|سكن|مصلي|خياطه|محل|متجر|رياضه|كره|كوره|قسم|اقسام|مدرسه|مدارس|كليه|معهد|سوق|تدريس|تعليم|حلاقه|تجميل|منتجات) (?:لل?|ال)?(?:رجال|نساء|سيدات|بنات|شباب|فتيات|اناث|ذكور)',
    reason: 'It names goods, customers or a place of work, not the applicant.',
  },
  {
    pattern:
      '(?:معلم|مدرس|مدرب|خياط|حلاق|مصفف|كوافير)(?:ه|ين|ون|ات)?(?: [ء-ي]+){0,3} ?[-–—،(] ?(?:ال|لل)?(?:رجال|نساء|سيدات|بنات|شباب|فتيات)(?! فقط)',
    reason: 'It names pupils or customers.',
  },
  {
    pattern:
      '(?:لل|ال)?(?:رجال|بنين|اولاد) ?(?:و|او|/) ?(?:لل|ال)?(?:سيدات|نساء|بنات)|(?:لل|ال)?(?:سيدات|نساء|بنات) ?(?:و|او|/) ?(?:لل|ال)?(?:رجال|بنين|اولاد)',
    reason: 'It names both sexes.',
  },
  {
    pattern: '(?:ال)?نساء و ?(?:ال)?(?:ولاده|توليد)',
    reason: 'It is the name of a branch of medicine.',
  },
  {
    pattern: '(?:وصله|وصلات|موصل|موصلات|مقبس|قابس|كابل|طرف) (?:ذكر|انثي)',
    reason: 'It names a part of a machine.',
  },
  {
    pattern: '(?:خدمه|خدمات|بيع|مبيعات) (?:لل?|ال)?(?:رجال|نساء|سيدات|بنات|شباب)',
    reason: 'It names customers.',
  },
  { pattern: '(?:ال)?متزوجين حديثا', reason: 'It names customers.' },
]
