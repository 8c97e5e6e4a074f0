import { source } from '../../phrase.ts'

export const companyVerified = source({
  subject: 'شركتك موثّقة الآن في {site}',
  preheader: 'يمكنك الآن نشر الإعلانات.',
  paragraphs: [
    'راجعنا شركة {company} ووثّقناها.',
    'تظهر شارة التوثيق بجوار اسمها في كل مكان، ويمكن لفريقها نشر الإعلانات.',
  ],
  button: 'لوحة الشركة',
})

export const companyRejected = source({
  subject: 'تعذّر توثيق شركتك في {site}',
  preheader: 'اقرأ السبب وأرسل مستندًا جديدًا.',
  paragraphs: ['راجعنا شركة {company} ولم نتمكن من توثيقها.'],
  facts: ['السبب: {reason}'],
  advice: 'أرسل مستندًا جديدًا من صفحة بيانات الشركة لنراجعه. يُتاح النشر بعد التوثيق.',
  button: 'إرسال مستند جديد',
  footnote: 'ترى أن في الأمر خطأ؟ راسلنا على {supportEmail}.',
})

export const planGranted = source({
  subject: 'لشركتك باقة أعلى في {site}',
  preheader: 'يمكن نشر إعلانات أكثر في الوقت نفسه.',
  paragraphs: [
    'توفّرت الباقة «{plan}»، وهي الآن باقة شركة {company}.',
    'يمكن معها نشر إعلانات أكثر في الوقت نفسه.',
  ],
  button: 'الاطلاع على الباقة',
})

export const companyDeleted = source({
  subject: 'حُذفت إحدى شركاتك من {site}',
  preheader: 'أُغلقت إعلاناتها ولم يعد الفريق يعمل باسمها.',
  paragraphs: [
    'حُذفت شركة {company} من {site}، فأُغلقت إعلاناتها ومُحيت مستنداتها، ولم يعد أحد يعمل باسمها.',
    'يبقى حسابك كما هو.',
  ],
  footnote: 'لم تكن تتوقع ذلك؟ راسلنا على {supportEmail}.',
})

/** How many companies wait, in the mail to administrators. */
export const counts = source({
  waiting: {
    zero: 'لا تنتظر أي شركة الرد منذ أكثر من يوم.',
    one: 'شركة واحدة تنتظر الرد منذ أكثر من يوم.',
    two: 'شركتان تنتظران الرد منذ أكثر من يوم.',
    few: '{count} شركات تنتظر الرد منذ أكثر من يوم.',
    many: '{count} شركة تنتظر الرد منذ أكثر من يوم.',
    other: '{count} شركة تنتظر الرد منذ أكثر من يوم.',
  },
})

export const companiesWaiting = source({
  subject: 'شركات تنتظر الرد في {site}',
  preheader: 'يمكن الاطلاع على مستنداتها الآن.',
  paragraphs: ['{waiting}', 'بدأ أطول انتظار في {date}.'],
  button: 'قائمة الشركات المنتظرة',
})

/** Names of these mails in the message log. */
export const titles = source({
  'message.companyVerified': 'وُثّقت الشركة',
  'message.companyRejected': 'رُفض توثيق الشركة',
  'message.planGranted': 'مُنحت الباقة',
  'message.companyDeleted': 'حُذفت الشركة',
  'message.companiesWaiting': 'شركات تنتظر الرد',
})
