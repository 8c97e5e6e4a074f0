import {
  changeOwnAvatar as changeAvatarEndpoint,
  openOwnUpload as openOwnEndpoint,
  openSignupUpload as openSignupEndpoint,
  removeOwnAvatar as removeAvatarEndpoint,
} from '@qareeb/contract/files'
import {
  cancelEmailChange as cancelChangeEndpoint,
  changeOwnEmail as changeEmailEndpoint,
  confirmEmailChange as confirmChangeEndpoint,
  deleteOwnAccount as deleteEndpoint,
  downloadOwnData as downloadEndpoint,
  getOwnDeletion as deletionEndpoint,
  getOwnProfile as getEndpoint,
  sendEmailChangeAgain as sendChangeEndpoint,
  undoEmailChange as undoChangeEndpoint,
  updateOwnProfile as updateEndpoint,
} from '@qareeb/contract/users'
import { withBrowser } from '../identity/session/known-browser.ts'
import { dropCredential } from '../identity/session/refresh-cookie.ts'
import { on } from '../platform/http/on.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { changeOwnEmail } from './change-own-email.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { allowDeletingAccount, deleteOwnAccount } from './delete-own-account.ts'
import { downloadOwnData } from './download-own-data.ts'
import { getOwnDeletion } from './get-own-deletion.ts'
import { getOwnProfile } from './get-own-profile.ts'
import { sendEmailChangeAgain } from './send-email-change-again.ts'
import { undoEmailChange } from './undo-email-change.ts'
import { updateOwnProfile } from './update-own-profile.ts'
import { changeOwnAvatar, openOwnUpload, openSignupUpload, removeOwnAvatar } from './upload-own-files.ts'

export const userRoutes = [
  on(getEndpoint, getOwnProfile),
  on(updateEndpoint, updateOwnProfile),
  on(deletionEndpoint, getOwnDeletion),
  on(
    deleteEndpoint,
    async (context, _input, exchange) => {
      await deleteOwnAccount(context)
      return dropCredential(context, exchange)
    },
    { allow: allowDeletingAccount },
  ),
  on(downloadEndpoint, (context, _input, exchange) => {
    exchange.answerHeader('content-disposition', 'attachment; filename="qareeb-data.json"')
    return downloadOwnData(context)
  }),
  on(openSignupEndpoint, openSignupUpload),
  on(openOwnEndpoint, openOwnUpload),
  on(changeAvatarEndpoint, (context, { body }) => changeOwnAvatar(context, body.avatar)),
  on(removeAvatarEndpoint, removeOwnAvatar),
  on(changeEmailEndpoint, (context, { body }) => changeOwnEmail(context, body)),
  on(sendChangeEndpoint, sendEmailChangeAgain),
  on(cancelChangeEndpoint, cancelEmailChange),
  on(confirmChangeEndpoint, (context, { body }, exchange) =>
    confirmEmailChange(withBrowser(context, exchange), body),
  ),
  on(undoChangeEndpoint, (context, { body }) => undoEmailChange(context, body)),
]
