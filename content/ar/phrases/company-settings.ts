import { source } from '../../phrase.ts'

/** What a company decides about itself, and its end. */
export const phrases = source({
  title: 'الإعدادات',
  saved: 'حُفظت الإعدادات',
  marketing: 'استخدام اسمك وشعارك',
  marketingText: 'نعرض أسماء الشركات وشعاراتها على صفحاتنا ما دام الحساب نشطًا، كما في الشروط.',
  marketingAllow: 'السماح بعرض اسم الشركة وشعارها',
  retention: 'حفظ بيانات المتقدّمين',
  retentionText: 'تُمحى بيانات المتقدّمين بعد هذه المدة من إغلاق الإعلان، ويراها المتقدّم.',
  retentionLabel: 'المدة',
  months: {
    zero: '{count} شهر',
    one: 'شهر واحد',
    two: 'شهران',
    few: '{count} أشهر',
    many: '{count} شهرًا',
    other: '{count} شهر',
  },
  data: 'بيانات الشركة',
  dataText: 'ملف واحد فيه كل ما نحفظه عن الشركة.',
  download: 'تنزيل البيانات',
  adminsOnly: 'هذا متاح لمسؤولي الشركة وحدهم.',
  notWhileImpersonating: 'غير متاح أثناء العمل من داخل الشركة.',
  delete: 'حذف الشركة',
  deleteText: 'تُغلق إعلاناتها وتُمحى مستنداتها، ولا يمكن استرجاعها. نزّل البيانات أولًا إن احتجت إليها.',
  deleteButton: 'حذف الشركة',
  deleteTitle: 'حذف {company} نهائيًا؟',
  deleteWhat: [
    'تُغلق كل إعلانات الشركة فورًا وتُمحى المسودات.',
    'يُمحى السجل التجاري والشعار.',
    'يفقد كل أعضاء الفريق الوصول إليها، وتبقى حساباتهم.',
    'يُبلَّغ أعضاء الفريق بالبريد.',
  ],
  deleteConfirm: 'اكتب اسم الشركة «{company}» للتأكيد',
  deleted: 'حُذفت {company}',
  cancel: 'إلغاء',
})
