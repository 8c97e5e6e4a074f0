import { source } from '../../phrase.ts'

export const phrases = source({
  title: 'وظائف قريبة منك في السعودية',
  description: 'ابحث عن الوظائف حولك على الخريطة، واعرف المسافة والراتب الصافي قبل أن تتقدّم.',
  headline: ['وظيفتك القادمة', 'أقرب مما تظن'],
  lead: 'ابحث عن الوظائف حولك على الخريطة، واعرف المسافة والراتب الصافي قبل أن تتقدّم.',

  whatLabel: 'المسمى الوظيفي أو كلمة',
  whatPlaceholder: 'محاسب، سائق، ممرضة…',
  whereLabel: 'المدينة',
  search: 'بحث',
  suggestedTitles: 'مسميات وظيفية',
  suggestedPlaces: 'أماكن',

  cities: 'اختر مدينة',
  nearMe: 'بالقرب مني',
  locating: 'جارٍ تحديد موقعك',
  locationRefused: 'لم نتمكن من معرفة موقعك، فهذه وظائف الرياض.',

  categories: 'تصفّح حسب الفئة',
  categoriesIn: 'في {city}',
  allCategories: 'كل الفئات',
  newest: 'أحدث الوظائف في {city}',
  seeAll: 'عرض كل الوظائف',
  noneYet: 'لا توجد وظائف في {city} الآن',
  noneYetText: 'جرّب مدينة أخرى أو ابحث في السعودية كلها.',
  searchEverywhere: 'البحث في كل المدن',

  trust: 'ما تعرفه قبل أن تتقدّم',
  trustDistance: 'المسافة الحقيقية',
  trustDistanceText: 'ترى بُعد كل وظيفة عنك بالكيلومترات، وموقعها على الخريطة.',
  trustPay: 'الراتب الصافي',
  trustPayText: 'لكل إعلان راتب مكتوب: الحد الأدنى والأعلى بعد الاستقطاعات.',
  trustVerified: 'شركات موثّقة',
  trustVerifiedText: 'علامة التوثيق تعني أننا راجعنا السجل التجاري للشركة.',
})
