// Written for this project.
import { titlesOf } from '../job-title.ts'

export const drivingTitles = titlesOf('driving', {
  driver: { ar: ['سائق', 'سواق', 'سائقين', 'سواقين', 'سائقة', 'سايق', 'دريول'], en: ['Driver'] },
  'delivery-driver': {
    ar: [
      'سائق توصيل',
      'مندوب توصيل',
      'سواق توصيل',
      'مناديب توصيل',
      'عامل توصيل',
      'كابتن توصيل',
      'توصيل طلبات',
    ],
    en: ['Delivery driver', 'Courier', 'Delivery representative', 'Delivery captain'],
  },
  'motorcycle-courier': {
    ar: ['سائق دراجة نارية', 'مندوب توصيل دراجة نارية', 'سائق دباب', 'سواق دباب'],
    en: ['Motorcycle courier', 'Bike rider', 'Motorbike delivery rider'],
  },
  'truck-driver': {
    ar: ['سائق شاحنة', 'سائق شاحنات', 'سواق شاحنة', 'سائق تريلا', 'سائق تريلة', 'سائق نقل ثقيل'],
    en: ['Truck driver', 'Lorry driver', 'Trailer driver', 'HGV driver', 'Heavy truck driver'],
  },
  'bus-driver': {
    ar: ['سائق حافلة', 'سائق باص', 'سواق باص', 'سائق حافلات', 'سائقة حافلة'],
    en: ['Bus driver', 'Coach driver'],
  },
  'school-bus-driver': {
    ar: ['سائق حافلة مدرسية', 'سائق باص مدرسة', 'سائق نقل مدرسي'],
    en: ['School bus driver'],
  },
  'private-driver': {
    ar: ['سائق خاص', 'سواق خاص', 'سائق عائلة', 'سائقة خاصة', 'سائق إدارة'],
    en: ['Private driver', 'Personal driver', 'Chauffeur', 'House driver', 'Executive driver'],
  },
  'taxi-driver': {
    ar: ['سائق أجرة', 'سائق تاكسي', 'سائق ليموزين', 'كابتن'],
    en: ['Taxi driver', 'Limousine driver', 'Ride-hailing captain'],
  },
  'tanker-driver': {
    ar: ['سائق صهريج', 'سائق وايت', 'سائق ناقلة وقود'],
    en: ['Tanker driver', 'Water tanker driver', 'Fuel tanker driver'],
  },
  'forklift-driver': {
    ar: ['سائق رافعة شوكية', 'مشغل رافعة شوكية', 'سائق فوركلفت', 'فوركلفت'],
    en: ['Forklift driver', 'Forklift operator'],
  },
  'van-driver': {
    ar: ['سائق فان', 'سائق دينا', 'سائق نقل خفيف', 'سائق ونيت'],
    en: ['Van driver', 'Light truck driver', 'Pickup driver'],
  },
  'ambulance-driver': { ar: ['سائق إسعاف', 'سائق سيارة إسعاف'], en: ['Ambulance driver'] },
  'refrigerated-truck-driver': {
    ar: ['سائق شاحنة مبردة', 'سائق براد', 'سائق ثلاجة'],
    en: ['Refrigerated truck driver', 'Reefer driver'],
  },
  'tow-truck-driver': {
    ar: ['سائق سطحة', 'سواق سطحة', 'سائق ونش إنقاذ'],
    en: ['Tow truck driver', 'Recovery driver'],
  },
  'loader-driver': {
    ar: ['سائق شيول', 'سائق لودر', 'مشغل شيول'],
    en: ['Loader driver', 'Wheel loader operator'],
  },
  'bobcat-driver': { ar: ['سائق بوبكات', 'مشغل بوبكات'], en: ['Bobcat operator', 'Skid steer operator'] },
  'fleet-supervisor': {
    ar: ['مشرف أسطول', 'مشرف حركة', 'مشرف سائقين', 'مسؤول حركة'],
    en: ['Fleet supervisor', 'Transport supervisor', 'Driver supervisor'],
  },
  'fleet-manager': {
    ar: ['مدير أسطول', 'مدير حركة', 'مدير النقل'],
    en: ['Fleet manager', 'Transport manager'],
  },
  'sales-van-driver': {
    ar: ['سائق بائع', 'بائع متجول بسيارة', 'مندوب فان سيل'],
    en: ['Van sales driver', 'Driver salesman', 'Van salesman'],
  },
  'valet-driver': {
    ar: ['موظف صف سيارات', 'سائق فاليه', 'فاليه', 'خدمة صف السيارات'],
    en: ['Valet driver', 'Valet parking attendant', 'Valet'],
  },
  'driving-instructor': {
    ar: ['مدرب قيادة', 'مدربة قيادة', 'معلم قيادة'],
    en: ['Driving instructor', 'Driving trainer'],
  },
  'train-driver': { ar: ['سائق قطار', 'قائد قطار', 'سائقة قطار'], en: ['Train driver', 'Train operator'] },
})
