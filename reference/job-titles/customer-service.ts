// Written for this project.
import { titlesOf } from '../job-title.ts'

export const customerServiceTitles = titlesOf('customer-service', {
  'customer-service-representative': {
    ar: ['ممثل خدمة عملاء', 'ممثلة خدمة عملاء', 'موظف خدمة عملاء', 'موظفة خدمة عملاء', 'خدمة عملاء'],
    en: ['Customer service representative', 'Customer service agent', 'CSR', 'Customer service'],
  },
  'call-centre-agent': {
    ar: ['موظف مركز اتصال', 'موظفة مركز اتصال', 'كول سنتر', 'موظف كول سنتر', 'مأمور سنترال'],
    en: ['Call centre agent', 'Call center agent', 'Call centre representative', 'Telephone operator'],
  },
  'customer-support-specialist': {
    ar: ['أخصائي دعم عملاء', 'أخصائية دعم عملاء', 'دعم العملاء'],
    en: ['Customer support specialist', 'Customer support agent'],
  },
  'customer-service-supervisor': {
    ar: ['مشرف خدمة عملاء', 'مشرفة خدمة عملاء'],
    en: ['Customer service supervisor', 'Customer service team leader'],
  },
  'customer-service-manager': { ar: ['مدير خدمة عملاء', 'مديرة خدمة عملاء'], en: ['Customer service manager'] },
  'customer-success-manager': {
    ar: ['مدير نجاح العملاء', 'مديرة نجاح العملاء'],
    en: ['Customer success manager', 'CSM'],
  },
  'customer-experience-specialist': {
    ar: ['أخصائي تجربة العميل', 'أخصائية تجربة العميل', 'تجربة العملاء'],
    en: ['Customer experience specialist', 'CX specialist'],
  },
  'complaints-officer': {
    ar: ['موظف شكاوى', 'موظفة شكاوى', 'مسؤول الشكاوى'],
    en: ['Complaints officer', 'Complaints handler'],
  },
  'live-chat-agent': {
    ar: ['موظف دردشة مباشرة', 'موظفة دردشة مباشرة', 'دعم عبر الدردشة'],
    en: ['Live chat agent', 'Chat support agent'],
  },
  'social-care-agent': {
    ar: ['موظف رعاية عملاء عبر منصات التواصل', 'رعاية العملاء', 'العناية بالعملاء'],
    en: ['Customer care agent', 'Social media care agent', 'Customer care'],
  },
  'technical-support-agent': {
    ar: ['موظف دعم فني للعملاء', 'موظفة دعم فني للعملاء'],
    en: ['Technical support agent', 'Tech support representative'],
  },
  'front-office-agent': {
    ar: ['موظف مكتب أمامي', 'موظفة مكتب أمامي', 'موظف كاونتر', 'كاونتر'],
    en: ['Front office agent', 'Counter agent', 'Counter staff'],
  },
  'information-desk-officer': {
    ar: ['موظف استعلامات', 'موظفة استعلامات', 'استعلامات'],
    en: ['Information desk officer', 'Help desk officer'],
  },
  'reservation-agent': {
    ar: ['موظف حجوزات', 'موظفة حجوزات', 'حجوزات'],
    en: ['Reservation agent', 'Booking agent'],
  },
  'call-centre-manager': {
    ar: ['مدير مركز اتصال', 'مديرة مركز اتصال'],
    en: ['Call centre manager', 'Contact center manager'],
  },
  'quality-monitor': {
    ar: ['مراقب جودة مكالمات', 'مراقبة جودة مكالمات'],
    en: ['Call quality analyst', 'Quality monitor'],
  },
  'patient-services-officer': {
    ar: ['موظف خدمات المرضى', 'موظفة خدمات المرضى', 'موظف علاقات مرضى', 'موظف خدمات مرضى'],
    en: ['Patient services officer', 'Patient relations officer'],
  },
  'airport-passenger-agent': {
    ar: ['موظف خدمات الركاب', 'موظفة خدمات الركاب', 'موظف خدمات أرضية'],
    en: ['Passenger service agent', 'Ground staff', 'Check-in agent'],
  },
})
