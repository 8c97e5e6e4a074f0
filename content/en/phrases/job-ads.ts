import type { phrases as arabic } from '../../ar/phrases/job-ads.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  'category.administration': 'Administration',
  'category.cleaning': 'Cleaning',
  'category.construction': 'Construction',
  'category.customerService': 'Customer service',
  'category.design': 'Design',
  'category.driving': 'Driving and delivery',
  'category.education': 'Education',
  'category.finance': 'Finance and accounting',
  'category.healthcare': 'Healthcare',
  'category.hospitality': 'Hospitality',
  'category.hr': 'Human resources',
  'category.it': 'Information technology',
  'category.legal': 'Legal',
  'category.logistics': 'Logistics',
  'category.manufacturing': 'Manufacturing',
  'category.marketing': 'Marketing',
  'category.other': 'Other',
  'category.retail': 'Retail',
  'category.sales': 'Sales',
  'category.security': 'Security',

  'workMode.onsite': 'On-site',
  'workMode.hybrid': 'Hybrid',
  'workMode.fullRemote': 'Remote',

  'employmentType.fullTime': 'Full-time',
  'employmentType.partTime': 'Part-time',
  'employmentType.temporary': 'Temporary',
  'employmentType.contract': 'Contract',
  'employmentType.internship': 'Internship',

  'contractType.b2b': 'B2B',
  'contractType.employmentContract': 'Employment contract',
  'contractType.mandateContract': 'Mandate contract',
  'contractType.specificTaskContract': 'Specific-task contract',
  'contractType.internshipContract': 'Internship contract',

  'seniority.entryLevel': 'Entry level',
  'seniority.junior': 'Junior',
  'seniority.mid': 'Mid',
  'seniority.senior': 'Senior',

  'state.draft': 'Draft',
  'state.active': 'Active',
  'state.inactive': 'Inactive',
  'state.expired': 'Expired',

  'verification.verified': 'Verified',
  'verification.pending': 'Pending verification',
  'verification.rejected': 'Rejected',

  verifiedCompany: 'Verified company',
  netSalary: 'Net salary',
  moreLocations: { zero: '', one: 'and {count} more location', other: 'and {count} more locations' },
  jobCount: { zero: 'No jobs', one: '{count} job', other: '{count} jobs' },
  jobCountAbout: { zero: 'No jobs', one: 'about {count} job', other: 'about {count} jobs' },
  jobCountAtLeast: { zero: 'No jobs', one: '{count}+ jobs', other: '{count}+ jobs' },
  writtenInArabic: 'Written in Arabic',
  writtenInEnglish: 'Written in English',
})
