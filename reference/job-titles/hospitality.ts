// Written for this project.
import { titlesOf } from '../job-title.ts'

export const hospitalityTitles = titlesOf('hospitality', {
  chef: { ar: ['شيف', 'رئيس طهاة', 'شيف عام', 'شيفات'], en: ['Chef', 'Head chef', 'Executive chef'] },
  cook: { ar: ['طباخ', 'طباخة', 'طباخين', 'طاهي', 'طهاة', 'معلم طبخ'], en: ['Cook', 'Line cook'] },
  'assistant-cook': {
    ar: ['مساعد طباخ', 'مساعدة طباخة', 'مساعد شيف'],
    en: ['Assistant cook', 'Commis chef', 'Kitchen assistant'],
  },
  'pastry-chef': {
    ar: ['شيف حلويات', 'حلواني', 'معلم حلويات', 'صانع حلويات'],
    en: ['Pastry chef', 'Confectioner'],
  },
  baker: { ar: ['خباز', 'خبازة', 'خبازين', 'فران'], en: ['Baker'] },
  barista: { ar: ['باريستا', 'معد قهوة', 'معدة قهوة', 'قهوجي', 'باريستات'], en: ['Barista', 'Coffee maker'] },
  waiter: {
    ar: ['نادل', 'نادلة', 'ندل', 'جرسون', 'ويتر', 'مقدم طلبات'],
    en: ['Waiter', 'Waitress', 'Server'],
  },
  'restaurant-manager': { ar: ['مدير مطعم', 'مديرة مطعم', 'مدير مطاعم'], en: ['Restaurant manager'] },
  'restaurant-supervisor': {
    ar: ['مشرف مطعم', 'مشرفة مطعم', 'مشرف صالة'],
    en: ['Restaurant supervisor', 'Floor supervisor'],
  },
  'cafe-supervisor': {
    ar: ['مشرف مقهى', 'مشرفة مقهى', 'مدير مقهى', 'مشرف كافيه'],
    en: ['Café supervisor', 'Coffee shop manager', 'Cafe supervisor'],
  },
  'hotel-receptionist': {
    ar: ['موظف استقبال فندقي', 'موظفة استقبال فندقي', 'استقبال فندق', 'موظف استقبال فندق'],
    en: ['Hotel receptionist', 'Guest service agent'],
  },
  'hotel-manager': { ar: ['مدير فندق', 'مديرة فندق', 'مدير فنادق'], en: ['Hotel manager'] },
  'housekeeping-attendant': {
    ar: ['عامل تدبير فندقي', 'عاملة تدبير فندقي', 'عامل غرف', 'روم بوي', 'هاوس كيبنج'],
    en: ['Housekeeping attendant', 'Room attendant', 'Housekeeper', 'Room boy'],
  },
  'housekeeping-supervisor': {
    ar: ['مشرف تدبير فندقي', 'مشرفة تدبير فندقي', 'مشرف هاوس كيبنج'],
    en: ['Housekeeping supervisor'],
  },
  bellman: { ar: ['حامل حقائب', 'بيل بوي', 'حامل أمتعة'], en: ['Bellman', 'Bellboy', 'Porter'] },
  concierge: {
    ar: ['كونسيرج', 'موظف خدمات النزلاء', 'موظفة خدمات النزلاء'],
    en: ['Concierge', 'Guest relations officer'],
  },
  'fast-food-worker': {
    ar: ['عامل مطعم وجبات سريعة', 'عامل مطعم', 'عاملة مطعم', 'عمال مطاعم'],
    en: ['Fast food worker', 'Restaurant crew member', 'Crew member'],
  },
  'kitchen-worker': {
    ar: ['عامل مطبخ', 'عاملة مطبخ', 'عمال مطبخ'],
    en: ['Kitchen worker', 'Kitchen helper'],
  },
  'grill-cook': {
    ar: ['معلم مشويات', 'شيف مشاوي', 'معلم مشاوي', 'معلم شاورما'],
    en: ['Grill cook', 'Barbecue chef', 'Shawarma maker'],
  },
  'food-safety-officer': {
    ar: ['مراقب سلامة غذاء', 'أخصائي سلامة غذاء', 'مراقبة سلامة غذاء'],
    en: ['Food safety officer', 'Hygiene officer'],
  },
  'event-coordinator': {
    ar: ['منسق فعاليات', 'منسقة فعاليات', 'منظم فعاليات', 'منظمين فعاليات'],
    en: ['Event coordinator', 'Event organiser', 'Event planner'],
  },
  'tour-guide': { ar: ['مرشد سياحي', 'مرشدة سياحية', 'مرشدين سياحيين'], en: ['Tour guide', 'Tourist guide'] },
  'travel-consultant': {
    ar: ['مستشار سفر', 'مستشارة سفر', 'موظف سياحة وسفر', 'موظف حجز طيران'],
    en: ['Travel consultant', 'Travel agent', 'Ticketing agent'],
  },
  'flight-attendant': {
    ar: ['مضيف جوي', 'مضيفة جوية', 'مضيفين جويين', 'ملاح جوي', 'طاقم ضيافة جوية'],
    en: ['Flight attendant', 'Cabin crew', 'Air hostess'],
  },
  host: {
    ar: ['مضيف', 'مضيف مطعم', 'مضيفة', 'مستقبل ضيوف', 'مباشر ضيافة', 'مباشرة ضيافة'],
    en: ['Host', 'Hostess', 'Hospitality server', 'Restaurant host'],
  },
  'banquet-supervisor': {
    ar: ['مشرف ولائم', 'مشرف قاعات مناسبات', 'مشرفة قاعات مناسبات'],
    en: ['Banquet supervisor', 'Banquet captain'],
  },
})
