/** Why a company was rejected, in the direction of its own words, and aligned like the page. */
export const RejectionReason = ({ reason }: { reason: string }) => (
  <p className="wrap-anywhere whitespace-pre-line">
    <bdi>{reason}</bdi>
  </p>
)
