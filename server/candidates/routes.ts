import {
  applyForJob as applyEndpoint,
  openCandidateUpload,
  undoApplication as undoEndpoint,
} from '@qareeb/contract/candidates'
import {
  getAnswerRate as getAnswerRateEndpoint,
  getOwnAnswerRate as getOwnAnswerRateEndpoint,
  getUsualAnswerTime as getUsualAnswerTimeEndpoint,
} from '@qareeb/contract/candidates/answer-rate'
import { listApplicants as listApplicantsEndpoint } from '@qareeb/contract/candidates/applicants'
import {
  confirmLinkedApplication as confirmLinkedEndpoint,
  getApplication as getApplicationEndpoint,
  listApplications as listApplicationsEndpoint,
  listAppliedJobAds as listAppliedEndpoint,
  readLinkedApplication as readLinkedEndpoint,
  registerByApplication as registerEndpoint,
  replaceApplicationFile as replaceFileEndpoint,
  replaceLinkedFile as replaceLinkedFileEndpoint,
  withdrawApplication as withdrawEndpoint,
  withdrawLinkedApplication as withdrawLinkedEndpoint,
} from '@qareeb/contract/candidates/applications'
import {
  addMessageTemplate as addTemplateEndpoint,
  answerCandidates as answerEndpoint,
  changeMessageTemplate as changeTemplateEndpoint,
  deleteMessageTemplate as deleteTemplateEndpoint,
  listCandidateBulks as listBulksEndpoint,
  listMessageTemplates as listTemplatesEndpoint,
  previewCandidateBulk as previewEndpoint,
  takeBackCandidateBulk as takeBackEndpoint,
} from '@qareeb/contract/candidates/bulk'
import {
  exportCandidate as exportOneEndpoint,
  exportCandidates as exportEndpoint,
  exportFormats,
} from '@qareeb/contract/candidates/candidate-export'
import {
  countCandidates as countEndpoint,
  listCandidateChanges as listChangesEndpoint,
  listCandidateLocations as listLocationsEndpoint,
  listCandidates as listEndpoint,
} from '@qareeb/contract/candidates/candidate-list'
import {
  addCandidateComment as addCommentEndpoint,
  addCandidateNote as addNoteEndpoint,
  deleteCandidateComment as deleteCommentEndpoint,
  deleteCandidateNote as deleteNoteEndpoint,
  listCandidateNotes as listNotesEndpoint,
} from '@qareeb/contract/candidates/candidate-remarks'
import {
  evaluateAllCandidates as evaluateAllEndpoint,
  evaluateCandidate as evaluateEndpoint,
  evaluationTicketHeader,
  getEvaluation as getEvaluationEndpoint,
  getEvaluationProgress as getProgressEndpoint,
} from '@qareeb/contract/candidates/evaluation'
import { getJobAdNumbers as getNumbersEndpoint } from '@qareeb/contract/candidates/job-ad-numbers'
import {
  assignCandidate as assignEndpoint,
  changeCandidate as changeEndpoint,
  getCandidate as getEndpoint,
  openCandidateFile as openFileEndpoint,
} from '@qareeb/contract/candidates/one-candidate'
import { countErasedByRetention as countErasedEndpoint } from '@qareeb/contract/candidates/retention'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import { attachmentHeader } from '../files/rules.ts'
import { allowing } from '../ground/require-right.ts'
import { allowSigningUp } from '../identity/register/sign-up.ts'
import { withBrowser } from '../identity/session/known-browser.ts'
import { keepCredential } from '../identity/session/refresh-cookie.ts'
import { on } from '../platform/http/on.ts'
import { getAnswerRate } from './answer-rate/get-answer-rate.ts'
import { getOwnAnswerRate } from './answer-rate/get-own-answer-rate.ts'
import { getUsualAnswerTime } from './answer-rate/get-usual-answer-time.ts'
import { applyForJob } from './apply/apply-for-job.ts'
import { openCandidateUpload as openUpload } from './apply/open-candidate-upload.ts'
import { undoApplication } from './apply/undo-application.ts'
import { answerCandidates } from './bulk/answer-candidates.ts'
import { listCandidateBulks } from './bulk/list-candidate-bulks.ts'
import { previewCandidateBulk } from './bulk/preview-candidate-bulk.ts'
import { takeBackCandidateBulk } from './bulk/take-back-candidate-bulk.ts'
import { countErasedByRetention } from './erase/count-erased-by-retention.ts'
import { evaluateAllCandidates, getEvaluationProgress } from './evaluation/evaluate-all-candidates.ts'
import { evaluateCandidate } from './evaluation/evaluate-candidate.ts'
import { getEvaluation } from './evaluation/get-evaluation.ts'
import { exportCandidate } from './export/export-candidate.ts'
import { exportCandidates } from './export/export-candidates.ts'
import { getJobAdNumbers } from './numbers/get-job-ad-numbers.ts'
import { getApplication } from './own/get-application.ts'
import {
  confirmLinkedApplication,
  readLinkedApplication,
  replaceLinkedFile,
  withdrawLinkedApplication,
} from './own/linked-application.ts'
import { listApplications, listAppliedJobAds } from './own/list-applications.ts'
import { registerByApplication } from './own/register-by-application.ts'
import { replaceApplicationFile } from './own/replace-application-file.ts'
import { withdrawApplication } from './own/withdraw-application.ts'
import {
  allowCandidate,
  allowCandidateExport,
  allowCandidatesOf,
  allowExportOf,
} from './team/allow-candidate.ts'
import { assignCandidate } from './team/assign-candidate.ts'
import { addCandidateComment, deleteCandidateComment } from './team/candidate-comments.ts'
import { addCandidateNote, deleteCandidateNote, listCandidateNotes } from './team/candidate-notes.ts'
import { changeCandidate } from './team/change-candidate.ts'
import { countCandidates } from './team/count-candidates.ts'
import { getCandidate } from './team/get-candidate.ts'
import { listApplicants } from './team/list-applicants.ts'
import { listCandidateChanges } from './team/list-candidate-changes.ts'
import { listCandidateLocations } from './team/list-candidate-locations.ts'
import { listCandidates } from './team/list-candidates.ts'
import { openCandidateFile } from './team/open-candidate-file.ts'
import {
  addMessageTemplate,
  changeMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
} from './templates/message-templates.ts'

const ofAd = { allow: allowCandidatesOf }
const ofCandidate = { allow: allowCandidate }

export const candidateRoutes = [
  on(openCandidateUpload, openUpload),
  on(applyEndpoint, applyForJob),
  on(undoEndpoint, undoApplication),
  on(listApplicantsEndpoint, listApplicants),
  on(listEndpoint, listCandidates, { allow: allowing(candidateRights.read) }),
  on(countEndpoint, countCandidates, { allow: allowing(candidateRights.read) }),
  on(listLocationsEndpoint, listCandidateLocations, ofAd),
  on(listChangesEndpoint, listCandidateChanges, ofAd),
  on(previewEndpoint, previewCandidateBulk, ofAd),
  on(answerEndpoint, answerCandidates, ofAd),
  on(listBulksEndpoint, listCandidateBulks, ofAd),
  on(takeBackEndpoint, takeBackCandidateBulk, ofAd),
  on(listTemplatesEndpoint, listMessageTemplates),
  on(addTemplateEndpoint, addMessageTemplate, { allow: allowing(candidateRights.decide) }),
  on(changeTemplateEndpoint, changeMessageTemplate, { allow: allowing(candidateRights.decide) }),
  on(deleteTemplateEndpoint, deleteMessageTemplate, { allow: allowing(candidateRights.decide) }),
  on(getNumbersEndpoint, getJobAdNumbers, { allow: allowCandidatesOf }),
  on(getAnswerRateEndpoint, getAnswerRate),
  on(getUsualAnswerTimeEndpoint, getUsualAnswerTime),
  on(getOwnAnswerRateEndpoint, getOwnAnswerRate),
  on(countErasedEndpoint, countErasedByRetention, { allow: allowing(organizationRights.changeSettings) }),
  on(getEndpoint, getCandidate, ofCandidate),
  on(openFileEndpoint, openCandidateFile, ofCandidate),
  on(
    exportEndpoint,
    async (context, input, exchange) => {
      const { name, table } = await exportCandidates(context, input)
      exchange.answerHeader('content-disposition', attachmentHeader(name))
      exchange.answerHeader('content-type', exportFormats[input.query.format ?? 'csv'])
      return table
    },
    { allow: allowExportOf },
  ),
  on(exportOneEndpoint, exportCandidate, { allow: allowCandidateExport }),
  on(assignEndpoint, assignCandidate, ofCandidate),
  on(changeEndpoint, changeCandidate, ofCandidate),
  on(addCommentEndpoint, addCandidateComment, ofCandidate),
  on(deleteCommentEndpoint, deleteCandidateComment, ofCandidate),
  on(listNotesEndpoint, listCandidateNotes, ofCandidate),
  on(addNoteEndpoint, addCandidateNote, ofCandidate),
  on(deleteNoteEndpoint, deleteCandidateNote, ofCandidate),
  on(evaluateEndpoint, (context, { params }, exchange) =>
    evaluateCandidate(context, { ...params, ticket: exchange.header(evaluationTicketHeader) }),
  ),
  on(evaluateAllEndpoint, evaluateAllCandidates),
  on(getEvaluationEndpoint, (context, { params }, exchange) =>
    getEvaluation(context, { ...params, ticket: exchange.header(evaluationTicketHeader) }),
  ),
  on(getProgressEndpoint, getEvaluationProgress, { allow: allowing(candidateRights.read) }),
  on(listApplicationsEndpoint, listApplications),
  on(listAppliedEndpoint, listAppliedJobAds),
  on(getApplicationEndpoint, getApplication),
  on(withdrawEndpoint, withdrawApplication),
  on(replaceFileEndpoint, replaceApplicationFile),
  on(readLinkedEndpoint, readLinkedApplication),
  on(confirmLinkedEndpoint, confirmLinkedApplication),
  on(withdrawLinkedEndpoint, withdrawLinkedApplication),
  on(replaceLinkedFileEndpoint, replaceLinkedFile),
  on(
    registerEndpoint,
    async (context, input, exchange) =>
      keepCredential(context, exchange, await registerByApplication(withBrowser(context, exchange), input)),
    { allow: allowSigningUp },
  ),
]
