// Written for this project.
import { titlesOf } from '../job-title.ts'

export const logisticsTitles = titlesOf('logistics', {
  'warehouse-worker': {
    ar: ['عامل مستودع', 'عاملة مستودع', 'عمال مستودعات', 'عامل مخزن'],
    en: ['Warehouse worker', 'Warehouse labourer', 'Warehouse assistant'],
  },
  'warehouse-keeper': {
    ar: ['أمين مستودع', 'أمينة مستودع', 'أمين مخزن', 'أمناء مستودعات', 'مستودعجي'],
    en: ['Storekeeper', 'Warehouse keeper', 'Store keeper'],
  },
  'warehouse-supervisor': {
    ar: ['مشرف مستودع', 'مشرفة مستودع', 'مشرف مستودعات', 'مشرف مخازن'],
    en: ['Warehouse supervisor'],
  },
  'warehouse-manager': {
    ar: ['مدير مستودع', 'مديرة مستودع', 'مدير مستودعات', 'مدير مخازن'],
    en: ['Warehouse manager'],
  },
  'order-picker': {
    ar: ['مجهز طلبات', 'مجهزة طلبات', 'عامل تجهيز طلبات', 'تجهيز الطلبات', 'بيكر'],
    en: ['Order picker', 'Picker and packer', 'Packer'],
  },
  'loading-worker': {
    ar: ['عامل تحميل وتنزيل', 'عمال تحميل وتنزيل', 'عتال', 'حمال'],
    en: ['Loading worker', 'Loader', 'Dock worker'],
  },
  'inventory-controller': {
    ar: ['مراقب مخزون', 'مراقبة مخزون', 'أخصائي مخزون', 'جرد'],
    en: ['Inventory controller', 'Stock controller', 'Inventory specialist'],
  },
  'logistics-coordinator': {
    ar: ['منسق لوجستي', 'منسقة لوجستية', 'منسق خدمات لوجستية'],
    en: ['Logistics coordinator', 'Logistics officer'],
  },
  'logistics-manager': {
    ar: ['مدير لوجستي', 'مديرة لوجستية', 'مدير الخدمات اللوجستية'],
    en: ['Logistics manager'],
  },
  'supply-chain-specialist': {
    ar: ['أخصائي سلاسل إمداد', 'أخصائية سلاسل إمداد', 'سلسلة الإمداد'],
    en: ['Supply chain specialist', 'Supply chain analyst'],
  },
  'supply-chain-manager': {
    ar: ['مدير سلاسل إمداد', 'مديرة سلاسل إمداد', 'مدير سلسلة الإمداد'],
    en: ['Supply chain manager'],
  },
  'procurement-specialist': {
    ar: ['أخصائي مشتريات', 'أخصائية مشتريات', 'مسؤول مشتريات', 'مندوب مشتريات', 'موظف مشتريات'],
    en: ['Procurement specialist', 'Buyer', 'Purchasing officer', 'Procurement officer'],
  },
  'procurement-manager': {
    ar: ['مدير مشتريات', 'مديرة مشتريات'],
    en: ['Procurement manager', 'Purchasing manager'],
  },
  'customs-clearance-officer': {
    ar: ['مخلص جمركي', 'مخلصة جمركية', 'مخلصين جمركيين', 'معقب جمارك'],
    en: ['Customs clearance officer', 'Customs broker'],
  },
  'freight-coordinator': {
    ar: ['منسق شحن', 'منسقة شحن', 'موظف شحن', 'مسؤول شحن'],
    en: ['Freight coordinator', 'Shipping coordinator', 'Freight forwarder'],
  },
  dispatcher: {
    ar: ['منسق رحلات', 'منسقة رحلات', 'موزع طلبات', 'ديسباتشر'],
    en: ['Dispatcher', 'Dispatch officer'],
  },
  'sorting-worker': {
    ar: ['عامل فرز', 'عاملة فرز', 'عمال فرز شحنات', 'عامل فرز شحنات'],
    en: ['Sorting worker', 'Parcel sorter'],
  },
  'distribution-supervisor': {
    ar: ['مشرف توزيع', 'مشرفة توزيع', 'مشرف توصيل'],
    en: ['Distribution supervisor', 'Delivery supervisor'],
  },
  'import-export-specialist': {
    ar: ['أخصائي استيراد وتصدير', 'أخصائية استيراد وتصدير'],
    en: ['Import and export specialist', 'Import export coordinator'],
  },
  'cold-chain-supervisor': {
    ar: ['مشرف سلسلة تبريد', 'مشرفة سلسلة تبريد', 'مشرف مستودع مبرد'],
    en: ['Cold chain supervisor', 'Cold store supervisor'],
  },
  'demand-planner': {
    ar: ['مخطط طلب', 'مخططة طلب', 'أخصائي تخطيط الطلب'],
    en: ['Demand planner', 'Supply planner'],
  },
  'material-controller': {
    ar: ['مراقب مواد', 'مراقبة مواد', 'مسؤول مواد'],
    en: ['Material controller', 'Materials coordinator'],
  },
  'port-operator': {
    ar: ['مشغل ميناء', 'عامل ميناء', 'مشغل رافعات ميناء'],
    en: ['Port operator', 'Stevedore', 'Terminal operator'],
  },
})
