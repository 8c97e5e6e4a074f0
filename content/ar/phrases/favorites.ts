import { source } from '../../phrase.ts'

/** The page of saved jobs. */
export const phrases = source({
  title: 'الوظائف المحفوظة',
  onlyHere: 'هذه الوظائف محفوظة في هذا المتصفح فقط. سجّل الدخول لتجدها على كل أجهزتك.',
  signIn: 'تسجيل الدخول',
  noneTitle: 'لا توجد وظائف محفوظة',
  noneText: 'اضغط رمز القلب على أي وظيفة لتجدها هنا.',
  disabledTitle: 'هذا الحساب معطّل',
  disabledText: 'لا تظهر وظائفه المحفوظة ما دام معطّلًا. راسل الدعم إن كنت ترى أن ذلك خطأ.',
  findJobs: 'البحث عن وظائف',
  gone: 'لم تعد الوظائف التي حفظتها متاحة.',
  closed: 'أُغلق هذا الإعلان.',
  expired: 'انتهت مدة هذا الإعلان.',
  similar: 'وظائف مشابهة',
})
