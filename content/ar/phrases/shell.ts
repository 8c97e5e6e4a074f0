import { source } from '../../phrase.ts'

/** Header, footer, banners and the general error pages: what frames every page. */
export const phrases = source({
  skipToContent: 'الانتقال إلى المحتوى',
  homeLink: '{name}، الصفحة الرئيسية',
  mainNavigation: 'التنقل الرئيسي',
  navigationHome: 'الرئيسية',
  navigationSearch: 'البحث عن وظائف',
  navigationSearchShort: 'البحث',
  otherLanguage: 'English',
  switchLanguage: 'عرض الصفحة بالإنجليزية',
  switchTheme: 'تبديل المظهر الفاتح والداكن',

  whatLabel: 'المسمى الوظيفي أو كلمة',
  whatPlaceholder: 'محاسب، سائق، ممرضة…',
  whereLabel: 'المدينة',
  search: 'بحث',
  locating: 'جارٍ تحديد موقعك',
  notLocated: 'لم نتمكن من معرفة موقعك، فهذه وظائف الرياض.',
  anywhere: 'على الخريطة',

  about: 'وظائف حقيقية في السعودية، تعرف بُعدها عنك وراتبها الصافي قبل أن تتقدّم.',
  footerCities: 'وظائف حسب المدينة',
  'city.riyadh': 'الرياض',
  'city.jeddah': 'جدة',
  'city.mecca': 'مكة المكرمة',
  'city.medina': 'المدينة المنورة',
  'city.dammam': 'الدمام',
  'city.other': 'أخرى',

  footerContact: 'تواصل معنا',
  footerLegal: 'الخصوصية والشروط',
  privacyPolicy: 'سياسة الخصوصية',
  terms: 'الشروط والأحكام',
  footerFollow: 'تابعنا',
  appStore: 'التطبيق على App Store',
  playStore: 'التطبيق على Google Play',
  supportReply: 'نرد خلال 24 ساعة',
  rights: '© {year} {name}',

  nationalDay: 'اليوم الوطني السعودي: كل عام والوطن بخير',

  suggestOther: 'This page is also available in English.',
  suggestOtherAction: 'View in English',
  suggestDismiss: 'Stay in Arabic',

  somethingWrong: 'حدث خطأ ما. حاول مرة أخرى لاحقًا.',
  errorCode: 'خطأ: {code}',
  pageNotLoaded: 'تعذّر تحميل الصفحة',
  pageNotFound: 'تعذّر العثور على هذه الصفحة',
  notFoundText: 'ربما تغيّر العنوان أو حُذفت الصفحة. ابدأ بحثًا جديدًا أو عد إلى الرئيسية.',
  notLoadedText: 'تعذّر تحميل بيانات الصفحة كاملة. تحقق من الاتصال ثم أعد المحاولة.',
  offline: 'أنت غير متصل بالإنترنت',
  offlineText: 'تحقق من الشبكة. ستظهر الصفحة فور عودة الاتصال.',
  backHome: 'العودة إلى الرئيسية',
  tryAgain: 'إعادة المحاولة',
})
