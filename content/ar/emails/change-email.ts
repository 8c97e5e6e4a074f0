import { source } from '../../phrase.ts'

/** To the new address. */
export const changeEmailConfirm = source({
  subject: 'تأكيد بريدك الجديد في {site}',
  preheader: 'يبقى الدخول بالبريد السابق حتى التأكيد.',
  paragraphs: [
    'وصلنا طلب لاعتماد هذا البريد لحسابك في {site}. أكّده إن كان الطلب منك.',
    'الرابط صالح لمدة {duration}، ويبقى الدخول بالبريد السابق حتى التأكيد.',
  ],
  button: 'تأكيد البريد الجديد',
  footnote: 'لم تطلب ذلك؟ تجاهل هذه الرسالة، ولن يتغيّر شيء.',
})

/** To the old address. */
export const changeEmailNotice = source({
  subject: 'طلب تغيير بريد حسابك في {site}',
  preheader: 'إن لم يكن ذلك منك فيمكنك التراجع خلال {duration}.',
  paragraphs: [
    'وصلنا طلب لتغيير بريد حسابك إلى {newEmail}.',
    'إن كان ذلك منك فلا حاجة إلى أي إجراء: يسري التغيير عند تأكيد البريد الجديد.',
    'وإن لم يكن منك فيمكنك التراجع خلال {duration}، ويبقى هذا البريد بريد حسابك.',
  ],
  button: 'التراجع عن التغيير',
})

/** To the holder of an address that somebody else wanted to change to. */
export const emailInUse = source({
  subject: 'محاولة استخدام بريدك في حساب آخر في {site}',
  preheader: 'لم يتغيّر شيء في حسابك.',
  paragraphs: [
    'حاول صاحب حساب آخر في {site} اعتماد هذا البريد لحسابه. ولأنه بريد حسابك لم يتغيّر شيء.',
    'إن كان الحسابان لك فسجّل الدخول بهذا البريد، أو احذف أحد الحسابين أولًا.',
  ],
  button: 'تسجيل الدخول',
})

/** Names of these mails in the message log. */
export const titles = source({
  'message.changeEmailConfirm': 'تأكيد البريد الجديد',
  'message.changeEmailNotice': 'إشعار بتغيير البريد',
  'message.emailInUse': 'البريد المطلوب مستخدم',
})
