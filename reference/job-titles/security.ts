// Written for this project.
import { titlesOf } from '../job-title.ts'

export const securityTitles = titlesOf('security', {
  'security-guard': {
    ar: ['حارس أمن', 'حارسة أمن', 'حراس أمن', 'رجل أمن', 'سيكيورتي', 'سكيورتي'],
    en: ['Security guard', 'Security officer', 'Guard'],
  },
  'security-supervisor': {
    ar: ['مشرف أمن', 'مشرفة أمن', 'مشرف حراسات أمنية'],
    en: ['Security supervisor', 'Security shift leader'],
  },
  'security-manager': { ar: ['مدير أمن', 'مديرة أمن', 'مدير الأمن والسلامة'], en: ['Security manager'] },
  'cctv-operator': {
    ar: ['مراقب كاميرات', 'مراقبة كاميرات', 'مشغل كاميرات مراقبة'],
    en: ['CCTV operator', 'Surveillance operator'],
  },
  'cctv-technician': {
    ar: ['فني كاميرات مراقبة', 'فني أنظمة أمنية', 'فني كاميرات'],
    en: ['CCTV technician', 'Security systems technician'],
  },
  'safety-officer': {
    ar: ['مسؤول سلامة', 'مسؤولة سلامة', 'مراقب سلامة', 'ضابط سلامة', 'مشرف سلامة', 'مسئول سلامة'],
    en: ['Safety officer', 'HSE officer', 'Safety inspector'],
  },
  'safety-supervisor': {
    ar: ['مشرف صحة وسلامة مهنية', 'أخصائي صحة وسلامة مهنية', 'أخصائي سلامة'],
    en: ['HSE supervisor', 'Occupational health and safety specialist', 'Safety supervisor'],
  },
  firefighter: { ar: ['رجل إطفاء', 'إطفائي', 'رجال إطفاء'], en: ['Firefighter', 'Fireman'] },
  'fire-alarm-technician': {
    ar: ['فني إنذار حريق', 'فني إطفاء وإنذار', 'فني أنظمة حريق'],
    en: ['Fire alarm technician', 'Fire systems technician'],
  },
  'building-guard': {
    ar: ['حارس عمارة', 'حارس مبنى', 'حارس سكن', 'بواب'],
    en: ['Building guard', 'Caretaker', 'Watchman', 'Doorman'],
  },
  'gate-guard': { ar: ['حارس بوابة', 'حارسة بوابة', 'موظف بوابة'], en: ['Gate guard', 'Gatekeeper'] },
  'access-control-officer': {
    ar: ['موظف مراقبة دخول', 'موظفة مراقبة دخول', 'موظف تصاريح'],
    en: ['Access control officer', 'Permits officer'],
  },
  'cash-in-transit-guard': {
    ar: ['حارس نقل أموال', 'موظف نقل أموال', 'مرافق نقل أموال'],
    en: ['Cash-in-transit guard', 'Armoured vehicle guard'],
  },
  'event-security-officer': {
    ar: ['منظم حشود', 'منظمة حشود', 'أمن فعاليات', 'إدارة الحشود'],
    en: ['Event security officer', 'Crowd controller', 'Crowd management officer'],
  },
  'patrol-officer': {
    ar: ['دورية أمنية', 'موظف دوريات أمنية', 'حارس دورية'],
    en: ['Patrol officer', 'Mobile patrol guard'],
  },
  'personal-bodyguard': {
    ar: ['حارس شخصي', 'حارسة شخصية', 'مرافق شخصي'],
    en: ['Bodyguard', 'Close protection officer'],
  },
  lifeguard: { ar: ['منقذ', 'منقذة', 'منقذين', 'منقذ سباحة'], en: ['Lifeguard', 'Pool lifeguard'] },
  'control-room-officer': {
    ar: ['موظف غرفة عمليات أمنية', 'موظفة غرفة عمليات أمنية'],
    en: ['Security control room officer', 'Operations room officer'],
  },
  'loss-prevention-officer': {
    ar: ['موظف منع خسائر', 'موظفة منع خسائر', 'مسؤول منع الفاقد'],
    en: ['Loss prevention officer', 'Asset protection officer'],
  },
})
