import { source } from '../../phrase.ts'

/** Sentences of a rejection, by its reason; without a reason the mail says none. */
export const reasons = source({
  'other-candidate': 'وقع الاختيار على شخص آخر أقرب إلى متطلبات العمل.',
  requirements: 'لا تتطابق الخبرة أو المؤهلات مع ما تتطلبه هذه الوظيفة.',
  location: 'مكان العمل بعيد عن سكنك.',
  filled: 'شُغلت الوظيفة.',
})

/** How the search for a person ended, as mails about a closed ad say it. */
export const outcomes = source({
  'hired-here': 'شُغلت الوظيفة عبر هذا الإعلان.',
  'hired-elsewhere': 'شُغلت الوظيفة بطريقة أخرى.',
  cancelled: 'توقّف البحث عن موظف لهذه الوظيفة.',
  none: 'انتهى الإعلان.',
})

export const applicationSent = source({
  subject: 'وصل طلبك إلى الشركة عبر {site}',
  preheader: 'يمكنك متابعته في أي وقت.',
  paragraphs: [
    'أُرسل طلبك لوظيفة {jobTitle} إلى {company}.',
    'نخبرك حين يتغيّر شيء، ويمكنك سحب الطلب متى شئت.',
  ],
  button: 'متابعة الطلب',
})

export const applicationSentToConfirm = source({
  subject: 'أكّد بريدك لمتابعة طلبك في {site}',
  preheader: 'وصل طلبك إلى الشركة، وبقي تأكيد البريد.',
  paragraphs: [
    'أُرسل طلبك لوظيفة {jobTitle} إلى {company}.',
    'يؤكد الزر أدناه أن هذا البريد لك، ويفتح صفحة الطلب: أين وصل، ومتى يُتوقع الرد، وكيف تسحبه.',
  ],
  button: 'تأكيد البريد ومتابعة الطلب',
  footnote: 'لم تتقدّم لهذه الوظيفة؟ افتح الصفحة واسحب الطلب، أو راسلنا على {supportEmail}.',
})

export const applicationInProgress = source({
  subject: 'طلبك قيد المراجعة',
  preheader: 'اطّلع الفريق على طلبك وبدأ مراجعته.',
  paragraphs: ['بدأت {company} مراجعة طلبك لوظيفة {jobTitle}.'],
  button: 'متابعة الطلب',
})

export const applicationReopened = source({
  subject: 'أُعيد فتح طلبك',
  preheader: 'تنظر الشركة في طلبك من جديد.',
  paragraphs: ['تنظر {company} في طلبك لوظيفة {jobTitle} من جديد، ولم يعد القرار السابق قائمًا.'],
  button: 'متابعة الطلب',
})

export const applicationHired = source({
  subject: 'قُبل طلبك',
  preheader: 'خبر سار عن طلبك.',
  paragraphs: ['اختارتك {company} لوظيفة {jobTitle}. تهانينا.', 'ستتواصل معك الشركة بشأن الخطوات التالية.'],
  button: 'عرض الطلب',
})

export const applicationRejected = source({
  subject: 'رد على طلبك',
  preheader: 'وصل رد الشركة.',
  paragraphs: [
    'شكرًا على اهتمامك بوظيفة {jobTitle} لدى {company}. لم يُقبل طلبك هذه المرة.',
    'نتمنى لك التوفيق، وقد تكون وظيفة أخرى أقرب إليك.',
  ],
  button: 'عرض الطلب',
})

export const applicationRejectedWithReason = source({
  subject: 'رد على طلبك',
  preheader: 'وصل رد الشركة.',
  paragraphs: ['شكرًا على اهتمامك بوظيفة {jobTitle} لدى {company}. لم يُقبل طلبك هذه المرة.'],
  facts: ['رد الشركة: {reason}'],
  advice: 'نتمنى لك التوفيق، وقد تكون وظيفة أخرى أقرب إليك.',
  button: 'عرض الطلب',
})

export const applicationUnanswered = source({
  subject: 'لم يصل رد على طلبك في موعده',
  preheader: 'ذكّرنا الشركة بموعدها.',
  paragraphs: [
    'وعدت {company} بالرد على طلبك لوظيفة {jobTitle} حتى {day}، ولم يصل رد بعد.',
    'ذكّرنا الشركة بذلك. يبقى طلبك لديها، ولا ننصح بانتظارها وحدها: تابع التقديم لوظائف أخرى.',
  ],
  button: 'عرض الطلب',
})

export const answerOverdue = source({
  subject: 'رد على متقدّم تجاوز موعده',
  preheader: 'انتهى الموعد الذي وُعد به بعد المقابلة.',
  paragraphs: [
    'كان موعد الرد على طلب {candidate} لوظيفة {jobTitle} {day}، ولم يُرسل رد. أبلغنا صاحب الطلب بذلك.',
    'رد قصير، حتى لو كان اعتذارًا، أفضل من الصمت.',
  ],
  button: 'عرض الطلب والرد عليه',
})

export const hiredWithdrew = source({
  subject: 'انسحب متقدّم بعد توظيفه',
  preheader: 'اعتذر عن الوظيفة متقدّم وظّفته شركتك.',
  paragraphs: [
    'سُحب طلب {candidate} لوظيفة {jobTitle} بعد أن قبلته شركتك.',
    'مُحيت الرسالة والملف ورقم الجوال، وبقي الاسم وما كتبه فريقك.',
  ],
  button: 'عرض الطلب',
})

export const applicationAdClosed = source({
  subject: 'أُغلق إعلان تقدّمت إليه',
  preheader: 'لم يعد الإعلان مفتوحًا.',
  paragraphs: [
    'أغلقت {company} إعلان وظيفة {jobTitle}. {outcome}',
    'شكرًا على اهتمامك، وقد تكون وظيفة أخرى أقرب إليك.',
  ],
  button: 'عرض الطلب',
})

export const applicationAdExpired = source({
  subject: 'انتهى إعلان تقدّمت إليه بلا رد',
  preheader: 'انتهت مدة الإعلان قبل أسبوعين.',
  paragraphs: [
    'انتهى إعلان وظيفة {jobTitle} لدى {company} قبل أسبوعين، ولم يصل رد على طلبك.',
    'قد ترد الشركة لاحقًا، ولا ننصح بانتظارها: تابع التقديم لوظائف أخرى.',
  ],
  button: 'عرض الطلب',
})

export const applicationCompanyDeleted = source({
  subject: 'أُغلق طلبك لأن الشركة غادرت {site}',
  preheader: 'مُحيت بيانات طلبك مع الشركة.',
  paragraphs: [
    'حُذفت شركة {company} من {site}، فأُغلق طلبك لوظيفة {jobTitle} ومُحيت بياناته وملفه.',
    'شكرًا على اهتمامك، وقد تكون وظيفة أخرى أقرب إليك.',
  ],
})

export const applicationAnswer = source({
  subject: 'رد على طلبك',
  preheader: 'وصل رد الشركة.',
  paragraphs: ['{letter}'],
  facts: ['من {company} بشأن طلبك لوظيفة {jobTitle}.'],
  button: 'عرض الطلب',
})

export const applicationMessage = source({
  subject: 'رسالة من الشركة بشأن طلبك',
  preheader: 'كتبت إليك الشركة.',
  paragraphs: ['{letter}'],
  facts: ['من {company} بشأن طلبك لوظيفة {jobTitle}.'],
  button: 'عرض الطلب',
})

export const candidateMention = source({
  subject: 'أشار إليك زميل في تعليق على متقدّم',
  preheader: 'تعليق للفريق وحده.',
  paragraphs: ['أشار إليك {colleague} في تعليق على {candidate}، من المتقدّمين لوظيفة {jobTitle}.'],
  button: 'فتح الطلب والتعليق',
})

/** How many candidates an ad has, in mails to its team. */
export const counts = source({
  fresh: {
    zero: 'لا متقدّمين جدد',
    one: 'متقدّم جديد واحد',
    two: 'متقدّمان جديدان',
    few: '{count} متقدّمين جدد',
    many: '{count} متقدّمًا جديدًا',
    other: '{count} متقدّم جديد',
  },
  waiting: {
    zero: 'لا أحد ينتظر منذ أكثر من 7 أيام',
    one: 'متقدّم واحد ينتظر منذ أكثر من 7 أيام',
    two: 'متقدّمان ينتظران منذ أكثر من 7 أيام',
    few: '{count} متقدّمين ينتظرون منذ أكثر من 7 أيام',
    many: '{count} متقدّمًا ينتظرون منذ أكثر من 7 أيام',
    other: '{count} متقدّم ينتظرون منذ أكثر من 7 أيام',
  },
  others: {
    zero: 'لا إعلانات أخرى',
    one: 'إعلان آخر',
    two: 'إعلانان آخران',
    few: '{count} إعلانات أخرى',
    many: '{count} إعلانًا آخر',
    other: '{count} إعلان آخر',
  },
})

export const firstCandidates = source({
  subject: 'وصل أول المتقدّمين إلى إعلانك الوظيفي',
  preheader: 'افتح القائمة لمعرفة من تقدّم.',
  paragraphs: ['بدأت الطلبات تصل إلى إعلان من إعلانات {company}:'],
  rows: '{rows}',
  advice: 'ونخبرك بمن يتقدّم بعد ذلك مرة واحدة في اليوم، صباحًا.',
  button: 'عرض المتقدّمين',
  otherLink: 'اختيار ما يصلك من رسائل في الإعدادات',
})

export const newCandidates = source({
  subject: 'متقدّمون جدد لإعلاناتك الوظيفية',
  preheader: 'كم متقدّمًا جديدًا لديك، وكم متقدّمًا طال انتظاره.',
  paragraphs: ['متقدّمون جدد لإعلانات {company} منذ رسالتنا السابقة:'],
  rows: '{rows}',
  button: 'عرض كل المتقدّمين',
  otherLink: 'اختيار ما يصلك من رسائل في الإعدادات',
})

export const candidateAssigned = source({
  subject: 'أسند إليك زميل أحد المتقدّمين',
  preheader: 'متابعة هذا الطلب عليك من الآن.',
  paragraphs: ['أسند إليك {colleague} متابعة {candidate}، من المتقدّمين لوظيفة {jobTitle}، ويظهر ذلك لفريقك.'],
  button: 'فتح الطلب',
})

/** Names of these mails in the message log. */
export const titles = source({
  'message.applicationSent': 'أُرسل الطلب',
  'message.applicationSentToConfirm': 'أُرسل الطلب، بانتظار تأكيد البريد',
  'message.applicationInProgress': 'الطلب قيد المراجعة',
  'message.applicationReopened': 'أُعيد فتح الطلب',
  'message.applicationHired': 'قُبل الطلب',
  'message.applicationRejected': 'لم يُقبل الطلب',
  'message.applicationRejectedWithReason': 'لم يُقبل الطلب، مع السبب',
  'message.applicationUnanswered': 'لم يصل رد في موعده',
  'message.answerOverdue': 'تذكير الشركة برد متأخر',
  'message.hiredWithdrew': 'إخبار الشركة بانسحاب متقدّم بعد توظيفه',
  'message.applicationAdClosed': 'أُغلق الإعلان',
  'message.applicationCompanyDeleted': 'أُغلق الطلب بحذف الشركة',
  'message.applicationAdExpired': 'انتهى الإعلان بلا رد',
  'message.applicationAnswer': 'رد الشركة على الطلب',
  'message.applicationMessage': 'رسالة من الشركة إلى المتقدّم',
  'message.firstCandidates': 'أول المتقدّمين إلى إعلان',
  'message.newCandidates': 'متقدّمون جدد لدى شركة',
  'message.candidateMention': 'إشارة إلى زميل في تعليق',
  'message.candidateAssigned': 'إسناد متقدّم إلى زميل',
})
