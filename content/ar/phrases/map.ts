import { source } from '../../phrase.ts'

/** The words of the map: controls, pins, bubbles, and the notice in its place when it cannot be drawn. */
export const phrases = source({
  jobMap: 'خريطة الوظائف. القائمة تعرض الوظائف نفسها.',
  loading: 'جارٍ تحميل الخريطة',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  locateMe: 'تحديد موقعي',
  locating: 'جارٍ تحديد موقعك',
  myPlace: 'موقعك',
  refused: 'المتصفح لا يسمح بمعرفة موقعك. اسمح بذلك من إعداداته، أو اكتب حيّك في البحث.',
  unavailable: 'تعذّر تحديد موقعك. اكتب حيّك في البحث، أو حرّك الخريطة إليه.',
  abroad: 'موقعك خارج الخريطة، والوظائف هنا في السعودية.',
  cannotDraw: 'متصفحك لا يعرض الخرائط. كل الوظائف في القائمة.',
  notLoaded: 'تعذّر تحميل الخريطة. كل الوظائف في القائمة.',
  tryAgain: 'إعادة المحاولة',
  credits:
    'السواحل: مساهمو OpenStreetMap (ODbL). الحدود: Natural Earth. المدن: GeoNames. حدود الأحياء تقريبية.',
  cluster: {
    zero: 'لا توجد وظائف هنا',
    one: 'وظيفة واحدة هنا. اضغط للتكبير',
    two: 'وظيفتان هنا. اضغط للتكبير',
    few: '{count} وظائف هنا. اضغط للتكبير',
    many: '{count} وظيفة هنا. اضغط للتكبير',
    other: '{count} وظيفة هنا. اضغط للتكبير',
  },
  clusterAbout: {
    zero: 'لا توجد وظائف هنا',
    one: 'نحو وظيفة واحدة هنا. اضغط للتكبير',
    two: 'نحو وظيفتين هنا. اضغط للتكبير',
    few: 'نحو {count} وظائف هنا. اضغط للتكبير',
    many: 'نحو {count} وظيفة هنا. اضغط للتكبير',
    other: 'نحو {count} وظيفة هنا. اضغط للتكبير',
  },
  spot: {
    zero: 'لا توجد وظائف في هذا المكان',
    one: 'وظيفة واحدة في هذا المكان',
    two: 'وظيفتان في هذا المكان',
    few: '{count} وظائف في هذا المكان',
    many: '{count} وظيفة في هذا المكان',
    other: '{count} وظيفة في هذا المكان',
  },
  moreInList: 'البقية في القائمة',
  pin: '{title}، {pay}',
  close: 'إغلاق',
  /** Thousands on a pin; the greater amount chooses the form. */
  thousands: {
    zero: '{amount} ألف',
    one: '{amount} ألف',
    two: '{amount} ألف',
    few: '{amount} آلاف',
    many: '{amount} ألف',
    other: '{amount} ألف',
  },
  perDay: '{amount}/يوم',
  perHour: '{amount}/ساعة',
  inCurrency: '{amount} {currency}',
})
