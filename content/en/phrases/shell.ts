import type { phrases as arabic } from '../../ar/phrases/shell.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  skipToContent: 'Skip to content',
  homeLink: '{name}, home page',
  mainNavigation: 'Main navigation',
  navigationHome: 'Home',
  navigationSearch: 'Search jobs',
  navigationSearchShort: 'Search',
  otherLanguage: 'العربية',
  switchLanguage: 'Show this page in Arabic',
  switchTheme: 'Switch between light and dark',

  whatLabel: 'Job title or word',
  whatPlaceholder: 'Accountant, driver, nurse…',
  whereLabel: 'City',
  search: 'Search',
  locating: 'Finding where you are',
  notLocated: 'We could not tell where you are, so these are jobs in Riyadh.',
  anywhere: 'On the map',

  about: 'Real jobs in Saudi Arabia: know how far they are and what you take home before you apply.',
  footerCities: 'Jobs by city',
  'city.riyadh': 'Riyadh',
  'city.jeddah': 'Jeddah',
  'city.mecca': 'Mecca',
  'city.medina': 'Medina',
  'city.dammam': 'Dammam',
  'city.other': 'Other',

  footerContact: 'Contact',
  footerLegal: 'Privacy and terms',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms and conditions',
  footerFollow: 'Follow us',
  appStore: 'The app on the App Store',
  playStore: 'The app on Google Play',
  supportReply: 'We reply within 24 hours',
  rights: '© {year} {name}',

  nationalDay: 'Happy Saudi National Day',

  suggestOther: 'هذه الصفحة متاحة بالعربية أيضًا.',
  suggestOtherAction: 'العرض بالعربية',
  suggestDismiss: 'البقاء في الإنجليزية',

  somethingWrong: 'Something went wrong. Please try again later.',
  errorCode: 'Error: {code}',
  pageNotLoaded: 'The page could not load',
  pageNotFound: 'This page cannot be found',
  notFoundText: 'The address may have changed or the page may be gone. Start a new search, or go back home.',
  notLoadedText: 'Part of this page could not be loaded. Check your connection, then try again.',
  offline: 'You are offline',
  offlineText: 'Check your network. The page will be back as soon as you are online.',
  backHome: 'Back to the home page',
  tryAgain: 'Try again',
})
