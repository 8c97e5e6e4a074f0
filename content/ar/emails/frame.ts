import { source } from '../../phrase.ts'

/** Sentences that all mails share. */
export const frame = source({
  greeting: 'مرحبًا {firstName}،',
  greetingWithoutName: 'مرحبًا،',
  buttonAsLink: 'إن لم يعمل الزر فانسخ هذا الرابط إلى المتصفح:',
  ending: 'رسالة تلقائية من {site}. للمساعدة: {supportEmail}',
  hours: {
    zero: 'أقل من ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  minutes: {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '{count} دقائق',
    many: '{count} دقيقة',
    other: '{count} دقيقة',
  },
})
