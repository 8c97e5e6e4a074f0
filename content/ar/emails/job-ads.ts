import { source } from '../../phrase.ts'

export const jobAdEnding = source({
  subject: 'ينتهي أحد إعلاناتك قريبًا في {site}',
  preheader: 'يمكن تمديده حتى 30 يومًا قبل أن ينتهي.',
  paragraphs: [
    'آخر يوم لإعلان «{title}» لدى {company} هو {date}، وبعده يختفي من البحث.',
    'مدّده من صفحته ليبقى مفتوحًا حتى 30 يومًا أخرى، أو أغلقه إن شُغلت الوظيفة.',
  ],
  button: 'عرض الإعلان',
})

export const titles = source({
  'message.jobAdEnding': 'إعلان ينتهي قريبًا',
})
