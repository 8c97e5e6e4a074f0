import { source } from '../../phrase.ts'

/** Sentences that all forms share. */
export const phrases = source({
  needsScripts: 'يعمل هذا النموذج بعد تفعيل JavaScript في المتصفح.',
  optional: 'اختياري',
  summaryLabel: 'ما يلزم تصحيحه',
  summary: {
    zero: 'راجع ما أدخلته.',
    one: 'يلزم تصحيح حقل واحد.',
    two: 'يلزم تصحيح حقلين.',
    few: 'يلزم تصحيح {count} حقول.',
    many: 'يلزم تصحيح {count} حقلًا.',
    other: 'يلزم تصحيح {count} حقل.',
  },
  summaryLine: '{label}: {error}',
  summaryRequired: 'يُرجى تعبئة:',
  summaryConsents: 'الموافقات المطلوبة:',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  capsLock: 'مفتاح الأحرف الكبيرة (Caps Lock) مفعّل.',
  datePlaceholder: 'DD / MM / YYYY',
  openCalendar: 'فتح التقويم',
  passwordRule: '8 أحرف على الأقل',
  refused: 'شائعة جدًا، أو قريبة من اسمك أو بريدك',
  'strength.0': 'ضعيفة جدًا',
  'strength.1': 'ضعيفة',
  'strength.2': 'متوسطة',
  'strength.3': 'قوية',
  'strength.4': 'قوية جدًا',
  savedBy: 'حفظه {name}، {when}.',
  savedByPlatform: 'حفظه فريق المنصة، {when}.',
  savedAt: 'حُفظ {when}.',
})
