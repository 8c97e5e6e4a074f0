// Written for this project.
import { titlesOf } from '../job-title.ts'

export const administrationTitles = titlesOf('administration', {
  secretary: { ar: ['سكرتير', 'سكرتيرة', 'سكرتارية'], en: ['Secretary', 'Office secretary'] },
  'executive-secretary': {
    ar: ['سكرتير تنفيذي', 'سكرتيرة تنفيذية'],
    en: ['Executive secretary', 'Personal assistant', 'PA'],
    alsoMeans: ['executive-assistant'],
  },
  'executive-assistant': {
    ar: ['مساعد تنفيذي', 'مساعدة تنفيذية'],
    en: ['Executive assistant', 'EA'],
    alsoMeans: ['executive-secretary'],
  },
  'administrative-assistant': {
    ar: ['مساعد إداري', 'مساعدة إدارية', 'معاون إداري'],
    en: ['Administrative assistant', 'Admin assistant'],
  },
  'administrative-officer': {
    ar: ['موظف إداري', 'موظفة إدارية', 'إداري', 'إدارية', 'موظفين إداريين'],
    en: ['Administrative officer', 'Admin officer', 'Administrator'],
  },
  'office-manager': { ar: ['مدير مكتب', 'مديرة مكتب', 'مدير المكتب'], en: ['Office manager'] },
  'administration-manager': {
    ar: ['مدير إداري', 'مديرة إدارية', 'مدير الشؤون الإدارية'],
    en: ['Administration manager', 'Admin manager'],
  },
  'data-entry-clerk': {
    ar: ['مدخل بيانات', 'مدخلة بيانات', 'إدخال بيانات'],
    en: ['Data entry clerk', 'Data entry operator', 'Data entry'],
  },
  receptionist: {
    ar: ['موظف استقبال', 'موظفة استقبال', 'استقبال', 'ريسبشن', 'رسبشن'],
    en: ['Receptionist', 'Front desk officer', 'Reception'],
  },
  'archive-clerk': {
    ar: ['موظف أرشيف', 'موظفة أرشيف', 'أرشفة', 'أمين أرشيف'],
    en: ['Archive clerk', 'Archivist', 'Filing clerk', 'Records clerk'],
  },
  'document-controller': {
    ar: ['مراقب وثائق', 'مراقبة وثائق', 'ضابط وثائق', 'مسؤول مستندات'],
    en: ['Document controller', 'Document control officer'],
  },
  'government-relations-officer': {
    ar: ['معقب', 'معقبة', 'معقبين', 'مسؤول علاقات حكومية', 'موظف علاقات حكومية', 'مندوب علاقات حكومية'],
    en: ['Government relations officer', 'GRO', 'PRO', 'Mandoob'],
  },
  'operations-manager': {
    ar: ['مدير عمليات', 'مديرة عمليات', 'مدير تشغيل', 'مدير العمليات'],
    en: ['Operations manager', 'Ops manager'],
  },
  'operations-coordinator': {
    ar: ['منسق عمليات', 'منسقة عمليات'],
    en: ['Operations coordinator', 'Operations officer'],
  },
  'project-coordinator': { ar: ['منسق مشاريع', 'منسقة مشاريع', 'منسق مشروع'], en: ['Project coordinator'] },
  'project-manager': {
    ar: ['مدير مشروع', 'مديرة مشروع', 'مدير مشاريع', 'مدراء مشاريع'],
    en: ['Project manager', 'PM'],
  },
  'branch-manager': { ar: ['مدير فرع', 'مديرة فرع', 'مدراء فروع'], en: ['Branch manager'] },
  'general-manager': {
    ar: ['مدير عام', 'مديرة عامة', 'المدير العام'],
    en: ['General manager', 'GM', 'Managing director'],
  },
  'chief-executive-officer': {
    ar: ['رئيس تنفيذي', 'رئيسة تنفيذية', 'الرئيس التنفيذي'],
    en: ['Chief executive officer', 'CEO'],
  },
  'office-clerk': { ar: ['كاتب', 'كاتبة', 'كتبة', 'كاتب إداري'], en: ['Office clerk', 'Clerk'] },
  'strategy-analyst': {
    ar: ['محلل استراتيجي', 'محللة استراتيجية', 'محلل أعمال استراتيجية'],
    en: ['Strategy analyst', 'Strategy consultant'],
  },
  'quality-coordinator': {
    ar: ['منسق جودة', 'منسقة جودة', 'مسؤول الجودة', 'مسئول الجودة'],
    en: ['Quality coordinator', 'Quality officer'],
  },
})
