import { source } from '../../phrase.ts'

export const accountDeleted = source({
  subject: 'حُذف حسابك في {site}',
  preheader: 'هذه آخر رسالة منا إلى هذا البريد.',
  paragraphs: [
    'حُذف حسابك في {site} ومُحيت بياناتك وملفاتك كما طلبت.',
    'هذه آخر رسالة منا إلى هذا البريد. يمكنك التسجيل من جديد متى أردت.',
  ],
  footnote: 'لم تطلب ذلك؟ راسلنا على {supportEmail}.',
})

export const accountAndCompaniesDeleted = source({
  subject: 'حُذف حسابك في {site}',
  preheader: 'هذه آخر رسالة منا إلى هذا البريد.',
  paragraphs: [
    'حُذف حسابك في {site} ومُحيت بياناتك وملفاتك كما طلبت.',
    'لم يكن غيرك يعمل في {companies}، فحُذفت مع حسابك: أُغلقت الإعلانات ومُحيت الفروع والمستندات.',
    'هذه آخر رسالة منا إلى هذا البريد. يمكنك التسجيل من جديد متى أردت.',
  ],
  footnote: 'لم تطلب ذلك؟ راسلنا على {supportEmail}.',
})

/** Names of these mails in the message log. */
export const titles = source({
  'message.accountDeleted': 'حُذف الحساب',
  'message.accountAndCompaniesDeleted': 'حُذف الحساب ومعه شركة',
})
