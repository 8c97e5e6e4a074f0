// Written for this project.
import { titlesOf } from '../job-title.ts'

export const itTitles = titlesOf('it', {
  'software-engineer': {
    ar: [
      'مهندس برمجيات',
      'مهندسة برمجيات',
      'مبرمج',
      'مبرمجة',
      'مبرمجين',
      'مطور برمجيات',
      'مطور برامج',
      'مطورة برمجيات',
      'مطورين',
    ],
    en: ['Software engineer', 'Software developer', 'Developer', 'Programmer'],
  },
  'frontend-developer': {
    ar: ['مطور واجهات أمامية', 'مطورة واجهات أمامية', 'مبرمج واجهات', 'فرونت اند'],
    en: ['Frontend developer', 'Front-end developer', 'Front-end engineer', 'React developer'],
  },
  'backend-developer': {
    ar: ['مطور واجهات خلفية', 'مطورة واجهات خلفية', 'مطور أنظمة خلفية', 'باك اند'],
    en: ['Backend developer', 'Back-end developer', 'Back-end engineer'],
  },
  'full-stack-developer': {
    ar: ['مطور متكامل', 'مطورة متكاملة', 'مطور فل ستاك', 'فل ستاك'],
    en: ['Full-stack developer', 'Full stack engineer', 'Fullstack developer'],
  },
  'mobile-developer': {
    ar: ['مطور تطبيقات جوال', 'مطورة تطبيقات جوال', 'مبرمج تطبيقات', 'مطور تطبيقات'],
    en: ['Mobile developer', 'Mobile app developer', 'Flutter developer'],
  },
  'ios-developer': { ar: ['مطور iOS', 'مطورة iOS', 'مطور آيفون'], en: ['iOS developer', 'Swift developer'] },
  'android-developer': {
    ar: ['مطور أندرويد', 'مطورة أندرويد'],
    en: ['Android developer', 'Kotlin developer'],
  },
  'web-developer': {
    ar: ['مطور مواقع', 'مطورة مواقع', 'مبرمج مواقع', 'مطور ويب', 'مطورة ويب'],
    en: ['Web developer', 'Web programmer', 'WordPress developer'],
    alsoMeans: ['frontend-developer', 'full-stack-developer', 'backend-developer'],
  },
  'computer-engineer': {
    ar: ['مهندس حاسب آلي', 'مهندسة حاسب آلي', 'مهندس حاسب', 'مهندس كمبيوتر'],
    en: ['Computer engineer'],
    alsoMeans: ['software-engineer', 'network-engineer', 'cloud-engineer'],
  },
  'devops-engineer': {
    ar: ['مهندس ديف أوبس', 'مهندس DevOps', 'مهندسة ديف أوبس', 'مهندس تشغيل برمجيات'],
    en: ['DevOps engineer', 'Site reliability engineer', 'SRE', 'Platform engineer'],
  },
  'cloud-engineer': {
    ar: ['مهندس سحابة', 'مهندس حوسبة سحابية', 'مهندسة حوسبة سحابية'],
    en: ['Cloud engineer', 'Cloud architect'],
  },
  'data-analyst': {
    ar: ['محلل بيانات', 'محللة بيانات', 'محللين بيانات'],
    en: ['Data analyst', 'BI analyst', 'Business intelligence analyst'],
  },
  'data-scientist': { ar: ['عالم بيانات', 'عالمة بيانات', 'علماء بيانات'], en: ['Data scientist'] },
  'data-engineer': { ar: ['مهندس بيانات', 'مهندسة بيانات'], en: ['Data engineer', 'ETL developer'] },
  'machine-learning-engineer': {
    ar: ['مهندس تعلم آلة', 'مهندسة تعلم آلة', 'مهندس ذكاء اصطناعي', 'مهندسة ذكاء اصطناعي'],
    en: ['Machine learning engineer', 'AI engineer', 'ML engineer'],
  },
  'database-administrator': {
    ar: ['مسؤول قواعد بيانات', 'مدير قواعد بيانات', 'مسئول قواعد بيانات', 'مديرة قواعد بيانات'],
    en: ['Database administrator', 'DBA'],
  },
  'systems-administrator': {
    ar: ['مسؤول أنظمة', 'مدير أنظمة', 'مسؤولة أنظمة', 'مسئول أنظمة'],
    en: ['Systems administrator', 'System admin', 'Sysadmin'],
  },
  'network-engineer': {
    ar: ['مهندس شبكات', 'مهندسة شبكات', 'مهندسين شبكات', 'فني شبكات'],
    en: ['Network engineer', 'Network administrator', 'Network technician'],
  },
  'it-support-technician': {
    ar: ['فني دعم فني', 'دعم فني', 'فني تقنية معلومات', 'أخصائي دعم فني', 'أخصائية دعم فني', 'فني حاسب آلي'],
    en: ['IT support technician', 'IT support specialist', 'Help desk technician', 'Desktop support'],
  },
  'information-security-specialist': {
    ar: [
      'أخصائي أمن معلومات',
      'أخصائية أمن معلومات',
      'أخصائي أمن سيبراني',
      'أخصائية أمن سيبراني',
      'امن سيبراني',
    ],
    en: [
      'Cybersecurity specialist',
      'Information security specialist',
      'Security engineer',
      'Cyber security analyst',
    ],
  },
  'soc-analyst': {
    ar: ['محلل مركز عمليات أمنية', 'محللة مركز عمليات أمنية', 'محلل أمن سيبراني'],
    en: ['SOC analyst', 'Security operations analyst'],
  },
  'penetration-tester': {
    ar: ['مختبر اختراق', 'مختبرة اختراق', 'مختبر اختراقات'],
    en: ['Penetration tester', 'Ethical hacker', 'Pentester'],
  },
  'quality-assurance-engineer': {
    ar: ['مهندس اختبار برمجيات', 'مهندسة اختبار برمجيات', 'مختبر برمجيات', 'مختبرة برمجيات', 'فاحص برمجيات'],
    en: ['QA engineer', 'Software tester', 'Quality assurance engineer', 'Test engineer'],
  },
  'business-analyst': {
    ar: ['محلل أعمال', 'محللة أعمال', 'محلل نظم'],
    en: ['Business analyst', 'Systems analyst', 'BA'],
  },
  'product-manager': {
    ar: ['مدير منتج', 'مديرة منتج', 'مالك منتج', 'مدراء منتجات'],
    en: ['Product manager', 'Product owner'],
  },
  'scrum-master': { ar: ['سكرم ماستر', 'قائد سكرم'], en: ['Scrum master', 'Agile coach'] },
  'it-project-manager': {
    ar: ['مدير مشاريع تقنية', 'مديرة مشاريع تقنية', 'مدير مشاريع تقنية معلومات'],
    en: ['IT project manager', 'Technical project manager'],
  },
  'it-manager': {
    ar: ['مدير تقنية معلومات', 'مديرة تقنية معلومات', 'مدير تقنية المعلومات'],
    en: ['IT manager', 'Information technology manager', 'Head of IT'],
  },
  'chief-technology-officer': {
    ar: ['رئيس تقني', 'مدير تقني', 'الرئيس التنفيذي للتقنية'],
    en: ['Chief technology officer', 'CTO', 'Technical director'],
  },
  'solutions-architect': {
    ar: ['مهندس حلول', 'معماري حلول', 'مهندسة حلول', 'مصمم حلول تقنية'],
    en: ['Solutions architect', 'Software architect', 'Enterprise architect'],
  },
  'erp-consultant': {
    ar: ['استشاري أنظمة ERP', 'مستشار ساب', 'استشاري ساب', 'استشاري أوراكل'],
    en: ['ERP consultant', 'SAP consultant', 'Oracle consultant'],
  },
  'game-developer': {
    ar: ['مطور ألعاب', 'مطورة ألعاب', 'مبرمج ألعاب'],
    en: ['Game developer', 'Unity developer', 'Unreal developer'],
  },
  'telecom-engineer': {
    ar: ['مهندس اتصالات', 'مهندسة اتصالات', 'فني اتصالات', 'فني ألياف بصرية'],
    en: ['Telecommunications engineer', 'Telecom engineer', 'Fibre technician'],
  },
  'gis-specialist': {
    ar: ['أخصائي نظم معلومات جغرافية', 'أخصائية نظم معلومات جغرافية', 'محلل نظم معلومات جغرافية'],
    en: ['GIS specialist', 'GIS analyst'],
  },
  'embedded-engineer': {
    ar: ['مهندس أنظمة مدمجة', 'مهندسة أنظمة مدمجة', 'مهندس إنترنت الأشياء'],
    en: ['Embedded systems engineer', 'IoT engineer', 'Firmware engineer'],
  },
})
