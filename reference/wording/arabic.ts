import type { Exception, Term } from './term.ts'

const people = '(?:ال)?(?:ذكور|اناث|رجال|نساء|سيدات|بنات|شباب|فتيات)'

/** Article 3 of the Saudi Labour Law forbids selection by sex, age or marital status in work and in its advertising. */
export const arabicTerms: readonly Term[] = [
  { trait: 'sex', pattern: `(?:لل?|من )?${people} فقط|فقط (?:لل?|من )?${people}` },
  {
    trait: 'sex',
    pattern: `(?:ال)?(?:وظيفه|وظائف|شاغر|تقديم|توظيف) (?:متاح(?:ه)? |مخصص(?:ه)? )?(?:لل)${people}`,
  },
  { trait: 'sex', pattern: '(?:ال)?جنس ?:? ?(?:ذكر|انثي|رجل|امراه)' },
  { trait: 'sex', pattern: '(?:موظف|شخص|مرشح|متقدم) (?:ذكر|انثي)' },
  { trait: 'sex', pattern: '(?:ال|لل)?(?:ذكور|اناث)' },
  {
    trait: 'age',
    pattern:
      '(?:ال)?عمر(?:ه|ها|ك)? ?:? ?(?:لا يتجاوز|لا يزيد|لا يقل|اقل من|اكثر من|بين|من|دون|تحت) ?(?:عن |علي )?\\d+',
  },
  { trait: 'age', pattern: '(?:لا يتجاوز|لا يزيد|لا يقل|الا يتجاوز|الا يزيد) (?:ال)?(?:عمر|سن)(?:ه|ها|ك)?' },
  { trait: 'age', pattern: 'سن(?:ه|ها|ك)? (?:لا يتجاوز|لا يزيد|اقل من|بين|من|دون|تحت) ?(?:عن |علي )?\\d+' },
  { trait: 'age', pattern: '(?:صغير|صغار|حديث) (?:ال)?سن' },
  { trait: 'marital-status', pattern: '(?:غير )?متزوج(?:ه|ين|ات)?|اعزب|عزباء|عزاب|عازب(?:ه)?' },
  { trait: 'marital-status', pattern: '(?:ال)?حاله (?:ال)?اجتماعيه' },
]

export const arabicExceptions: readonly Exception[] = [
  {
    pattern: '(?:ذكور|الذكور) (?:او|و) ?(?:ال)?اناث|(?:اناث|الاناث) (?:او|و) ?(?:ال)?ذكور',
    reason: 'It names both sexes.',
  },
  { pattern: '(?:للذكور|للرجال) (?:او|و) ?(?:للاناث|الاناث|للنساء|النساء)', reason: 'It names both sexes.' },
  {
    pattern:
      '(?:ملابس|ازياء|احذيه|عطور|مستلزمات|عبايات|صالون|مشغل|نادي|قسم|اقسام|مدرسه|مدارس|كليه|معهد|سوق|تدريس|تعليم|حلاقه|تجميل|منتجات) (?:لل?|ال)?(?:رجال|نساء|سيدات|بنات|شباب|فتيات|اناث|ذكور)',
    reason: 'It names goods, customers or a place of work, not the applicant.',
  },
  {
    pattern: '(?:خدمه|خدمات|بيع|مبيعات) (?:لل?|ال)?(?:رجال|نساء|سيدات|بنات|شباب)',
    reason: 'It names customers.',
  },
  { pattern: '(?:ال)?متزوجين حديثا', reason: 'It names customers.' },
]
