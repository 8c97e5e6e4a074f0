// Written by `npm run generate:tables` from the migrated database. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely'
export type Tables = {
  attachment: {
    file_id: string
    purpose: 'cv' | 'registration' | 'avatar' | 'logo'
    person_id: string | null
    organization_id: string | null
    candidate_id: string | null
    attached_at: Date
  }
  attempt: {
    action: string
    subject_hash: string
    count: number
    ends_at: Date
  }
  audit_event: {
    id: Generated<string>
    happened_at: Generated<Date>
    action: string
    outcome: Generated<string>
    actor_id: string | null
    organization_id: string | null
    subject: string | null
    request_id: string | null
    network: string | null
    details: Generated<unknown>
  }
  audit_reason: {
    event_id: string
    reason: string
  }
  blog_post: {
    key: string
    locale: 'ar' | 'en'
    slug: string
    title: string
    description: string
    html: string
    minutes: number
    published_on: string
    audience: 'seekers' | 'companies'
    topic: 'pay' | 'law' | 'offer' | 'commute' | 'ads' | 'fairness' | 'other'
    cover: string | null
    place: Generated<number>
  }
  blog_reading: {
    is_only: Generated<boolean>
    is_awaited: Generated<boolean>
    begun: Generated<number>
    kept: Generated<number>
    digest: Buffer | null
    kept_at: Date | null
  }
  candidate: {
    id: string
    organization_id: string
    job_ad_id: string
    organization_location_id: string
    user_id: string | null
    email: string | null
    name: string | null
    phone: string | null
    message: Generated<string>
    locale: 'ar' | 'en'
    distance_km: number | null
    consent_version: string
    confirmed_at: Date | null
    applied_at: Date
    state: Generated<'new' | 'in-progress' | 'hired' | 'rejected'>
    step: 'shortlisted' | 'interview' | 'offer' | null
    interview_on: string | null
    promised_on: string | null
    rejection_reason: 'none' | 'other-candidate' | 'requirements' | 'location' | 'filled' | null
    rejection_message: string | null
    opened_at: Date | null
    in_progress_at: Date | null
    decided_at: Date | null
    told_at: Date | null
    reminded_for: string | null
    closing_told_at: Date | null
    withdrawn_at: Date | null
    erased_at: Date | null
    assignee_id: string | null
    version: Generated<number>
    token_hash: Buffer | null
    undo_hash: Buffer | null
    place: GeneratedAlways<number>
    changed_at: Generated<Date>
    team_told_at: Date | null
    match_score: number | null
  }
  candidate_bulk: {
    id: string
    organization_id: string
    job_ad_id: string
    actor_id: string
    action: string
    state: 'new' | 'in-progress' | 'hired' | 'rejected' | null
    reason: 'none' | 'other-candidate' | 'requirements' | 'location' | 'filled' | null
    text_ar: string | null
    text_en: string | null
    request_hash: Buffer
    created_at: Date
    leaves_at: Date
    taken_back_at: Date | null
  }
  candidate_bulk_item: {
    organization_id: string
    bulk_id: string
    candidate_id: string
    version: number
    outcome: Generated<string>
    version_after: number | null
    previous_state: 'new' | 'in-progress' | 'hired' | 'rejected' | null
    previous_reason: 'none' | 'other-candidate' | 'requirements' | 'location' | 'filled' | null
    previous_message: string | null
    previous_decided_at: Date | null
    previous_told_at: Date | null
  }
  candidate_comment: {
    id: Generated<string>
    candidate_id: string
    organization_id: string
    author_id: string | null
    created_at: Date
    text: string
  }
  candidate_evaluation: {
    candidate_id: string
    organization_id: string
    requirements_mark: string
    file_id: string | null
    state: string
    reasons: Generated<unknown>
    evaluated_at: Date
  }
  candidate_evaluation_run: {
    job_ad_id: string
    organization_id: string
    begun_at: Date
    finished_at: Date | null
    total: number
    done: Generated<number>
    after_at: Date | null
    after_id: string | null
  }
  candidate_event: {
    number: GeneratedAlways<number>
    candidate_id: string
    organization_id: string
    kind: string
    at: Date
    actor_id: string | null
    state: 'new' | 'in-progress' | 'hired' | 'rejected' | null
    step: 'shortlisted' | 'interview' | 'offer' | null
    on: string | null
    text: string | null
  }
  candidate_mention: {
    comment_id: string
    user_id: string
    organization_id: string
  }
  candidate_note: {
    id: Generated<string>
    candidate_id: string
    organization_id: string
    author_id: string | null
    created_at: Date
    about_day: string
    text: string
  }
  candidate_word: {
    job_ad_id: string
    word: string
    candidate_id: string
    organization_id: string
  }
  captcha_solution: {
    signature: string
    valid_until: Date
  }
  delivery: {
    id: Generated<string>
    number: GeneratedAlways<number>
    key: string
    channel: 'mail' | 'sms'
    recipient: string | null
    recipient_hash: string
    name: string
    locale: 'ar' | 'en'
    contents: Buffer | null
    state: Generated<'waiting' | 'sent' | 'refused' | 'failed'>
    attempts: Generated<number>
    answer: string | null
    created_at: Date
    finished_at: Date | null
  }
  development_mailbox: {
    number: GeneratedAlways<number>
    delivery_id: string
    channel: 'mail' | 'sms'
    arrived_at: Date
    recipient: string
    subject: string | null
    html: string | null
    text: string
  }
  email_change: {
    id: Generated<string>
    user_id: string
    old_email: string
    new_email: string
    confirm_hash: Buffer
    undo_hash: Buffer
    asked_at: Date
    confirmed_at: Date | null
    undo_until: Date
    sent_again_at: Date | null
    cancelled_at: Date | null
  }
  favorite: {
    user_id: string
    job_ad_id: string
    saved_at: Generated<Date>
    organization_location_id: string | null
  }
  file: {
    id: Generated<string>
    key: string
    purpose: 'cv' | 'registration' | 'avatar' | 'logo'
    owner_id: string | null
    claim_hash: Buffer | null
    name: string
    media_type: string
    size: number
    sha256: Buffer | null
    state: Generated<'awaiting' | 'stored' | 'claimed'>
    scan: Generated<'unscanned' | 'quarantined' | 'clean' | 'infected'>
    upload_expires_at: Date | null
    created_at: Date
    stored_at: Date | null
    claimed_at: Date | null
    company_held: Generated<boolean>
  }
  file_erasure: {
    key: string
    asked_at: Date
  }
  google_identity: {
    subject: string
    user_id: string
    linked_at: Date
  }
  google_sign_in: {
    id: Generated<string>
    stage: 'asked' | 'answered' | 'registering'
    key_hash: string
    browser_hash: string
    expires_at: Date
    secrets: Buffer | null
    claims: Buffer | null
  }
  idempotent_call: {
    caller_hash: string
    key_hash: string
    body_hash: string
    answer: Buffer | null
    ends_at: Date
  }
  identity_device: {
    user_id: string
    device: string
    last_used_at: Date
    mark_hash: Buffer
  }
  identity_key: {
    id: string
    public_key: unknown
    private_key: Buffer
    created_at: Date
  }
  identity_link: {
    token_hash: Buffer
    kind: string
    user_id: string
    email: string
    return_to: string | null
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  identity_password: {
    user_id: string
    hash: string
    changed_at: Date
  }
  impersonation: {
    id: Generated<string>
    organization_id: string
    admin_id: string
    session_id: string
    reason: string
    started_at: Date
    ends_at: Date
    ended_at: Date | null
  }
  job_ad: {
    id: Generated<string>
    number: GeneratedAlways<number>
    organization_id: string
    status: Generated<'draft' | 'published' | 'archived'>
    ad_type: Generated<'free' | 'advanced' | 'premium'>
    title_ar: string | null
    title_en: string | null
    description_html_ar: string | null
    description_html_en: string | null
    description_text_ar: string | null
    description_text_en: string | null
    category: 'administration' | 'cleaning' | 'construction' | 'customer-service' | 'design' | 'driving' | 'education' | 'finance' | 'healthcare' | 'hospitality' | 'hr' | 'it' | 'legal' | 'logistics' | 'manufacturing' | 'marketing' | 'other' | 'retail' | 'sales' | 'security' | null
    work_mode: 'onsite' | 'hybrid' | 'full-remote' | null
    employment_type: 'full-time' | 'part-time' | 'temporary' | 'contract' | 'internship' | null
    contract_type: 'b2b' | 'employment-contract' | 'mandate-contract' | 'specific-task-contract' | 'internship-contract' | null
    seniority: 'entry-level' | 'junior' | 'mid' | 'senior' | null
    pay_period: 'monthly' | 'daily' | 'hourly' | null
    currency: 'USD' | 'EUR' | 'SAR' | 'DZD' | 'BHD' | 'IQD' | 'JOD' | 'KWD' | 'TND' | 'AED' | 'MAD' | 'DJF' | 'EGP' | 'LBP' | 'SDG' | 'SYP' | 'OMR' | 'QAR' | 'YER' | 'ILS' | 'SOS' | 'MRU' | null
    pay_min: number | null
    pay_max: number | null
    pay_min_monthly: number | null
    pay_max_monthly: number | null
    deadline: string | null
    published_at: Date | null
    expires_at: Date | null
    closed_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    version: Generated<number>
    skills: Generated<string[]>
    erased_at: Date | null
    openings: number | null
    benefits: Generated<string[]>
    benefits_text_ar: string | null
    benefits_text_en: string | null
    requirements: Generated<unknown>
    outcome: 'hired-here' | 'hired-elsewhere' | 'cancelled' | null
    published_by: string | null
    extended_at: Date | null
    reminded_for: Date | null
    title_folded: GeneratedAlways<string>
    is_demo: Generated<boolean>
    closing_message_ar: string | null
    closing_message_en: string | null
  }
  job_ad_card: {
    id: string | null
    status: 'draft' | 'published' | 'archived' | null
    expires_at: Date | null
    card: unknown | null
  }
  job_ad_card_source: {
    number: number | null
    id: string | null
    status: 'draft' | 'published' | 'archived' | null
    expires_at: Date | null
    card: unknown | null
  }
  job_ad_contact: {
    job_ad_id: string
    organization_id: string
    name: string | null
    email: string | null
    phone: string | null
  }
  job_ad_location: {
    job_ad_id: string
    location_no: number
    organization_id: string
    organization_location_id: string
  }
  job_ad_slug: {
    slug: string
    job_ad_id: string
    locale: 'ar' | 'en'
    current: boolean
  }
  job_ad_view: {
    job_ad_id: string
    organization_id: string
    day: string
    source: 'search' | 'pages' | 'engines' | 'social' | 'sites' | 'direct'
    views: number
  }
  message_template: {
    id: Generated<string>
    organization_id: string
    name: string
    use: string
    text_ar: string | null
    text_en: string | null
    changed_at: Date
  }
  organization: {
    id: Generated<string>
    number: GeneratedAlways<number>
    slug: string
    name_ar: string | null
    name_en: string | null
    verification_status: Generated<'pending' | 'verified' | 'rejected'>
    verified_at: Date | null
    plan: Generated<'free' | 'advanced' | 'premium'>
    logo_file: string | null
    marketing_allowed: Generated<boolean>
    public_since: Date | null
    created_at: Generated<Date>
    erased_at: Date | null
    version: Generated<number>
    hidden_since: Date | null
  }
  organization_answer_rate: {
    organization_id: string
    answered: number
    counted: number
    worked_out_at: Date
  }
  organization_invitation: {
    id: Generated<string>
    organization_id: string
    email: string
    first_name: string
    last_name: string
    role: 'ADMIN' | 'HR'
    locale: 'ar' | 'en'
    token_hash: Buffer
    invited_by: string | null
    created_at: Date
    sent_at: Date
    expires_at: Date
    accepted_at: Date | null
    cancelled_at: Date | null
  }
  organization_location: {
    id: Generated<string>
    organization_id: string
    name_ar: string | null
    name_en: string | null
    address_ar: string | null
    address_en: string | null
    short_national_address: string | null
    city_key: string | null
    district_key: string | null
    lat: number
    lng: number
    public_since: Date | null
    created_at: Generated<Date>
    version: Generated<number>
    position_approximate: Generated<boolean>
    removed_at: Date | null
  }
  organization_member: {
    organization_id: string
    user_id: string
    role: 'ADMIN' | 'HR'
    joined_at: Date
    activated_at: Date | null
  }
  organization_private: {
    organization_id: string
    waiting_since: Date | null
    rejected_at: Date | null
    rejection_reason: string | null
    registration_expires_on: string | null
    retention_months: Generated<number>
    plan_interest: 'free' | 'advanced' | 'premium' | null
    plan_interest_at: Date | null
    registration_file_id: string | null
    registration_number: string | null
    plan_interest_by: string | null
  }
  organization_word: {
    word: string
    organization_id: string
  }
  page_view: {
    day: string
    page: string
    locale: 'ar' | 'en'
    views: number
    leaves: number
    seconds: number
  }
  passkey: {
    id: Generated<string>
    user_id: string
    credential_id: string
    public_key: Buffer
    counter: number
    transports: Generated<string[]>
    name: string
    created_at: Date
    last_used_at: Date | null
  }
  recovery_code: {
    user_id: string
    code_hash: string
  }
  search_card: {
    number: number
    card: string
  }
  search_card_source: {
    number: number | null
    card: unknown | null
  }
  search_count: {
    day: string
    cell: string
    words: string
    searches: number
  }
  search_entry: {
    published_at: Date
    expires_at: Date
    number: number
    organization_number: number
    pay_max: number
    lat: number
    lng: number
    location_no: number
    category: string
    work_mode: string
    employment_type: string
    contract_type: string
    seniority: string
    verified: boolean
    position: string
    search: string
    language: string
    no_experience: boolean
  }
  search_entry_source: {
    published_at: Date | null
    expires_at: Date | null
    number: number | null
    organization_number: number | null
    pay_max: number | null
    lat: number | null
    lng: number | null
    location_no: number | null
    category: string | null
    work_mode: string | null
    employment_type: string | null
    contract_type: string | null
    seniority: string | null
    verified: boolean | null
    position: string | null
    search: string | null
    language: string | null
    no_experience: boolean | null
  }
  search_vocabulary: {
    word: string
    lexeme: string
    uses: Generated<number>
  }
  search_word: {
    published_at: Date
    expires_at: Date
    number: number
    organization_number: number
    pay_max: number
    lat: number
    lng: number
    location_no: number
    category: string
    work_mode: string
    employment_type: string
    contract_type: string
    seniority: string
    verified: boolean
    word: string
    language: string
    no_experience: boolean
  }
  search_word_source: {
    published_at: Date | null
    expires_at: Date | null
    number: number | null
    organization_number: number | null
    pay_max: number | null
    lat: number | null
    lng: number | null
    location_no: number | null
    category: string | null
    work_mode: string | null
    employment_type: string | null
    contract_type: string | null
    seniority: string | null
    verified: boolean | null
    word: string | null
    language: string | null
    no_experience: boolean | null
  }
  second_factor_phone: {
    user_id: string
    phone: string
    enrolled_at: Date
  }
  second_factor_request: {
    id: Generated<string>
    user_id: string
    purpose: 'sign-in' | 'enrol-phone' | 'enrol-totp' | 'enrol-passkey'
    ticket_hash: string | null
    created_at: Date
    expires_at: Date
    phone: string | null
    code_hash: string | null
    code_sent_at: Date | null
    totp_secret: Buffer | null
    passkey_challenge: string | null
    counts_as_recent: Generated<boolean>
  }
  second_factor_totp: {
    user_id: string
    secret: Buffer
    last_step: number
    enrolled_at: Date
  }
  seen_view: {
    day: string
    hash: Buffer
  }
  user_account: {
    id: Generated<string>
    identity_subject: string
    user_type: 'employer' | 'job-seeker' | 'admin' | null
    email: string
    email_verified_at: Date | null
    first_name: Generated<string>
    last_name: Generated<string>
    phone: string | null
    locale: Generated<'ar' | 'en'>
    description: Generated<string>
    disabled_at: Date | null
    last_sign_in_at: Date | null
    created_at: Generated<Date>
    proof_generation: Generated<number>
    disabled_reason: string | null
    registering_mark_hash: Buffer | null
    told_legal_version: string | null
    candidate_mails: Generated<boolean>
  }
  user_consent: {
    user_id: string
    kind: 'terms' | 'privacy' | 'adult' | 'news'
    version: string
    given_at: Generated<Date>
    withdrawn_at: Date | null
  }
  user_session: {
    id: Generated<string>
    user_id: string
    signed_in_at: Generated<Date>
    proved_at: Generated<Date>
    last_seen_at: Generated<Date>
    expires_at: Date
    device: string | null
    network: string | null
    refresh_generation: Generated<number>
    refreshed_at: Date | null
    active_organization_id: string | null
    impersonation_ends_at: Date | null
  }
  view_key: {
    day: string
    key: Buffer
  }
}
