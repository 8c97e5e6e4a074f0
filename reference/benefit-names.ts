import type { Benefit } from '@qareeb/contract/job-ad-requirements'

/** Names of the benefits that ads offer, as companies write them; each list begins with the form to show. */
export const benefitNames: Readonly<Record<Benefit, { ar: readonly string[]; en: readonly string[] }>> = {
  'medical-insurance': {
    ar: ['تأمين طبي', 'تأمين صحي', 'التأمين الطبي', 'التأمين الصحي'],
    en: ['Medical insurance', 'Health insurance', 'Medical cover'],
  },
  'family-insurance': {
    ar: ['تأمين طبي للعائلة', 'تأمين صحي للعائلة', 'تأمين طبي لأفراد الأسرة', 'تأمين العائلة'],
    en: ['Medical insurance for the family', 'Family medical insurance', 'Family insurance'],
  },
  housing: {
    ar: ['سكن', 'السكن', 'بدل سكن', 'سكن مؤمن'],
    en: ['Housing', 'Accommodation', 'Housing allowance'],
  },
  transport: {
    ar: ['مواصلات', 'المواصلات', 'بدل نقل', 'بدل مواصلات', 'نقل'],
    en: ['Transport', 'Transportation', 'Transport allowance', 'Transportation allowance'],
  },
  'annual-tickets': {
    ar: ['تذاكر سفر سنوية', 'تذكرة سفر سنوية', 'تذاكر سنوية', 'تذاكر سفر', 'تذاكر طيران'],
    en: ['Annual tickets', 'Yearly tickets', 'Annual air tickets', 'Air tickets'],
  },
  'yearly-bonus': {
    ar: ['مكافأة سنوية', 'مكافآت سنوية', 'بونص سنوي', 'بونص'],
    en: ['Yearly bonus', 'Annual bonus', 'Bonus'],
  },
  commission: {
    ar: ['عمولة', 'عمولات', 'عمولة مبيعات'],
    en: ['Commission', 'Commissions', 'Sales commission'],
  },
  meals: {
    ar: ['وجبات', 'وجبات طعام', 'وجبة', 'إعاشة', 'بدل طعام'],
    en: ['Meals', 'Food', 'Food allowance'],
  },
  training: { ar: ['تدريب', 'دورات تدريبية', 'تدريب وتطوير'], en: ['Training', 'Training courses'] },
  'phone-allowance': {
    ar: ['بدل هاتف', 'بدل جوال', 'بدل اتصالات'],
    en: ['Phone allowance', 'Mobile allowance'],
  },
  'company-car': {
    ar: ['سيارة من المنشأة', 'سيارة', 'سيارة الشركة', 'سيارة من الشركة'],
    en: ['Company car', 'Car'],
  },
  'school-fees': {
    ar: ['رسوم المدارس', 'بدل تعليم الأبناء', 'بدل مدارس', 'تعليم الأبناء'],
    en: ['School fees', 'School allowance', 'Education allowance for children'],
  },
  'paid-overtime': {
    ar: ['عمل إضافي مدفوع', 'ساعات إضافية مدفوعة', 'أجر العمل الإضافي', 'بدل ساعات إضافية'],
    en: ['Paid overtime', 'Overtime pay', 'Overtime'],
  },
  'extra-leave': { ar: ['إجازة إضافية', 'إجازات إضافية'], en: ['Extra leave', 'Additional leave'] },
  nursery: { ar: ['حضانة أطفال', 'حضانة', 'بدل حضانة'], en: ['Nursery', 'Child care', 'Childcare'] },
  'remote-days': {
    ar: ['أيام عمل عن بعد', 'أيام عن بعد', 'عمل مرن', 'أيام للعمل من المنزل'],
    en: ['Remote days', 'Days from home', 'Work from home days'],
  },
}
