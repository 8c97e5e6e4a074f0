import { source } from '../../../phrase.ts'

/** Limits of the product as the pages of text count them, after a word like «خلال» or «آخر». */
export const phrases = source({
  seconds: {
    zero: '{count} ثانية',
    one: 'ثانية',
    two: 'ثانيتين',
    few: '{count} ثوانٍ',
    many: '{count} ثانية',
    other: '{count} ثانية',
  },
  minutes: {
    zero: '{count} دقيقة',
    one: 'دقيقة',
    two: 'دقيقتين',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
  hours: {
    zero: '{count} ساعة',
    one: 'ساعة',
    two: 'ساعتين',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  days: {
    zero: '{count} يوم',
    one: 'يوم',
    two: 'يومين',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
  months: {
    zero: '{count} شهر',
    one: 'شهر',
    two: 'شهرين',
    few: '{count} أشهر',
    many: '{count} شهرًا',
    other: '{count} شهر',
  },
  branches: {
    zero: '{count} فرع',
    one: 'فرعًا',
    two: 'فرعين',
    few: '{count} فروع',
    many: '{count} فرعًا',
    other: '{count} فرع',
  },
  locations: {
    zero: '{count} موقع',
    one: 'موقع واحد',
    two: 'موقعين',
    few: '{count} مواقع',
    many: '{count} موقعًا',
    other: '{count} موقع',
  },
})
