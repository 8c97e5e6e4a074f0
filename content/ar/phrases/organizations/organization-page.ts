import { source } from '../../../phrase.ts'

/** The page of a company for everybody. */
export const phrases = source({
  pageTitle: 'وظائف {company}',
  description: {
    zero: '{company} على {site}: الفروع والتوثيق.',
    one: '{company} على {site}: وظيفة واحدة متاحة الآن، مع الفروع والتوثيق.',
    two: '{company} على {site}: وظيفتان متاحتان الآن، مع الفروع والتوثيق.',
    few: '{company} على {site}: {count} وظائف متاحة الآن، مع الفروع والتوثيق.',
    many: '{company} على {site}: {count} وظيفة متاحة الآن، مع الفروع والتوثيق.',
    other: '{company} على {site}: {count} وظيفة متاحة الآن، مع الفروع والتوثيق.',
  },
  verifiedSince: 'موثّقة منذ {date}',
  answerRate: 'ترد على {percent}% من المتقدّمين',
  answerRateName: 'رد الشركة على المتقدّمين',
  answerRateText: '{percent}% من الطلبات',
  answerRateCounts: 'ردّت على {answered} من طلبات التوظيف التي وصلت خلال آخر {days} يومًا، وعددها {counted}.',
  answerRateFormula:
    'الرد هو بدء المراجعة أو إبلاغ المتقدّم بالقرار أو بإغلاق الإعلان. لا تُحسب الطلبات المسحوبة ولا طلبات آخر {days} أيام التي لم يُردّ عليها. يُحسب المعدّل كل ليلة متى بلغت الطلبات {least}.',
  verifiedMeaning: 'راجعها فريقنا ووثّقها.',
  notVerified: 'لم تُوثّق هذه الشركة بعد.',
  openAds: {
    zero: 'لا توجد وظائف متاحة الآن',
    one: 'وظيفة واحدة متاحة',
    two: 'وظيفتان متاحتان',
    few: '{count} وظائف متاحة',
    many: '{count} وظيفة متاحة',
    other: '{count} وظيفة متاحة',
  },
  noAdsText: 'قد تنشر الشركة وظائف جديدة قريبًا. إلى ذلك الحين، شاهد ما هو قريب منك.',
  searchNear: 'البحث عن وظائف',
  allAds: 'كل وظائفها على الخريطة',
  branches: {
    zero: 'لا توجد فروع',
    one: 'فرع واحد',
    two: 'فرعان',
    few: '{count} فروع',
    many: '{count} فرعًا',
    other: '{count} فرع',
  },
  branchesMap: 'خريطة الفروع',
  branchAds: {
    zero: 'لا وظائف هنا الآن',
    one: 'وظيفة واحدة هنا',
    two: 'وظيفتان هنا',
    few: '{count} وظائف هنا',
    many: '{count} وظيفة هنا',
    other: '{count} وظيفة هنا',
  },
  notOnMap: 'خارج نطاق الخريطة',
  chooseBranch: 'عرض {branch} على الخريطة',
})
