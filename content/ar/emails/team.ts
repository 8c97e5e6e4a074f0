import { source } from '../../phrase.ts'

/** How mails name what somebody may do in a company. */
export const roles = source({ ADMIN: 'مسؤول الشركة', HR: 'الموارد البشرية' })

export const teamInvitation = source({
  subject: 'دعوة للانضمام إلى فريق في {site}',
  preheader: 'الدعوة صالحة 7 أيام.',
  paragraphs: [
    'وصلتك دعوة من {inviter} للانضمام إلى فريق {company} في {site}، منصة الوظائف القريبة في السعودية.',
  ],
  facts: ['الشركة: {company}', 'الدور: {role}', 'تنتهي الدعوة: {at} بتوقيت الرياض'],
  button: 'عرض الدعوة',
  footnote: 'لا تعرف هذه الشركة؟ تجاهل هذه الرسالة، ولن يُستخدم بريدك.',
})

export const teamRemoved = source({
  subject: 'انتهت عضويتك في فريق في {site}',
  preheader: 'حسابك باقٍ كما هو.',
  paragraphs: [
    'لم تعد عضوًا في فريق {company}، ولا يمكنك بعد الآن رؤية إعلانات الشركة والمتقدّمين إليها.',
    'حسابك في {site} وملفك الشخصي باقيان كما هما.',
  ],
  footnote: 'إن كنت ترى أن ذلك خطأ فراسل مسؤول الشركة.',
})

export const teamRoleChanged = source({
  subject: 'تغيّر دورك في فريق في {site}',
  preheader: 'يسري ذلك من الآن.',
  paragraphs: ['أصبح دورك في فريق {company}: {role}. يسري ذلك من الآن.'],
  button: 'عرض الفريق',
})

/** Names of these mails in the message log. */
export const titles = source({
  'message.teamInvitation': 'دعوة إلى فريق',
  'message.teamRemoved': 'إزالة من فريق',
  'message.teamRoleChanged': 'تغيّر الدور في الفريق',
})
