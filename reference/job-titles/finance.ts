// Written for this project.
import { titlesOf } from '../job-title.ts'

export const financeTitles = titlesOf('finance', {
  accountant: {
    ar: ['محاسب', 'محاسبة', 'محاسبين', 'محاسبون', 'محاسبات', 'محاسب عام', 'محاسب مالي'],
    en: ['Accountant', 'Accounting officer', 'General accountant', 'Financial accountant'],
  },
  'chief-accountant': {
    ar: ['رئيس حسابات', 'رئيسة حسابات', 'كبير المحاسبين', 'مدير حسابات مالية'],
    en: ['Chief accountant', 'Head of accounting'],
  },
  'cost-accountant': { ar: ['محاسب تكاليف', 'محاسبة تكاليف'], en: ['Cost accountant', 'Cost controller'] },
  'tax-accountant': {
    ar: ['محاسب ضرائب', 'محاسبة ضرائب', 'محاسب زكاة وضريبة', 'أخصائي زكاة وضرائب'],
    en: ['Tax accountant', 'Zakat and tax specialist', 'VAT accountant', 'Tax specialist'],
  },
  'accounts-payable-accountant': {
    ar: ['محاسب موردين', 'محاسب دائنين', 'محاسبة موردين', 'محاسب حسابات دائنة'],
    en: ['Accounts payable accountant', 'AP accountant', 'Payables accountant'],
  },
  'accounts-receivable-accountant': {
    ar: ['محاسب عملاء', 'محاسب مدينين', 'محاسبة عملاء', 'محاسب حسابات مدينة'],
    en: ['Accounts receivable accountant', 'AR accountant', 'Receivables accountant'],
  },
  'payroll-accountant': {
    ar: ['محاسب رواتب', 'محاسبة رواتب'],
    en: ['Payroll accountant', 'Salary accountant'],
  },
  bookkeeper: {
    ar: ['ماسك دفاتر', 'كاتب حسابات', 'مدخل قيود محاسبية', 'مساعد محاسب'],
    en: ['Bookkeeper', 'Accounts clerk', 'Assistant accountant'],
  },
  'financial-manager': {
    ar: ['مدير مالي', 'مديرة مالية', 'المدير المالي'],
    en: ['Finance manager', 'Financial manager'],
  },
  'chief-financial-officer': {
    ar: ['رئيس مالي تنفيذي', 'الرئيس التنفيذي المالي', 'الرئيس المالي'],
    en: ['Chief financial officer', 'CFO', 'Finance director'],
  },
  'financial-controller': {
    ar: ['مراقب مالي', 'مراقبة مالية'],
    en: ['Financial controller', 'Finance controller'],
  },
  'financial-analyst': {
    ar: ['محلل مالي', 'محللة مالية', 'محللين ماليين'],
    en: ['Financial analyst', 'Finance analyst'],
  },
  'internal-auditor': {
    ar: ['مراجع داخلي', 'مراجعة داخلية', 'مدقق داخلي', 'مدققة داخلية'],
    en: ['Internal auditor'],
  },
  'external-auditor': {
    ar: ['مراجع حسابات', 'مراجعة حسابات', 'مدقق حسابات', 'مدقق خارجي'],
    en: ['External auditor', 'Auditor'],
    alsoMeans: ['internal-auditor'],
  },
  cashier: {
    ar: ['كاشير', 'أمين صندوق', 'أمينة صندوق', 'كاشيرة', 'محاسب صندوق'],
    en: ['Cashier', 'Till operator'],
    asOften: ['أمين صندوق'],
  },
  treasurer: {
    ar: ['أمين خزينة', 'مسؤول الخزينة', 'محلل خزينة'],
    en: ['Treasurer', 'Treasury officer', 'Treasury analyst'],
  },
  'bank-teller': {
    ar: ['صراف بنك', 'صراف', 'صرافة', 'موظف بنك', 'موظف صرافة'],
    en: ['Bank teller', 'Teller'],
  },
  'credit-analyst': {
    ar: ['محلل ائتمان', 'محللة ائتمان', 'محلل ائتماني'],
    en: ['Credit analyst', 'Credit officer'],
  },
  'collections-officer': {
    ar: ['محصل', 'محصلة', 'محصلين', 'موظف تحصيل', 'مسؤول تحصيل', 'أخصائي تحصيل'],
    en: ['Collections officer', 'Debt collector', 'Collector'],
  },
  'investment-analyst': {
    ar: ['محلل استثمار', 'محللة استثمار', 'محلل استثماري'],
    en: ['Investment analyst'],
  },
  'risk-analyst': {
    ar: ['محلل مخاطر', 'محللة مخاطر', 'أخصائي مخاطر'],
    en: ['Risk analyst', 'Risk specialist'],
  },
  'budget-analyst': {
    ar: ['محلل ميزانيات', 'محللة ميزانيات', 'أخصائي موازنات'],
    en: ['Budget analyst', 'Budgeting specialist'],
  },
  'insurance-specialist': {
    ar: ['أخصائي تأمين', 'أخصائية تأمين', 'موظف تأمين', 'وسيط تأمين'],
    en: ['Insurance specialist', 'Insurance officer', 'Insurance broker'],
  },
  actuary: { ar: ['خبير اكتواري', 'أخصائي اكتواري', 'اكتواري'], en: ['Actuary', 'Actuarial analyst'] },
  'erp-accountant': { ar: ['محاسب أنظمة ERP', 'محاسب أودو'], en: ['ERP accountant', 'Odoo accountant'] },
})
