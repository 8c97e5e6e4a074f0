import { source } from '../../phrase.ts'

/** To the new address. */
export const changeEmailConfirm = source({
  subject: 'تأكيد بريدك الجديد في {site}',
  preheader: 'يبقى الدخول بالبريد السابق حتى التأكيد.',
  paragraphs: [
    'وصلنا طلب لجعل هذا البريد عنوان حسابك في {site}. اضغط الزر لتأكيده.',
    'الرابط صالح لمدة {duration}، ويبقى الدخول بالبريد السابق حتى التأكيد.',
  ],
  button: 'تأكيد البريد الجديد',
  footnote: 'لم تطلب ذلك؟ تجاهل هذه الرسالة، ولن يتغيّر شيء.',
})

/** To the old address. */
export const changeEmailNotice = source({
  subject: 'طلب تغيير بريد حسابك في {site}',
  preheader: 'إن لم تكن أنت، يمكنك التراجع خلال {duration}.',
  paragraphs: [
    'وصلنا طلب لتغيير بريد حسابك إلى {newEmail}.',
    'إن كنت أنت، فلا يلزم فعل شيء: يسري التغيير عند تأكيد البريد الجديد.',
    'وإن لم تكن أنت، يمكنك التراجع خلال {duration}، فيبقى هذا البريد بريد حسابك.',
  ],
  button: 'التراجع عن التغيير',
})

/** To the holder of an address that somebody else wanted to change to. */
export const emailInUse = source({
  subject: 'محاولة استخدام بريدك في حساب آخر في {site}',
  preheader: 'لم يتغيّر شيء في حسابك.',
  paragraphs: [
    'أراد صاحب حساب آخر في {site} أن يجعل هذا البريد عنوان حسابه. هذا بريد حسابك، فلم يتغيّر شيء.',
    'إن كان الحسابان لك، فسجّل الدخول بهذا البريد، أو احذف أحد الحسابين أولًا.',
  ],
  button: 'تسجيل الدخول',
})
