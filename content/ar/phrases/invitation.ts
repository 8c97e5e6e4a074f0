import { source } from '../../phrase.ts'

/** Where the link of an invitation leads, and registering by it. */
export const phrases = source({
  title: 'دعوة إلى فريق',
  waiting: 'نتحقق من الدعوة…',
  heading: 'دعوة للانضمام إلى فريق {company}',
  invitedBy: 'وصلتك الدعوة من {inviter}.',
  role: 'الدور',
  address: 'بريد المدعو',
  until: 'صالحة حتى',
  verified: 'شركة موثّقة',
  'role.ADMIN': 'مسؤول الشركة',
  'role.HR': 'الموارد البشرية',

  accept: 'قبول الدعوة',
  seekerText: 'بقبول الدعوة يصبح حسابك حساب شركة، وتبقى وظائفك المحفوظة وملفك الشخصي كما هي.',
  signInFirst: 'لديك حساب بالبريد {email}. سجّل الدخول به لقبول الدعوة.',
  signIn: 'تسجيل الدخول والمتابعة',
  registerFirst: 'لا يوجد حساب بالبريد {email} بعد. إنشاؤه لا يستغرق إلا دقيقة، وبعده تصبح عضوًا في الفريق.',
  register: 'إنشاء حساب والانضمام',
  otherAccount: 'سجّلت الدخول بالبريد {own}، والدعوة للبريد {email}.',
  switchAccount: 'تسجيل الخروج والمتابعة',
  joined: 'انضممت إلى فريق {company}',

  'ended.used': 'قُبلت هذه الدعوة من قبل',
  'endedText.used': 'كل دعوة تُقبل مرة واحدة. إن كنت أنت من قبلها فلوحة الشركة في انتظارك.',
  'ended.expired': 'انتهت صلاحية الدعوة',
  'endedText.expired': 'الدعوة صالحة 7 أيام. اطلب من {company} إرسالها مرة أخرى.',
  'ended.cancelled': 'أُلغيت هذه الدعوة',
  'endedText.cancelled': 'ألغت {company} الدعوة. إن كان ذلك خطأ فاطلب دعوة جديدة.',
  'ended.unknown': 'لم نعثر على هذه الدعوة',
  'endedText.unknown': 'ربما نُسخ الرابط ناقصًا. افتحه من الرسالة مباشرة، أو اطلب دعوة جديدة.',
  toDashboard: 'إلى لوحة الشركة',
  toHome: 'إلى الصفحة الرئيسية',

  registerTitle: 'حساب في فريق {company}',
  registerLead: 'بقيت كلمة المرور والموافقات، ثم تنضم إلى الفريق مباشرة.',
  emailFixed: 'البريد الذي وصلت إليه الدعوة، وهو مؤكَّد بها.',
  phoneHint: 'يراه أعضاء فريق {company} وحدهم.',
  submit: 'إنشاء الحساب والانضمام',
})
