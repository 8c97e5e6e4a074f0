// Written for this project.
import { titlesOf } from '../job-title.ts'

export const constructionTitles = titlesOf('construction', {
  'civil-engineer': { ar: ['مهندس مدني', 'مهندسة مدنية', 'مهندسين مدنيين'], en: ['Civil engineer'] },
  'site-engineer': {
    ar: ['مهندس موقع', 'مهندسة موقع', 'مهندس مواقع'],
    en: ['Site engineer', 'Field engineer'],
  },
  'structural-engineer': {
    ar: ['مهندس إنشائي', 'مهندسة إنشائية', 'مهندس انشاءات'],
    en: ['Structural engineer'],
  },
  architect: {
    ar: ['مهندس معماري', 'مهندسة معمارية', 'معماري', 'معمارية'],
    en: ['Architect', 'Architectural engineer'],
  },
  'electrical-engineer': {
    ar: ['مهندس كهرباء', 'مهندسة كهرباء', 'مهندس كهربائي', 'مهندسين كهرباء'],
    en: ['Electrical engineer'],
  },
  'mechanical-engineer': {
    ar: ['مهندس ميكانيكا', 'مهندس ميكانيكي', 'مهندسة ميكانيكا'],
    en: ['Mechanical engineer'],
  },
  'mep-engineer': {
    ar: ['مهندس أعمال كهروميكانيكية', 'مهندس كهروميكانيك', 'مهندس إلكتروميكانيك'],
    en: ['MEP engineer', 'Electromechanical engineer'],
  },
  'quantity-surveyor': {
    ar: ['مهندس كميات', 'حاسب كميات', 'حصر كميات', 'مهندسة كميات'],
    en: ['Quantity surveyor', 'QS', 'Cost engineer'],
  },
  'planning-engineer': { ar: ['مهندس تخطيط', 'مهندسة تخطيط'], en: ['Planning engineer', 'Project planner'] },
  surveyor: { ar: ['مساح', 'مساحة أراضي', 'مهندس مساحة', 'فني مساحة'], en: ['Surveyor', 'Land surveyor'] },
  'construction-supervisor': {
    ar: ['مشرف موقع', 'مشرف إنشاءات', 'مراقب إنشاءات', 'مراقب مباني'],
    en: ['Construction supervisor', 'Site supervisor'],
  },
  foreman: { ar: ['مراقب عمال', 'فورمان', 'ملاحظ موقع', 'رئيس عمال'], en: ['Foreman', 'Works foreman'] },
  'construction-worker': {
    ar: ['عامل بناء', 'عمال بناء', 'عامل إنشاءات'],
    en: ['Construction worker', 'Labourer', 'Laborer'],
  },
  mason: { ar: ['بنّاء', 'عامل بلوك', 'بنّائين', 'معلم بناء'], en: ['Mason', 'Bricklayer', 'Block mason'] },
  electrician: {
    ar: ['كهربائي', 'فني كهرباء', 'كهربائيين', 'معلم كهرباء', 'كهربجي'],
    en: ['Electrician', 'Electrical technician'],
    asOften: ['فني كهرباء'],
  },
  plumber: { ar: ['سباك', 'سباكين', 'فني سباكة', 'معلم سباكة'], en: ['Plumber', 'Plumbing technician'] },
  carpenter: { ar: ['نجار', 'نجارين', 'نجار مسلح', 'معلم نجارة'], en: ['Carpenter', 'Joiner'] },
  'steel-fixer': { ar: ['حداد مسلح', 'حداد تسليح', 'حدادين مسلح'], en: ['Steel fixer', 'Rebar worker'] },
  welder: { ar: ['لحام', 'لحامين', 'فني لحام', 'حداد لحام'], en: ['Welder', 'Welding technician'] },
  painter: { ar: ['دهان', 'دهانين', 'معلم دهان', 'صباغ', 'نقاش'], en: ['Painter', 'Building painter'] },
  'tile-setter': { ar: ['مبلط', 'بليط', 'معلم بلاط', 'مبلطين', 'معلم سيراميك'], en: ['Tile setter', 'Tiler'] },
  plasterer: { ar: ['لياس', 'مليّس', 'معلم لياسة', 'فني جبس'], en: ['Plasterer', 'Gypsum installer'] },
  'aluminium-fitter': {
    ar: ['فني ألمنيوم', 'معلم ألمنيوم'],
    en: ['Aluminium fitter', 'Aluminum technician'],
  },
  'hvac-technician': {
    ar: ['فني تكييف', 'فني تبريد وتكييف', 'فني مكيفات', 'معلم مكيفات', 'فنيين تكييف'],
    en: ['HVAC technician', 'AC technician', 'Air conditioning technician'],
  },
  'elevator-technician': { ar: ['فني مصاعد', 'فنيين مصاعد'], en: ['Elevator technician', 'Lift technician'] },
  'heavy-equipment-operator': {
    ar: ['مشغل معدات ثقيلة', 'مشغل معدات', 'سائق معدات ثقيلة', 'مشغلين معدات'],
    en: ['Heavy equipment operator', 'Equipment operator'],
  },
  'crane-operator': { ar: ['مشغل رافعة', 'سائق كرين', 'مشغل كرين', 'ونش'], en: ['Crane operator'] },
  'maintenance-technician': {
    ar: ['فني صيانة', 'فنيين صيانة', 'فنية صيانة', 'فني صيانة عامة'],
    en: ['Maintenance technician', 'Building maintenance technician', 'Handyman'],
  },
  'autocad-draftsman': {
    ar: ['رسام أوتوكاد', 'رسامة أوتوكاد', 'رسام هندسي'],
    en: ['AutoCAD draftsman', 'CAD technician', 'Draftsman', 'Draughtsman'],
  },
  'construction-manager': {
    ar: ['مدير إنشاءات', 'مدير تنفيذ', 'مدير مشاريع إنشائية'],
    en: ['Construction manager', 'Construction project manager'],
  },
  'safety-engineer': {
    ar: ['مهندس سلامة', 'مهندسة سلامة', 'مهندس صحة وسلامة'],
    en: ['Safety engineer', 'HSE engineer'],
  },
  'bim-engineer': {
    ar: ['مهندس نمذجة معلومات البناء', 'مهندس بيم', 'مصمم BIM'],
    en: ['BIM engineer', 'BIM modeler', 'BIM coordinator'],
  },
})
