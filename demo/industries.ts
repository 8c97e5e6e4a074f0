import type { Employer, Industry, Pair, Trade } from './role.ts'

/**
 * Patterns of company names of an industry; `{}` is the name itself. The verb of an Arabic sentence follows the
 * gender.
 */
export type NameForm = { name: Pair; gender: 'feminine' | 'masculine'; trade?: Trade }

export type IndustryFacts = {
  /** How many of a hundred or so companies belong to it. */
  weight: number
  /** Fits after «نعمل في» and "we work in". */
  field: Pair
  names: readonly NameForm[]
}

const feminine = (ar: string, en: string): NameForm => ({ name: [ar, en], gender: 'feminine' })
const masculine = (ar: string, en: string): NameForm => ({ name: [ar, en], gender: 'masculine' })

/** The traits of a company as an employer. */
export const employerOf = ({ industry, trade }: { industry: Industry; trade?: Trade }): Employer[] =>
  trade ? [industry, trade] : [industry]

export const industries: Readonly<Record<Industry, IndustryFacts>> = {
  bakery: {
    weight: 2,
    field: ['المخبوزات والحلويات', 'bread and pastry'],
    names: [masculine('مخبز {}', '{} Bakery'), feminine('مخابز {}', '{} Bakeries')],
  },
  bank: {
    weight: 2,
    field: ['الخدمات المالية', 'financial services'],
    names: [feminine('{} المالية', '{} Capital'), feminine('{} للتمويل', '{} Finance')],
  },
  beauty: {
    weight: 2,
    field: ['العناية والتجميل', 'beauty and care'],
    names: [masculine('صالون {}', '{} Salon'), masculine('مركز {} للعناية', '{} Beauty Lounge')],
  },
  building: {
    weight: 12,
    field: ['المقاولات', 'construction'],
    names: [
      feminine('شركة {} للمقاولات', '{} Contracting'),
      feminine('مؤسسة {} للإنشاءات', '{} Construction'),
      feminine('{} للأعمال الكهروميكانيكية', '{} Electromechanical'),
    ],
  },
  cafe: {
    weight: 4,
    field: ['القهوة المختصة', 'specialty coffee'],
    names: [masculine('مقهى {}', '{} Café'), feminine('محمصة {}', '{} Roastery')],
  },
  cleaning: {
    weight: 3,
    field: ['خدمات المرافق', 'facility services'],
    names: [feminine('{} لخدمات المرافق', '{} Facility Services'), feminine('{} للنظافة', '{} Cleaning')],
  },
  clinic: {
    weight: 4,
    field: ['الرعاية الصحية', 'healthcare'],
    names: [feminine('عيادات {}', '{} Clinics'), masculine('مجمع {} الطبي', '{} Medical Complex')],
  },
  consulting: {
    weight: 3,
    field: ['الاستشارات', 'consulting'],
    names: [
      feminine('{} للاستشارات', '{} Consulting'),
      { ...feminine('{} للاستشارات الهندسية', '{} Engineering Consultants'), trade: 'engineering' },
    ],
  },
  'contact-centre': {
    weight: 2,
    field: ['خدمات العملاء', 'customer services'],
    names: [feminine('{} لخدمات العملاء', '{} Contact Centre')],
  },
  dental: {
    weight: 2,
    field: ['طب الأسنان', 'dental care'],
    names: [
      masculine('مركز {} لطب الأسنان', '{} Dental Centre'),
      feminine('عيادات {} لطب الأسنان', '{} Dental Clinics'),
    ],
  },
  energy: {
    weight: 3,
    field: ['الطاقة', 'energy'],
    names: [feminine('{} للطاقة', '{} Energy'), feminine('{} للخدمات البترولية', '{} Oilfield Services')],
  },
  factory: {
    weight: 7,
    field: ['الصناعة', 'manufacturing'],
    names: [
      { ...masculine('مصنع {} للأغذية', '{} Foods'), trade: 'food' },
      { ...masculine('مصنع {} للبلاستيك', '{} Plastics'), trade: 'materials' },
      feminine('{} للصناعات', '{} Industries'),
      { ...masculine('مصنع {} للحديد', '{} Steel'), trade: 'materials' },
    ],
  },
  farm: {
    weight: 2,
    field: ['الزراعة', 'agriculture'],
    names: [feminine('مزارع {}', '{} Farms'), feminine('{} الزراعية', '{} Agriculture')],
  },
  gym: { weight: 2, field: ['اللياقة', 'fitness'], names: [masculine('نادي {} الرياضي', '{} Fitness Club')] },
  holding: {
    weight: 3,
    field: ['قطاعات عدة', 'several sectors'],
    names: [feminine('مجموعة {}', '{} Group'), feminine('{} القابضة', '{} Holding')],
  },
  hospital: {
    weight: 6,
    field: ['الرعاية الصحية', 'healthcare'],
    names: [masculine('مستشفى {}', '{} Hospital'), masculine('مستشفى {} التخصصي', '{} Specialist Hospital')],
  },
  hotel: {
    weight: 5,
    field: ['الضيافة', 'hospitality'],
    names: [
      masculine('فندق {}', '{} Hotel'),
      feminine('أجنحة {} الفندقية', '{} Suites'),
      masculine('منتجع {}', '{} Resort'),
    ],
  },
  kindergarten: {
    weight: 2,
    field: ['الطفولة المبكرة', 'early childhood education'],
    names: [
      feminine('روضة {}', '{} Kindergarten'),
      feminine('حضانة وروضة {}', '{} Nursery and Kindergarten'),
    ],
  },
  law: {
    weight: 2,
    field: ['المحاماة', 'law'],
    names: [
      masculine('مكتب {} للمحاماة', '{} Law Firm'),
      feminine('{} للمحاماة والاستشارات القانونية', '{} Legal'),
    ],
  },
  logistics: {
    weight: 6,
    field: ['الخدمات اللوجستية', 'logistics'],
    names: [
      feminine('{} للخدمات اللوجستية', '{} Logistics'),
      feminine('{} للنقل', '{} Transport'),
      feminine('{} للشحن السريع', '{} Express'),
    ],
  },
  marketing: {
    weight: 4,
    field: ['التسويق والإعلان', 'marketing and advertising'],
    names: [
      feminine('وكالة {}', '{} Agency'),
      masculine('استوديو {}', '{} Studio'),
      feminine('{} للدعاية والإعلان', '{} Advertising'),
    ],
  },
  pharmacy: { weight: 3, field: ['الصيدلة', 'pharmacy'], names: [feminine('صيدليات {}', '{} Pharmacies')] },
  pilgrims: {
    weight: 2,
    field: ['خدمة ضيوف الرحمن', 'services for pilgrims'],
    names: [
      feminine('{} لخدمات الحجاج والمعتمرين', '{} Hajj and Umrah Services'),
      feminine('{} للعمرة والزيارة', '{} Umrah'),
    ],
  },
  property: {
    weight: 4,
    field: ['العقار', 'real estate'],
    names: [
      feminine('{} العقارية', '{} Real Estate'),
      feminine('{} لإدارة الأملاك', '{} Property Management'),
      feminine('{} للتطوير العقاري', '{} Development'),
    ],
  },
  restaurant: {
    weight: 8,
    field: ['المطاعم', 'restaurants'],
    names: [
      feminine('مطاعم {}', '{} Restaurants'),
      masculine('مطبخ {}', '{} Kitchen'),
      feminine('مشويات {}', '{} Grill'),
    ],
  },
  retail: {
    weight: 15,
    field: ['التجزئة', 'retail'],
    names: [
      { ...feminine('متاجر {}', '{} Stores'), trade: 'department-store' },
      { ...feminine('{} للأزياء', '{} Fashion'), trade: 'fashion' },
      { ...feminine('أسواق {}', '{} Markets'), trade: 'supermarket' },
      { ...feminine('شركة {} التجارية', '{} Trading'), trade: 'department-store' },
      { ...feminine('{} للإلكترونيات', '{} Electronics'), trade: 'electronics' },
      { ...feminine('معارض {} للأثاث', '{} Furniture'), trade: 'furniture' },
    ],
  },
  school: {
    weight: 6,
    field: ['التعليم', 'education'],
    names: [
      feminine('مدارس {} الأهلية', '{} Private Schools'),
      feminine('مدارس {} العالمية', '{} International Schools'),
    ],
  },
  security: {
    weight: 3,
    field: ['الحراسات الأمنية', 'security services'],
    names: [feminine('{} للحراسات الأمنية', '{} Security')],
  },
  tech: {
    weight: 8,
    field: ['التقنية', 'technology'],
    names: [
      feminine('{} التقنية', '{} Tech'),
      feminine('{} للحلول الرقمية', '{} Digital'),
      feminine('منصة {}', '{}'),
      feminine('{} للبرمجيات', '{} Software'),
    ],
  },
  training: {
    weight: 2,
    field: ['التدريب', 'training'],
    names: [masculine('معهد {} للتدريب', '{} Training Institute'), feminine('أكاديمية {}', '{} Academy')],
  },
  travel: {
    weight: 2,
    field: ['السفر والسياحة', 'travel and tourism'],
    names: [feminine('{} للسفر والسياحة', '{} Travel'), feminine('{} للسياحة', '{} Tours')],
  },
  workshop: {
    weight: 3,
    field: ['صيانة السيارات', 'car care'],
    names: [masculine('مركز {} لصيانة السيارات', '{} Auto Care'), feminine('{} للسيارات', '{} Motors')],
  },
}
