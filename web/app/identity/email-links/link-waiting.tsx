import { LoaderCircle } from 'lucide-react'
import { NeedsScripts } from '../../page/needs-scripts.tsx'
import { AuthMark } from '../auth-mark.tsx'
import { AuthPage } from '../auth-page.tsx'

/** While the server looks at a mailed link. */
export const LinkWaiting = ({ title, text }: { title: string; text: string }) => (
  <AuthPage
    mark={
      <div className="needs-scripts">
        <AuthMark tone="plain" Icon={LoaderCircle} isTurning />
      </div>
    }
    title={title}
    lead={
      <>
        <span role="status" className="needs-scripts">
          {text}
        </span>
        <NeedsScripts />
      </>
    }
  />
)
