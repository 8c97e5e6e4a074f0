import type { Currency, PayPeriod } from '@qareeb/contract/job-ads'

/** Digits after the point of each currency, after ISO 4217 (MRU counts as hundredths, though its unit has fifths). */
export const minorUnits: Readonly<Record<Currency, 0 | 2 | 3>> = {
  USD: 2,
  EUR: 2,
  SAR: 2,
  DZD: 2,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  TND: 3,
  AED: 2,
  MAD: 2,
  DJF: 0,
  EGP: 2,
  LBP: 2,
  SDG: 2,
  SYP: 2,
  OMR: 3,
  QAR: 2,
  YER: 2,
  ILS: 2,
  SOS: 2,
  MRU: 2,
}

/**
 * Saudi riyals for one unit of each currency, rounded, in the first days of January 2025. EUR, DZD, ILS, KWD, OMR and
 * QAR follow the IMF's representative rates of 2 to 6 January; USD, AED, BHD, JOD, DJF and LBP the rate that they are
 * pegged to; the others rounded market rates, which public tables of 2024 confirm to within what they move in a year.
 * They only order and filter salaries; pay is always shown as it was written.
 */
export const ratesToSar: Readonly<Record<Currency, number>> = {
  USD: 3.75,
  EUR: 3.87,
  SAR: 1,
  DZD: 0.0276,
  BHD: 9.973,
  IQD: 0.00286,
  JOD: 5.289,
  KWD: 12.16,
  TND: 1.18,
  AED: 1.0211,
  MAD: 0.371,
  DJF: 0.0211,
  EGP: 0.0738,
  LBP: 0.0000419,
  SDG: 0.00624,
  SYP: 0.000288,
  OMR: 9.753,
  QAR: 1.0302,
  YER: 0.015,
  ILS: 1.027,
  SOS: 0.00656,
  MRU: 0.0943,
}

/** How many days and hours of work a month counts. */
export const periodsInMonth: Readonly<Record<PayPeriod, number>> = { monthly: 1, daily: 22, hourly: 176 }

/** The largest integer of 32 bits: compared pay fits a column of that size, for any input. */
const largest = 2_147_483_647

/**
 * Net pay as riyals a month, so that a filter can compare a day's wage in dinars with a monthly salary in riyals.
 * A month counts 22 days or 176 hours.
 *
 * @param amountMinor in minor units of the currency
 * @returns whole riyals, at most 2,147,483,647
 */
export const monthlySar = (amountMinor: number, currency: Currency, period: PayPeriod): number =>
  Math.min(
    largest,
    Math.round((amountMinor / 10 ** minorUnits[currency]) * ratesToSar[currency] * periodsInMonth[period]),
  )
