import { source } from '../../phrase.ts'

export const resetPassword = source({
  subject: 'تعيين كلمة مرور جديدة في {site}',
  preheader: 'الرابط صالح لمدة {duration}.',
  paragraphs: [
    'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك في {site}.',
    'الرابط صالح لمدة {duration} ويعمل مرة واحدة. بعد التعيين تُنهى جلساتك الأخرى.',
  ],
  button: 'تعيين كلمة المرور',
  footnote: 'لم تطلب ذلك؟ تجاهل هذه الرسالة، وتبقى كلمة المرور كما هي.',
})

export const passwordChanged = source({
  subject: 'تغيّرت كلمة مرور حسابك في {site}',
  preheader: 'إن لم يكن ذلك منك فعيّن كلمة مرور جديدة الآن.',
  paragraphs: [
    'تغيّرت كلمة مرور حسابك في {at} بتوقيت الرياض، وأُنهيت جلساتك الأخرى.',
    'إن كان ذلك منك فلا حاجة إلى أي إجراء. وإن لم يكن منك فعيّن كلمة مرور جديدة الآن، ثم راجع جلساتك.',
  ],
  button: 'تعيين كلمة مرور جديدة',
})

/** Names of these mails in the message log. */
export const titles = source({
  'message.resetPassword': 'رابط كلمة مرور جديدة',
  'message.passwordChanged': 'تغيّرت كلمة المرور',
})
