import type { JobTitle } from './job-title.ts'
import { administrationTitles } from './job-titles/administration.ts'
import { cleaningTitles } from './job-titles/cleaning.ts'
import { constructionTitles } from './job-titles/construction.ts'
import { customerServiceTitles } from './job-titles/customer-service.ts'
import { designTitles } from './job-titles/design.ts'
import { drivingTitles } from './job-titles/driving.ts'
import { educationTitles } from './job-titles/education.ts'
import { financeTitles } from './job-titles/finance.ts'
import { healthcareTitles } from './job-titles/healthcare.ts'
import { hospitalityTitles } from './job-titles/hospitality.ts'
import { hrTitles } from './job-titles/hr.ts'
import { itTitles } from './job-titles/it.ts'
import { legalTitles } from './job-titles/legal.ts'
import { logisticsTitles } from './job-titles/logistics.ts'
import { manufacturingTitles } from './job-titles/manufacturing.ts'
import { marketingTitles } from './job-titles/marketing.ts'
import { otherTitles } from './job-titles/other.ts'
import { retailTitles } from './job-titles/retail.ts'
import { salesTitles } from './job-titles/sales.ts'
import { securityTitles } from './job-titles/security.ts'

export type { JobTitle } from './job-title.ts'

/**
 * The bilingual glossary of occupations: one data set for synonyms in search ("accountant" finds محاسب),
 * for suggestions while typing, and for translation and matching.
 */
export const jobTitles: readonly JobTitle[] = [
  ...administrationTitles,
  ...cleaningTitles,
  ...constructionTitles,
  ...customerServiceTitles,
  ...designTitles,
  ...drivingTitles,
  ...educationTitles,
  ...financeTitles,
  ...healthcareTitles,
  ...hospitalityTitles,
  ...hrTitles,
  ...itTitles,
  ...legalTitles,
  ...logisticsTitles,
  ...manufacturingTitles,
  ...marketingTitles,
  ...otherTitles,
  ...retailTitles,
  ...salesTitles,
  ...securityTitles,
]
