import { source } from '../../phrase.ts'

export const verifyEmail = source({
  subject: 'تأكيد بريدك في {site}',
  preheader: 'بقيت خطوة واحدة: تأكيد البريد الإلكتروني.',
  paragraphs: ['أكّد بريدك للدخول إلى حسابك.', 'الرابط صالح لمدة {duration}.'],
  button: 'تأكيد البريد',
  footnote: 'لم تنشئ حسابًا في {site}؟ تجاهل هذه الرسالة، ولن يُستخدم بريدك.',
})

/** To somebody who has an account already. */
export const signUpAttempt = source({
  subject: 'محاولة تسجيل ببريدك في {site}',
  preheader: 'لديك حساب بهذا البريد من قبل.',
  paragraphs: [
    'حاول أحدهم إنشاء حساب بهذا البريد، ولديك حساب به من قبل. لم يتغيّر شيء في حسابك.',
    'إن كان ذلك منك فيكفي تسجيل الدخول. وإن نسيت كلمة المرور فيمكنك تعيين كلمة مرور جديدة.',
  ],
  button: 'تسجيل الدخول',
  otherLink: 'تعيين كلمة مرور جديدة',
  footnote: 'إن لم يكن ذلك منك فلا حاجة إلى أي إجراء.',
})

/** Names of these mails in the message log. */
export const titles = source({
  'message.verifyEmail': 'تأكيد البريد الإلكتروني',
  'message.signUpAttempt': 'محاولة تسجيل ببريد مسجَّل',
})
