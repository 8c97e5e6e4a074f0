/** Beside the name of a company that the platform has verified; `label` says so. */
export const VerifiedMark = ({ label }: { label: string }) => (
  <span role="img" aria-label={label} title={label} className="verified-mark" />
)
