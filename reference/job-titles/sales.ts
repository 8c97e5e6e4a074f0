// Written for this project.
import { titlesOf } from '../job-title.ts'

export const salesTitles = titlesOf('sales', {
  'sales-representative': {
    ar: ['مندوب مبيعات', 'مندوبة مبيعات', 'مناديب مبيعات', 'مندوبين مبيعات', 'ممثل مبيعات'],
    en: ['Sales representative', 'Sales rep', 'Salesperson'],
  },
  'sales-executive': {
    ar: ['تنفيذي مبيعات', 'موظف مبيعات', 'موظفة مبيعات', 'أخصائي مبيعات', 'أخصائية مبيعات'],
    en: ['Sales executive', 'Sales specialist', 'Sales officer'],
  },
  'sales-manager': {
    ar: ['مدير مبيعات', 'مديرة مبيعات', 'مدير المبيعات', 'مدراء مبيعات'],
    en: ['Sales manager', 'Head of sales'],
  },
  'sales-supervisor': {
    ar: ['مشرف مبيعات', 'مشرفة مبيعات', 'مشرفين مبيعات'],
    en: ['Sales supervisor', 'Sales team leader'],
  },
  'field-sales-representative': {
    ar: ['مندوب مبيعات ميداني', 'مندوبة مبيعات ميدانية', 'مندوب ميداني'],
    en: ['Field sales representative', 'Outdoor sales executive', 'Outside sales representative'],
  },
  'telesales-agent': {
    ar: ['موظف مبيعات هاتفية', 'موظفة مبيعات هاتفية', 'تيلي سيلز', 'مسوق هاتفي', 'مسوقة هاتفية'],
    en: ['Telesales agent', 'Telemarketer', 'Inside sales representative'],
  },
  'account-manager': {
    ar: ['مدير حسابات', 'مديرة حسابات', 'مدير حسابات عملاء'],
    en: ['Account manager', 'Client account manager'],
  },
  'key-account-manager': {
    ar: ['مدير حسابات رئيسية', 'مديرة حسابات رئيسية', 'مدير كبار العملاء'],
    en: ['Key account manager', 'KAM'],
  },
  'business-development-manager': {
    ar: ['مدير تطوير أعمال', 'مديرة تطوير أعمال'],
    en: ['Business development manager', 'BDM'],
  },
  'business-development-specialist': {
    ar: ['أخصائي تطوير أعمال', 'أخصائية تطوير أعمال', 'مسؤول تطوير أعمال'],
    en: ['Business development specialist', 'Business development executive'],
  },
  'sales-engineer': {
    ar: ['مهندس مبيعات', 'مهندسة مبيعات', 'مهندسين مبيعات'],
    en: ['Sales engineer', 'Technical sales engineer', 'Presales engineer'],
  },
  'medical-representative': {
    ar: ['مندوب طبي', 'مندوبة طبية', 'مندوب دعاية طبية', 'مندوب مبيعات طبية', 'ميديكال ريب'],
    en: ['Medical representative', 'Medical sales representative', 'Pharmaceutical sales representative'],
  },
  'real-estate-agent': {
    ar: ['مسوق عقاري', 'مسوقة عقارية', 'وسيط عقاري', 'وسيطة عقارية', 'سمسار عقار'],
    en: ['Real estate agent', 'Real estate broker', 'Property consultant'],
  },
  'car-sales-consultant': {
    ar: ['مستشار مبيعات سيارات', 'بائع سيارات', 'مستشارة مبيعات سيارات', 'مندوب مبيعات سيارات'],
    en: ['Car sales consultant', 'Car salesman', 'Automotive sales executive'],
  },
  'sales-coordinator': {
    ar: ['منسق مبيعات', 'منسقة مبيعات'],
    en: ['Sales coordinator', 'Sales administrator'],
  },
  'export-sales-manager': { ar: ['مدير مبيعات تصدير', 'مديرة مبيعات تصدير'], en: ['Export sales manager'] },
  'tender-specialist': {
    ar: ['أخصائي مناقصات', 'أخصائية مناقصات', 'مسؤول منافسات', 'مسؤول مناقصات'],
    en: ['Tender specialist', 'Bid specialist', 'Tendering engineer'],
  },
  'sales-director': {
    ar: ['مدير عام المبيعات', 'رئيس قطاع المبيعات', 'مدير تجاري'],
    en: ['Sales director', 'Commercial director', 'Commercial manager'],
  },
  'wholesale-representative': {
    ar: ['مندوب مبيعات جملة', 'مندوبة مبيعات جملة', 'مندوب توزيع'],
    en: ['Wholesale representative', 'Distribution sales representative'],
  },
  'insurance-sales-agent': {
    ar: ['مندوب مبيعات تأمين', 'مندوبة مبيعات تأمين'],
    en: ['Insurance sales agent', 'Insurance sales executive'],
  },
  'corporate-sales-executive': {
    ar: ['مسؤول مبيعات شركات', 'مسؤولة مبيعات شركات', 'مبيعات قطاع الأعمال'],
    en: ['Corporate sales executive', 'B2B sales executive'],
  },
  'car-service-adviser': {
    ar: ['مستشار خدمة سيارات', 'مستقبل سيارات', 'موظف استقبال ورشة'],
    en: ['Car service adviser', 'Service advisor'],
  },
})
