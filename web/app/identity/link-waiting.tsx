import { LoaderCircle } from 'lucide-react'
import { AuthMark } from './auth-mark.tsx'
import { AuthPage } from './auth-page.tsx'

/** While the server looks at a mailed link. */
export const LinkWaiting = ({ title, text }: { title: string; text: string }) => (
  <AuthPage
    mark={
      <AuthMark tone="plain">
        <LoaderCircle className="size-7 animate-spin" aria-hidden />
      </AuthMark>
    }
    title={title}
    lead={<span role="status">{text}</span>}
  />
)
