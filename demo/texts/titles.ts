import type { EmploymentType, SeniorityLevel } from '@qareeb/contract/job-ads'
import { skills } from '@qareeb/reference/skills'
import type { Random } from '../random.ts'
import type { Employer, Pair, Role, Sentence } from '../role.ts'
import { suitsEmployer } from './narrator.ts'
import { insideSentence } from './wording.ts'

/** The plain name of the job, for use inside a sentence, and the title as it stands above the ad. */
export type TitleWording = { plain: Pair; full: Pair }

type Job = {
  role: Role
  title: Sentence
  employer: readonly Employer[]
  seniority: SeniorityLevel | null
  employmentType: EmploymentType
  nameSkill: boolean
}

export function wordTitle({ seniority, nameSkill, ...job }: Job, random: Random): TitleWording {
  const [ar, en] = job.title
  const plain: Pair = job.role.hasSeniorTitle && seniority === 'senior' ? senior([ar, en]) : [ar, en]
  const tail = tailOf(job, random) ?? (nameSkill ? frequentSkill(random) : undefined)
  return { plain, full: tail ? [`${plain[0]} – ${tail[0]}`, `${plain[1]} – ${tail[1]}`] : plain }
}

/** Supervisors and managers lead others: never a first job, and paid above the rest of their role. */
export const leadsOthers = (title: Sentence): boolean => /^(?:مشرف|مدير|رئيس|مراقب مالي)/.test(title[0])

/** «أول» follows a masculine noun, as the roles with seniors have. */
const senior = ([ar, en]: Pair): Pair => [`${ar} أول`, `Senior ${insideSentence(en)}`]

type Tailed = Omit<Job, 'seniority' | 'nameSkill'>

function tailOf({ role, title, employer, employmentType }: Tailed, random: Random): Sentence | undefined {
  if (employmentType === 'part-time' && random.chance(0.4)) return ['دوام جزئي', 'part-time']
  if (employmentType === 'temporary' && random.chance(0.4)) return ['عمل مؤقت', 'temporary']
  const isFocused = role.titles.indexOf(title) < (role.focusedTitles ?? 1)
  const focuses = isFocused ? (role.focuses ?? []).filter((focus) => suitsEmployer(focus, employer)) : []
  return focuses.length > 0 && random.chance(0.4) ? random.pick(focuses) : undefined
}

/** A few words stand in many titles and many words in few, as in life: the rank is drawn after Zipf's law. */
function frequentSkill(random: Random): Pair | undefined {
  const rank = Math.floor(skills.length ** random.next()) - 1
  const skill = skills[(rank * 97) % skills.length]
  return skill?.ar[0] && skill.en[0] ? [skill.ar[0], skill.en[0]] : undefined
}
