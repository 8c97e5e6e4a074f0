import { source } from '../../phrase.ts'

/** The page of one job ad. */
export const phrases = source({
  pageTitle: '{title} – {company}',
  pageTitleIn: '{title} – {company}، {place}',
  pageTitleRemote: '{title} – {company}، عن بُعد',
  summary: 'راتب صافٍ {pay}. {employmentType}، {workMode}. {words}',
  shareText: '{title} لدى {company}: {pay} صافيًا',

  aroundAd: 'مكان الإعلان في القائمة',
  backToResults: 'العودة إلى النتائج:',
  results: 'النتائج',
  previous: 'السابق',
  next: 'التالي',
  position: '{index} من {total}',
  categoryIn: '{category} في {city}',

  posted: 'نُشر',
  openUntil: 'مفتوح حتى',

  description: 'عن الوظيفة',

  mapOf: 'خريطة موقع العمل: {place}',
  choosePlace: 'اختيار الموقع',
  showDistance: 'كم يبعد عني؟',
  locating: 'جارٍ تحديد موقعك',
  positionRefused:
    'المتصفح لا يسمح لنا بمعرفة موقعك. اسمح بذلك من إعداداته، أو اكتب حيّك في البحث لترى الأقرب إليه.',
  positionAbroad: 'أنت خارج السعودية، فلا معنى للمسافة من موقعك.',
  positionUnknown: 'تعذّر تحديد موقعك. حاول مرة أخرى بعد قليل.',
  openInMaps: 'فتح في الخرائط',

  share: 'مشاركة الإعلان',
  'shareOn.whatsapp': 'مشاركة عبر واتساب',
  'shareOn.x': 'مشاركة على إكس (تويتر)',
  'shareOn.facebook': 'مشاركة على فيسبوك',
  'shareOn.linkedin': 'مشاركة على لينكد إن',
  shareWithDevice: 'مشاركة عبر تطبيق آخر',
  copyLink: 'نسخ الرابط',
  linkCopied: 'نُسخ الرابط',
  copyRefused: 'المتصفح لا يسمح بالنسخ. يمكنك نسخ الرابط من هنا:',

  verifiedSince: 'موثّقة منذ {date}',
  verifiedMeaning: 'راجعها فريقنا ووثّقها.',
  notVerified: 'لم توثَّق بعد',
  companyAds: 'كل إعلانات الشركة',

  similar: 'وظائف مشابهة',
  nearby: 'وظائف قريبة من هذا العنوان',
  allNearby: 'كل الوظائف القريبة من هذا العنوان',

  closed: 'أُغلق هذا الإعلان',
  closedText: 'أغلقته الشركة في {date} ولم تعد تستقبل طلبات جديدة.',
  expired: 'انتهى هذا الإعلان',
  expiredText: 'انتهت مدته في {date} ولم تعد الشركة تستقبل طلبات جديدة.',
  openNearby: 'وظائف مفتوحة قريبة',

  apply: 'التقديم',
  appliedOn: 'تقدّمت في {date}',
  followApplication: 'متابعة الطلب',
  followByLink: 'لمتابعة الطلب افتح الرابط الذي أرسلناه إلى بريدك.',
  closedMeanwhile: 'أُغلق هذا الإعلان ولم يعد يستقبل طلبات التوظيف.',
  showWritten: 'عرض ما كتبته',
  waitingForConnection: 'ينتظر طلبك عودة الاتصال.',
  cancelWaiting: 'إلغاء الإرسال',
})
