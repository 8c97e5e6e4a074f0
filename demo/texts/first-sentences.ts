import type { Sentence } from '../role.ts'

/**
 * First sentences of an ad. {title}, {place}, {company} and {field} are filled in; {searches} is the Arabic verb that
 * follows the gender of the company's name. Those that name the company are for companies that have a name in the
 * language of the text.
 */
export const firstSentences: readonly Sentence[] = [
  [
    'نبحث عن {title} للانضمام إلى فريقنا في {place}.',
    'We are looking for {a title} to join our team in {place}.',
    { isRemote: false },
  ],
  [
    'لدينا وظيفة {title} في {place}، ونستقبل الطلبات من اليوم.',
    'We have an opening for {a title} in {place} and are taking applications from today.',
    { isRemote: false },
  ],
  [
    'فريقنا في {place} يكبر، ولهذا نبحث عن {title}.',
    'Our team in {place} is growing, so we are looking for {a title}.',
    { isRemote: false },
  ],
  [
    'مع اتساع أعمالنا في {place}، نحتاج إلى {title} في أقرب وقت.',
    'As our work in {place} expands, we need {a title} soon.',
    { isRemote: false },
  ],
  [
    'نرغب في توظيف {title} للعمل معنا في {place}.',
    'We are hiring {a title} to work with us in {place}.',
    { isRemote: false },
  ],
  [
    'نعمل في {field}، ونبحث اليوم عن {title} في {place}.',
    'We work in {field} and are now looking for {a title} in {place}.',
    { isRemote: false },
  ],
  [
    'نحتاج إلى {title} في {place} ضمن فريق متعاون له أهداف واضحة.',
    'We need {a title} in {place} for a friendly team with clear goals.',
    { isRemote: false },
  ],
  [
    'خلا مكان في فريقنا، ونبحث عن {title} لمقر العمل في {place}.',
    'A position has opened up in our team: we are looking for {a title} in {place}.',
    { isRemote: false, isOneBranch: true },
  ],
  [
    'نستعد لافتتاح فرعنا الجديد في {place}، ونبحث عن {title} ضمن الفريق المؤسس.',
    'We are about to open a new branch in {place} and are looking for {a title} to join its founding team.',
    { isRemote: false, isOneBranch: true, hasPast: false },
  ],
  [
    '{searches} {company} عن {title} للعمل في {place}.',
    '{company} is looking for {a title} in {place}.',
    { isRemote: false, isNamed: true },
  ],
  [
    'وظيفة {title} متاحة الآن لدى {company} في {place}.',
    '{company} has an opening for {a title} in {place}.',
    { isRemote: false, isNamed: true },
  ],
  [
    'انضم إلينا في {company}: نحتاج إلى {title} في {place}.',
    'Come and work with us at {company}: we need {a title} in {place}.',
    { isRemote: false, isNamed: true },
  ],
  [
    '{company} من الأسماء المعروفة في {field}، ونبحث عن {title} لموقعنا في {place}.',
    '{company} is a familiar name in {field}. We are looking for {a title} for our site in {place}.',
    { isRemote: false, isNamed: true, isOneBranch: true },
  ],
  [
    'نبحث عن {title} للعمل عن بُعد من أي مدينة في المملكة.',
    'We are looking for {a title} to work remotely from any city in the Kingdom.',
    { isRemote: true },
  ],
  [
    'وظيفة {title} عن بُعد بالكامل، ونلتقي وجهًا لوجه مرة كل ثلاثة أشهر.',
    'A fully remote job as {a title}; we meet in person every three months.',
    { isRemote: true },
  ],
  [
    'فريقنا موزع بين خمس مدن، ونحتاج إلى {title} للعمل معنا عن بُعد.',
    'Our team is spread over five cities, and we need {a title} who works remotely.',
    { isRemote: true },
  ],
  [
    '{searches} {company} عن {title} للعمل عن بُعد بدوام مرن.',
    '{company} is looking for {a title} to work remotely with flexible hours.',
    { isRemote: true, isNamed: true, start: 'flexible' },
  ],
]
