import { source } from '../../../phrase.ts'

/** The page that is shown without a connection. */
export const phrases = source({
  title: 'لا يوجد اتصال بالإنترنت',
  text: 'تحقق من الشبكة. ستُفتح الصفحة تلقائيًا عند عودة الاتصال. هذه الرسالة محفوظة في جهازك.',
  tryAgain: 'إعادة المحاولة',
  copies: 'وظائفك المحفوظة التي يمكن قراءتها الآن',
})
