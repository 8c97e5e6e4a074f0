import type { Pair } from './role.ts'

/**
 * First sentences of an ad. {title}, {place}, {company} and {field} are filled in; {searches} is the Arabic verb that
 * follows the gender of the company's name. Those that name the company are for companies that have a name in the
 * language of the text.
 */
export type Opening = { text: Pair; needs?: 'company' | 'oneBranch' | 'newBranch' }

export const openings: readonly Opening[] = [
  {
    text: [
      'نبحث عن {title} للانضمام إلى فريقنا في {place}.',
      'We are looking for {a title} to join our team in {place}.',
    ],
  },
  {
    text: [
      'لدينا وظيفة {title} في {place}، ونستقبل الطلبات من اليوم.',
      'We take applications from today for {a title} in {place}.',
    ],
  },
  {
    text: [
      'فريقنا في {place} يكبر، ولهذا نبحث عن {title}.',
      'Our team is growing, so we are looking for {a title} in {place}.',
    ],
  },
  {
    text: [
      'مع اتساع أعمالنا في {place}، نحتاج إلى {title} في أقرب وقت.',
      'Our work is expanding, and we need {a title} soon in {place}.',
    ],
  },
  {
    text: [
      'نرغب في توظيف {title} للعمل معنا في {place}.',
      'We are hiring {a title} to work with us in {place}.',
    ],
  },
  {
    text: [
      'نعمل في {field}، ونبحث اليوم عن {title} في {place}.',
      'We work in {field} and are now looking for {a title} in {place}.',
    ],
  },
  {
    text: [
      'هذه فرصة عمل بوظيفة {title} في {place}، ضمن فريق متعاون وأهداف واضحة.',
      'A job as {a title} in {place}, in a helpful team with clear goals.',
    ],
  },
  {
    text: [
      'خلا مكان في فريقنا، ونبحث عن {title} لمقر العمل في {place}.',
      'A place in our team has come free: we are looking for {a title} in {place}.',
    ],
    needs: 'oneBranch',
  },
  {
    text: [
      'نستعد لافتتاح فرعنا الجديد في {place}، ونبحث عن {title} ضمن الفريق المؤسس.',
      'We are about to open a new branch in {place} and are looking for {a title} for its first team.',
    ],
    needs: 'newBranch',
  },
  {
    text: [
      '{searches} {company} عن {title} للعمل في {place}.',
      '{company} is looking for {a title} in {place}.',
    ],
    needs: 'company',
  },
  {
    text: [
      'وظيفة {title} متاحة الآن لدى {company} في {place}.',
      '{company} has an opening for {a title} in {place}.',
    ],
    needs: 'company',
  },
  {
    text: [
      'انضم إلينا في {company}: نحتاج إلى {title} في {place}.',
      'Come and work with us at {company}: we need {a title} in {place}.',
    ],
    needs: 'company',
  },
  {
    text: [
      '{company} من الأسماء المعروفة في {field}، ونبحث عن {title} لموقعنا في {place}.',
      '{company} is a familiar name in {field}. We are looking for {a title} for our site in {place}.',
    ],
    needs: 'company',
  },
]

export const remoteOpenings: readonly Opening[] = [
  {
    text: [
      'نبحث عن {title} للعمل عن بُعد من أي مدينة في المملكة.',
      'We are looking for {a title} to work remotely from any city in the Kingdom.',
    ],
  },
  {
    text: [
      'وظيفة {title} عن بُعد بالكامل، ونلتقي وجهًا لوجه مرة كل ربع سنة.',
      'A fully remote job as {a title}; we meet in person once a quarter.',
    ],
  },
  {
    text: [
      'فريقنا موزع بين خمس مدن، ونحتاج إلى {title} للعمل معنا عن بُعد.',
      'Our team is spread over five cities, and we need {a title} who works remotely.',
    ],
  },
  {
    text: [
      '{searches} {company} عن {title} للعمل عن بُعد بدوام مرن.',
      '{company} is looking for {a title} to work remotely with flexible hours.',
    ],
    needs: 'company',
  },
]
