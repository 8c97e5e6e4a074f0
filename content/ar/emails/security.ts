import { source } from '../../phrase.ts'

export const newDevice = source({
  subject: 'دخول جديد إلى حسابك في {site}',
  preheader: 'من جهاز لم يُستخدم للدخول إليه من قبل.',
  paragraphs: ['سُجّل الدخول إلى حسابك من جهاز لم يُستخدم للدخول إليه من قبل.'],
  facts: ['الجهاز: {device}', 'الشبكة: {network}', 'الوقت: {at} بتوقيت الرياض'],
  advice: 'إن كان ذلك منك فلا حاجة إلى أي إجراء. وإن لم يكن منك فأنهِ الجلسة وغيّر كلمة المرور.',
  button: 'مراجعة الجلسات',
})

export const secondFactorChanged = source({
  subject: 'تغيّر التحقق بخطوتين لحسابك في {site}',
  preheader: 'إن لم يكن ذلك منك فراجع إعدادات الأمان الآن.',
  paragraphs: [
    'تغيّرت إعدادات التحقق بخطوتين لحسابك في {at} بتوقيت الرياض.',
    'إن كان ذلك منك فلا حاجة إلى أي إجراء. وإن لم يكن منك فراجع الإعدادات وغيّر كلمة المرور.',
  ],
  button: 'مراجعة إعدادات الأمان',
})

export const googleJoined = source({
  subject: 'أُضيف الدخول عبر Google إلى حسابك في {site}',
  preheader: 'إن لم يكن ذلك منك فغيّر كلمة المرور الآن.',
  paragraphs: [
    'أصبح الدخول إلى حسابك ممكنًا بحساب Google الذي يحمل هذا البريد، منذ {at} بتوقيت الرياض.',
    'إن كان ذلك منك فلا حاجة إلى أي إجراء. وإن لم يكن منك فغيّر كلمة المرور وراجع الجلسات.',
  ],
  button: 'مراجعة الحساب',
})

/** Names of these mails in the message log. */
export const titles = source({
  'message.newDevice': 'دخول من جهاز جديد',
  'message.secondFactorChanged': 'تغيّرت خطوة التحقق الثانية',
  'message.googleJoined': 'أُضيف الدخول عبر Google',
})
