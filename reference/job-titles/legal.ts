// Written for this project.
import { titlesOf } from '../job-title.ts'

export const legalTitles = titlesOf('legal', {
  lawyer: { ar: ['محامي', 'محامية', 'محامين', 'محامٍ', 'محاماة'], en: ['Lawyer', 'Attorney', 'Advocate'] },
  'legal-counsel': {
    ar: ['مستشار قانوني', 'مستشارة قانونية', 'مستشارين قانونيين'],
    en: ['Legal counsel', 'Legal adviser', 'Legal advisor', 'Legal consultant', 'In-house counsel'],
  },
  'legal-researcher': { ar: ['باحث قانوني', 'باحثة قانونية'], en: ['Legal researcher'] },
  'trainee-lawyer': {
    ar: ['محامي متدرب', 'محامية متدربة', 'محامٍ متدرب'],
    en: ['Trainee lawyer', 'Legal trainee'],
  },
  paralegal: { ar: ['مساعد قانوني', 'مساعدة قانونية', 'مساعد محامي'], en: ['Paralegal', 'Legal assistant'] },
  'legal-secretary': { ar: ['سكرتير قانوني', 'سكرتيرة قانونية'], en: ['Legal secretary'] },
  'contracts-specialist': {
    ar: ['أخصائي عقود', 'أخصائية عقود', 'مسؤول عقود', 'منسق عقود'],
    en: ['Contracts specialist', 'Contract administrator', 'Contracts officer'],
  },
  'contracts-manager': { ar: ['مدير عقود', 'مديرة عقود'], en: ['Contracts manager'] },
  'compliance-officer': {
    ar: ['مسؤول التزام', 'مسؤولة التزام', 'أخصائي التزام', 'أخصائية التزام', 'مسؤول امتثال'],
    en: ['Compliance officer', 'Compliance specialist'],
  },
  'compliance-manager': { ar: ['مدير التزام', 'مديرة التزام', 'مدير الالتزام'], en: ['Compliance manager'] },
  'anti-money-laundering-officer': {
    ar: ['مسؤول مكافحة غسل الأموال', 'أخصائي مكافحة غسل الأموال'],
    en: ['AML officer', 'Anti-money laundering officer'],
  },
  'legal-manager': {
    ar: ['مدير الشؤون القانونية', 'مديرة الشؤون القانونية', 'مدير إدارة قانونية'],
    en: ['Legal manager', 'Head of legal', 'General counsel'],
  },
  'corporate-governance-specialist': {
    ar: ['أخصائي حوكمة', 'أخصائية حوكمة', 'مسؤول حوكمة'],
    en: ['Corporate governance specialist', 'Governance officer'],
  },
  'board-secretary': {
    ar: ['أمين سر مجلس الإدارة', 'أمينة سر مجلس الإدارة'],
    en: ['Board secretary', 'Company secretary'],
  },
  'legal-translator': { ar: ['مترجم قانوني', 'مترجمة قانونية'], en: ['Legal translator'] },
  'intellectual-property-specialist': {
    ar: ['أخصائي ملكية فكرية', 'أخصائية ملكية فكرية', 'مستشار ملكية فكرية'],
    en: ['Intellectual property specialist', 'IP specialist', 'Trademark specialist'],
  },
  'data-protection-officer': {
    ar: ['مسؤول حماية البيانات', 'مسؤولة حماية البيانات', 'أخصائي خصوصية', 'مسؤول حماية بيانات'],
    en: ['Data protection officer', 'DPO', 'Privacy officer'],
  },
  arbitrator: { ar: ['محكّم', 'محكم تجاري', 'أخصائي تحكيم'], en: ['Arbitrator', 'Arbitration specialist'] },
  'claims-specialist': {
    ar: ['أخصائي مطالبات', 'أخصائية مطالبات', 'موظف مطالبات'],
    en: ['Claims specialist', 'Claims officer', 'Claims handler'],
  },
  'litigation-specialist': {
    ar: ['أخصائي قضايا', 'ممثل قضائي', 'مندوب محاكم', 'وكيل شرعي'],
    en: ['Litigation specialist', 'Litigation officer', 'Court representative'],
  },
})
