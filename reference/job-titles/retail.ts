// Written for this project.
import { titlesOf } from '../job-title.ts'

export const retailTitles = titlesOf('retail', {
  'shop-assistant': {
    ar: ['بائع', 'بائعة', 'بائعين', 'بائعات', 'موظف مبيعات معرض', 'بياع', 'بايع'],
    en: ['Shop assistant', 'Sales associate', 'Retail salesperson', 'Salesman', 'Saleswoman'],
  },
  'store-manager': {
    ar: ['مدير متجر', 'مديرة متجر', 'مدير معرض', 'مديرة معرض', 'مدير محل'],
    en: ['Store manager', 'Shop manager', 'Showroom manager'],
  },
  'assistant-store-manager': {
    ar: ['مساعد مدير متجر', 'مساعدة مدير متجر', 'مساعد مدير معرض', 'نائب مدير معرض'],
    en: ['Assistant store manager'],
  },
  'retail-supervisor': {
    ar: ['مشرف معرض', 'مشرفة معرض', 'مشرف متجر', 'مشرفة متجر', 'مشرف معارض'],
    en: ['Retail supervisor', 'Store supervisor', 'Showroom supervisor'],
  },
  'store-cashier': {
    ar: ['كاشير متجر', 'كاشيرة متجر', 'كاشير سوبرماركت', 'موظف صندوق'],
    en: ['Store cashier', 'Supermarket cashier', 'Checkout operator'],
  },
  'shelf-stocker': {
    ar: ['معبئ أرفف', 'معبئة أرفف', 'مرتب أرفف', 'عامل أرفف', 'رصّاص بضاعة'],
    en: ['Shelf stocker', 'Shelf filler', 'Stocker'],
  },
  merchandiser: {
    ar: ['منسق بضائع', 'منسقة بضائع', 'ميرشندايزر', 'مرشندايزر', 'منسق عرض'],
    en: ['Merchandiser', 'Retail merchandiser'],
  },
  'visual-merchandiser': {
    ar: ['منسق عرض بصري', 'منسقة عرض بصري', 'منسق واجهات'],
    en: ['Visual merchandiser', 'Window dresser'],
  },
  butcher: { ar: ['جزار', 'جزارين', 'لحّام لحوم', 'ملحمة'], en: ['Butcher', 'Meat cutter'] },
  fishmonger: { ar: ['بائع أسماك', 'سماك', 'منظف أسماك'], en: ['Fishmonger', 'Fish seller'] },
  'bakery-seller': {
    ar: ['بائع مخبز', 'بائعة مخبز', 'بائع حلويات', 'بائعة حلويات'],
    en: ['Bakery seller', 'Sweets seller', 'Bakery assistant'],
  },
  'perfume-consultant': {
    ar: ['بائع عطور', 'بائعة عطور', 'مستشار عطور', 'مستشارة عطور'],
    en: ['Perfume consultant', 'Fragrance consultant'],
  },
  'beauty-adviser': {
    ar: ['مستشارة تجميل', 'مستشار تجميل', 'بائعة مستحضرات تجميل'],
    en: ['Beauty adviser', 'Beauty advisor', 'Cosmetics consultant'],
  },
  'jewellery-seller': {
    ar: ['بائع مجوهرات', 'بائعة مجوهرات', 'بائع ذهب', 'بائعة ذهب'],
    en: ['Jewellery seller', 'Jewelry salesperson', 'Gold seller'],
  },
  florist: { ar: ['منسق زهور', 'منسقة زهور', 'بائع ورد', 'بائعة ورد'], en: ['Florist', 'Flower arranger'] },
  'mobile-phone-seller': {
    ar: ['بائع جوالات', 'بائعة جوالات', 'بائع أجهزة إلكترونية'],
    en: ['Mobile phone seller', 'Electronics salesperson'],
  },
  'mobile-phone-technician': {
    ar: ['فني صيانة جوالات', 'فنية صيانة جوالات', 'فني جوالات'],
    en: ['Mobile phone technician', 'Phone repair technician'],
  },
  'fuel-station-attendant': {
    ar: ['عامل محطة وقود', 'عمال محطات وقود', 'عامل بنزين'],
    en: ['Fuel station attendant', 'Petrol station attendant'],
  },
  'area-manager': {
    ar: ['مدير منطقة', 'مديرة منطقة', 'مدير إقليمي معارض'],
    en: ['Area manager', 'Retail area manager', 'District manager'],
  },
  'category-manager': {
    ar: ['مدير فئة', 'مديرة فئة', 'مدير أصناف'],
    en: ['Category manager', 'Retail buyer'],
  },
  'supermarket-worker': {
    ar: ['عامل سوبرماركت', 'عاملة سوبرماركت', 'عامل تموينات', 'عامل بقالة'],
    en: ['Supermarket worker', 'Grocery worker'],
  },
  'personal-shopper': {
    ar: ['متسوق شخصي', 'متسوقة شخصية', 'شوبر', 'مسؤول تجهيز طلبات متجر'],
    en: ['Personal shopper', 'Grocery shopper'],
  },
})
