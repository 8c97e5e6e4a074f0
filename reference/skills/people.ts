// Written for this project.
import { skillsOf } from '../skill.ts'

export const peopleSkills = skillsOf({
  translation: { ar: ['الترجمة', 'الترجمة التحريرية'], en: ['Translation'] },
  'simultaneous-interpretation': {
    ar: ['الترجمة الفورية'],
    en: ['Simultaneous interpretation', 'Interpreting'],
  },
  communication: { ar: ['مهارات التواصل', 'حسن التواصل'], en: ['Communication skills'] },
  teamwork: { ar: ['العمل الجماعي', 'العمل ضمن فريق', 'روح الفريق'], en: ['Teamwork', 'Team player'] },
  leadership: {
    ar: ['القيادة الإدارية', 'قيادة الفرق', 'قيادة الفريق'],
    en: ['Leadership', 'Team leadership'],
  },
  'people-management': {
    ar: ['إدارة الفرق', 'الإشراف على الموظفين'],
    en: ['People management', 'Staff supervision'],
  },
  'time-management': { ar: ['إدارة الوقت', 'تنظيم الوقت'], en: ['Time management'] },
  'problem-solving': { ar: ['حل المشكلات'], en: ['Problem solving'] },
  'work-under-pressure': {
    ar: ['العمل تحت الضغط', 'تحمل ضغط العمل'],
    en: ['Working under pressure', 'Stress tolerance'],
  },
  'attention-to-detail': {
    ar: ['الانتباه للتفاصيل', 'الاهتمام بالتفاصيل', 'الدقة'],
    en: ['Attention to detail', 'Accuracy'],
  },
  'customer-service-skill': {
    ar: ['خدمة العملاء', 'مهارات خدمة العملاء'],
    en: ['Customer service skills', 'Customer care skills'],
  },
  'complaint-handling': { ar: ['معالجة الشكاوى', 'التعامل مع الشكاوى'], en: ['Complaint handling'] },
  'active-listening': { ar: ['الإنصات', 'الاستماع الجيد'], en: ['Active listening'] },
  persuasion: { ar: ['الإقناع', 'مهارات الإقناع'], en: ['Persuasion'] },
  flexibility: { ar: ['المرونة في العمل', 'مرونة أوقات العمل'], en: ['Flexibility', 'Adaptability'] },
  'shift-work': {
    ar: ['نظام الورديات', 'العمل بالورديات', 'الشفتات'],
    en: ['Shift work', 'Rotating shifts'],
  },
  'night-shift': { ar: ['وردية ليلية', 'الوردية الليلية', 'شفت ليلي'], en: ['Night shift', 'Night work'] },
  punctuality: { ar: ['الالتزام بالمواعيد', 'الانضباط'], en: ['Punctuality', 'Reliability'] },
  'physical-fitness': { ar: ['لياقة بدنية', 'اللياقة البدنية'], en: ['Physical fitness'] },
  creativity: { ar: ['الإبداع', 'التفكير الإبداعي'], en: ['Creativity', 'Creative thinking'] },
  'analytical-thinking': {
    ar: ['التفكير التحليلي', 'مهارات تحليلية'],
    en: ['Analytical thinking', 'Analytical skills'],
  },
  'decision-making': { ar: ['اتخاذ القرار', 'صنع القرار'], en: ['Decision making'] },
  confidentiality: { ar: ['السرية', 'المحافظة على السرية'], en: ['Confidentiality', 'Discretion'] },
  'public-speaking': { ar: ['الإلقاء', 'التحدث أمام الجمهور'], en: ['Public speaking'] },
  coaching: { ar: ['توجيه الموظفين'], en: ['Coaching', 'Mentoring'] },
  'computer-literacy': {
    ar: ['استخدام الحاسب', 'مهارات الحاسب الآلي', 'إجادة الحاسب الآلي'],
    en: ['Computer literacy', 'Computer skills'],
  },
  'call-handling': {
    ar: ['الرد على المكالمات', 'استقبال المكالمات'],
    en: ['Call handling', 'Phone etiquette'],
  },
  'live-chat': { ar: ['الدردشة المباشرة', 'الرد على المحادثات'], en: ['Live chat', 'WhatsApp Business'] },
  'conflict-resolution': { ar: ['حل النزاعات', 'احتواء الخلافات'], en: ['Conflict resolution'] },
  'stakeholder-management': { ar: ['إدارة أصحاب المصلحة'], en: ['Stakeholder management'] },
  travel: { ar: ['الاستعداد للسفر', 'التنقل بين المدن'], en: ['Willingness to travel'] },
  'field-work': { ar: ['العمل الميداني', 'الزيارات الميدانية'], en: ['Field work', 'Field visits'] },
})
