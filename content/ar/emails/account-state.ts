import { source } from '../../phrase.ts'

export const accountDisabled = source({
  subject: 'عُطّل حسابك في {site}',
  preheader: 'لا يمكن الدخول إليه حتى يُعاد تفعيله.',
  paragraphs: ['عطّل فريق {site} حسابك، فلا يمكن الدخول إليه حتى يُعاد تفعيله.'],
  facts: ['السبب: {reason}'],
  footnote: 'إن رأيت في ذلك خطأ فراسلنا على {supportEmail}.',
})

export const accountEnabled = source({
  subject: 'عاد حسابك في {site} إلى العمل',
  preheader: 'يمكنك الدخول إليه من جديد.',
  paragraphs: ['أعاد فريق {site} تفعيل حسابك. كل ما كان فيه باقٍ كما هو.'],
  button: 'تسجيل الدخول',
})

/** Names of these mails in the message log. */
export const titles = source({
  'message.accountDisabled': 'عُطّل الحساب',
  'message.accountEnabled': 'أُعيد تفعيل الحساب',
})
