// Written for this project.
import { titlesOf } from '../job-title.ts'

export const hrTitles = titlesOf('hr', {
  'hr-specialist': {
    ar: ['أخصائي موارد بشرية', 'أخصائية موارد بشرية', 'موظف موارد بشرية', 'موظفة موارد بشرية'],
    en: ['HR specialist', 'Human resources specialist', 'HR officer'],
  },
  'hr-manager': {
    ar: ['مدير موارد بشرية', 'مديرة موارد بشرية', 'مدير الموارد البشرية'],
    en: ['HR manager', 'Human resources manager', 'Head of HR'],
  },
  'hr-business-partner': {
    ar: ['شريك أعمال موارد بشرية', 'شريكة أعمال موارد بشرية'],
    en: ['HR business partner', 'HRBP'],
  },
  'hr-coordinator': {
    ar: ['منسق موارد بشرية', 'منسقة موارد بشرية', 'مساعد موارد بشرية'],
    en: ['HR coordinator', 'HR assistant', 'Human resources coordinator'],
  },
  recruiter: {
    ar: [
      'أخصائي توظيف',
      'أخصائية توظيف',
      'مسؤول توظيف',
      'مسئول توظيف',
      'موظف توظيف',
      'أخصائي استقطاب مواهب',
      'أخصائية استقطاب مواهب',
    ],
    en: ['Recruiter', 'Recruitment specialist', 'Talent acquisition specialist'],
  },
  'recruitment-manager': {
    ar: ['مدير توظيف', 'مديرة توظيف', 'مدير استقطاب المواهب'],
    en: ['Recruitment manager', 'Talent acquisition manager'],
  },
  'payroll-specialist': {
    ar: ['أخصائي رواتب', 'أخصائية رواتب', 'مسؤول رواتب', 'مسير رواتب'],
    en: [
      'Payroll specialist',
      'Payroll officer',
      'Salary specialist',
      'Salary officer',
      'Salary administrator',
    ],
  },
  'compensation-specialist': {
    ar: ['أخصائي تعويضات ومزايا', 'أخصائية تعويضات ومزايا'],
    en: ['Compensation and benefits specialist', 'C&B specialist'],
  },
  'training-specialist': {
    ar: ['أخصائي تدريب وتطوير', 'أخصائية تدريب وتطوير', 'منسق تدريب', 'منسقة تدريب'],
    en: [
      'Training specialist',
      'Learning and development specialist',
      'L&D specialist',
      'Training coordinator',
    ],
  },
  'training-manager': {
    ar: ['مدير تدريب', 'مديرة تدريب', 'مدير التدريب والتطوير'],
    en: ['Training manager', 'L&D manager'],
  },
  'personnel-officer': {
    ar: [
      'موظف شؤون موظفين',
      'موظفة شؤون موظفين',
      'مسؤول شؤون الموظفين',
      'شؤون موظفين',
      'شئون موظفين',
      'مسؤول شؤون موظفين',
    ],
    en: ['Personnel officer', 'Employee affairs officer', 'Personnel specialist'],
  },
  'employee-relations-specialist': {
    ar: ['أخصائي علاقات موظفين', 'أخصائية علاقات موظفين', 'علاقات عمالية'],
    en: ['Employee relations specialist', 'Labour relations specialist'],
  },
  'organizational-development-specialist': {
    ar: ['أخصائي تطوير تنظيمي', 'أخصائية تطوير تنظيمي', 'تطوير مؤسسي'],
    en: ['Organisational development specialist', 'OD specialist', 'Organizational development'],
  },
  'performance-specialist': {
    ar: ['أخصائي إدارة أداء', 'أخصائية إدارة أداء'],
    en: ['Performance management specialist'],
  },
  'hr-operations-specialist': {
    ar: ['أخصائي عمليات موارد بشرية', 'أخصائية عمليات موارد بشرية', 'أخصائي تأمينات اجتماعية'],
    en: ['HR operations specialist', 'HR operations officer', 'GOSI officer'],
  },
  'saudization-specialist': {
    ar: ['أخصائي سعودة', 'أخصائية توطين', 'أخصائي توطين', 'مسؤول نطاقات'],
    en: ['Saudization specialist', 'Nationalisation specialist', 'Localization officer'],
  },
  'onboarding-coordinator': {
    ar: ['منسق تهيئة موظفين', 'منسقة تهيئة موظفين'],
    en: ['Onboarding coordinator', 'Onboarding specialist'],
  },
  timekeeper: {
    ar: ['مراقب دوام', 'كاتب دوام', 'تايم كيبر', 'موظف حضور وانصراف'],
    en: ['Timekeeper', 'Attendance clerk'],
  },
  'hr-director': {
    ar: ['رئيس الموارد البشرية', 'رئيسة الموارد البشرية', 'مدير عام الموارد البشرية'],
    en: ['HR director', 'Chief human resources officer', 'CHRO'],
  },
  'hris-analyst': {
    ar: ['محلل أنظمة موارد بشرية', 'محللة أنظمة موارد بشرية'],
    en: ['HRIS analyst', 'HR systems analyst', 'HR data analyst'],
  },
})
