import { source } from '../../../phrase.ts'

/** The consent to statistics of a third party, where a site is configured for them. */
export const phrases = source({
  title: 'إحصاءات الزيارة',
  question:
    'هل تسمح بإرسال إحصاءات زيارتك إلى خدمة PostHog؟ تصلها أنواع الصفحات التي فتحتها ولغتها ومدة بقائك فيها، ولا تصلها عناوينها ولا ما تكتبه.',
  more: 'سياسة الخصوصية',
  allow: 'السماح',
  decline: 'الرفض',
  allowed: 'تُرسل إحصاءات زيارتك إلى PostHog بموافقتك.',
  declined: 'لا تُرسل إحصاءات زيارتك إلى PostHog.',
  withdraw: 'إيقاف الإرسال',
})
