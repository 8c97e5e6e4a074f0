// Written for this project.
import { titlesOf } from '../job-title.ts'

export const marketingTitles = titlesOf('marketing', {
  'marketing-specialist': {
    ar: ['أخصائي تسويق', 'أخصائية تسويق', 'مسوق', 'مسوقة', 'مسوقين'],
    en: ['Marketing specialist', 'Marketer', 'Marketing officer', 'Marketing executive'],
  },
  'digital-marketing-specialist': {
    ar: ['أخصائي تسويق رقمي', 'أخصائية تسويق رقمي', 'مسوق إلكتروني', 'تسويق الكتروني'],
    en: ['Digital marketing specialist', 'Online marketing specialist', 'Digital marketer'],
  },
  'marketing-manager': {
    ar: ['مدير تسويق', 'مديرة تسويق', 'مدير التسويق'],
    en: ['Marketing manager', 'Head of marketing'],
  },
  'social-media-specialist': {
    ar: ['أخصائي تواصل اجتماعي', 'أخصائية تواصل اجتماعي', 'مسؤول سوشل ميديا', 'سوشيال ميديا', 'سوشل ميديا'],
    en: ['Social media specialist', 'Social media manager', 'Community manager'],
  },
  'content-writer': { ar: ['كاتب محتوى', 'كاتبة محتوى', 'كتّاب محتوى'], en: ['Content writer', 'Copywriter'] },
  'content-creator': {
    ar: ['صانع محتوى', 'صانعة محتوى', 'صناع محتوى'],
    en: ['Content creator', 'Influencer'],
  },
  'content-manager': {
    ar: ['مدير محتوى', 'مديرة محتوى', 'مشرف محتوى'],
    en: ['Content manager', 'Editorial manager'],
  },
  'seo-specialist': {
    ar: ['أخصائي سيو', 'أخصائية سيو', 'أخصائي تحسين محركات البحث', 'تحسين محركات البحث'],
    en: ['SEO specialist', 'Search engine optimisation specialist'],
  },
  'performance-marketing-specialist': {
    ar: ['أخصائي إعلانات ممولة', 'أخصائية إعلانات ممولة', 'ميديا باير', 'مشتري إعلانات'],
    en: ['Performance marketing specialist', 'Media buyer', 'PPC specialist', 'Paid ads specialist'],
  },
  'public-relations-specialist': {
    ar: ['أخصائي علاقات عامة', 'أخصائية علاقات عامة', 'موظف علاقات عامة', 'علاقات عامة'],
    en: ['Public relations specialist', 'PR specialist', 'PR officer'],
  },
  'brand-manager': { ar: ['مدير علامة تجارية', 'مديرة علامة تجارية'], en: ['Brand manager'] },
  'market-researcher': {
    ar: ['باحث تسويقي', 'باحثة تسويقية', 'باحث أبحاث سوق', 'محلل أبحاث سوق'],
    en: ['Market researcher', 'Market research analyst'],
  },
  'marketing-coordinator': {
    ar: ['منسق تسويق', 'منسقة تسويق'],
    en: ['Marketing coordinator', 'Marketing assistant'],
  },
  'trade-marketing-specialist': {
    ar: ['أخصائي تسويق تجاري', 'أخصائية تسويق تجاري'],
    en: ['Trade marketing specialist'],
  },
  journalist: {
    ar: ['صحفي', 'صحفية', 'صحفيين', 'محرر صحفي', 'إعلامي', 'إعلامية'],
    en: ['Journalist', 'Reporter', 'Editor'],
  },
  translator: { ar: ['مترجم', 'مترجمة', 'مترجمين', 'مترجم فوري'], en: ['Translator', 'Interpreter'] },
  presenter: {
    ar: ['مقدم برامج', 'مقدمة برامج', 'مذيع', 'مذيعة', 'معلق صوتي'],
    en: ['Presenter', 'Broadcaster', 'Voice-over artist'],
  },
  'email-marketing-specialist': {
    ar: ['أخصائي تسويق بالبريد الإلكتروني', 'أخصائي أتمتة تسويق'],
    en: ['Email marketing specialist', 'Marketing automation specialist', 'CRM specialist'],
  },
  'ecommerce-specialist': {
    ar: ['أخصائي تجارة إلكترونية', 'أخصائية تجارة إلكترونية', 'مدير متجر إلكتروني', 'مشرف متجر إلكتروني'],
    en: ['E-commerce specialist', 'Ecommerce manager', 'Online store manager'],
  },
  'communications-manager': {
    ar: ['مدير اتصال مؤسسي', 'مديرة اتصال مؤسسي', 'أخصائي اتصال مؤسسي'],
    en: ['Communications manager', 'Corporate communications specialist'],
  },
  promoter: {
    ar: ['مروج', 'مروجة', 'مروجين', 'مروجات', 'مروج مبيعات'],
    en: ['Promoter', 'Brand ambassador', 'Sales promoter'],
  },
  proofreader: { ar: ['مدقق لغوي', 'مدققة لغوية', 'مصحح لغوي'], en: ['Proofreader', 'Copy editor'] },
  'content-editor': { ar: ['محرر محتوى', 'محررة محتوى'], en: ['Content editor'] },
})
