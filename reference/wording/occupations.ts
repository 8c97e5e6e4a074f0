/**
 * The nouns of the occupations of `job-titles`, as patterns over spelled text. They stand here by themselves because
 * the form of an ad loads them in the browser, where the whole glossary would be heavy.
 */
const english = `
  accountant actuary administrator adviser advisor advocate aesthetician agent agronomist aide ambassador analyst
  animator appraiser arbitrator architect archivist arranger artist assistant associate attendant attorney auditor
  babysitter baker barber barista bartender beater beautician bookkeeper bricklayer broadcaster broker butcher buyer
  captain caregiver carer caretaker carpenter cashier ceo cfo chauffeur chef chemist chro cleaner clerk coach coder
  collector concierge confectioner consultant controller cook coordinator copywriter counsel counsellor counselor
  courier creator crew cto cutter dentist dermatologist designer detailer developer dietitian director dishwasher
  dispatcher doctor dresser driver editor electrician engineer executive exterminator fabricator farmer filler
  firefighter fishmonger fitter fixer florist forwarder gardener gatekeeper geologist geophysicist guard guide
  gynaecologist gynecologist hacker hairdresser handler headteacher helper host housekeeper illustrator influencer
  inspector installer instructor intern interpreter ironer janitor joiner journalist keeper laborer labourer lawyer
  leader lecturer librarian lifeguard loader machinist maid maker manager manicurist marketer mason mechanic
  merchandiser messenger midwife millwright model modeler mutawif nanny nurse nutritionist obstetrician officer
  operator optician optometrist organiser organizer orthodontist packer paediatrician painter paralegal paramedic
  pathologist pediatrician pentester pharmacist photographer physician physiotherapist picker pilot planner plasterer
  plumber porter practitioner preparer presenter presser principal professor programmer promoter proofreader
  psychologist radiographer receptionist recruiter rep reporter representative researcher rider salesperson scientist
  seamstress seller server setter shepherd sorter specialist staff stevedore steward stocker storekeeper stylist
  supervisor surgeon surveyor sweeper tailor teacher technician technologist telemarketer teller tester therapist
  tiler timekeeper trainee trainer translator treasurer tutor upholsterer valet valuer vet veterinarian videographer
  visualizer waiter washer welder worker writer
  bellman bodyguard cameraman draftsman draughtsman foreman handyman master partner shopper
  applicant candidate employee graduate jobseeker professional salespeople`

const arabic = `
  اخصائي اختصاصي اداري استاذ استشاري اطباء اطفائي اعلامي امناء امين بائع باحث باريستا باعه بايع بستاني بليط بناء
  بواب بياع ترزي تقني تنفيذي جراح جرسون جزار جنايني جيولوجي حارس حداد حراس حلاق حلواني حمال خباز خبير خراط خياط
  دريول دكتور دهان رئيس راعي رسام رسبشن ريسبشن رصاص سائق سايق سباك سكرتير سكيورتي سيكيورتي سماك سمسار سمكري سواق
  شريك شوبر شيف صانع صباغ صحفي صراف صيادله صيدلاني صيدلي ضابط طاهي طباخ طبيب طهاه طيار عالم عامل عمال عماله عتال
  عضو غاسل فاحص فاليه فراش فران فنان فني فورمان قائد قابل قهوجي كابتن كاتب كاشير كتاب كناس كهربائي كهربجي كواء
  كوافير كوتش كونسيرج كيميائي لحام لياس مامور مبرمج مبلط متدرب مترجم متسوق مثمن مجهز محاسب محاضر محام محرر محصل
  محضر محفظ محكم محلل مختبر مخطط مخلص مدبر مدخل مدراء مدرب مدرس مدقق مدير مذيع مراجع مراسل مرافق مراقب مربي مرتب
  مرشد مرمز مروج مزارع مزين مسؤول مسئول مساح مساعد مستشار مستقبل مستودعجي مسعف مسوق مسير مشتري مشرف مشغل مصحح مصفف
  مصمم مصور مضيف مطور مطوف معالج معاون معبئ معد معقب معلق معلم معماري مفتش مقدم مقيم مكوجي ملاح ملاحظ مليس ممثل
  ممرض مناديب منجد مندوب منسق منظف منظم منقذ مهندس موجه موزع موظف مونتير ميكانيكي نائب نادل نجار ندل نقاش نيرس
  وسيط وكيل ويتر
  حاضن حامل سكرم ماسك
  شخص اشخاص متقدم مرشح خريج مبتدئ`

const anyOf = (words: string) => words.trim().split(/\s+/).join('|')

/** One who does a job, or several who do. */
export const englishOccupation = `(?:(?:${anyOf(english)})(?:e?s)?|secretar(?:y|ies))`

/** The same in Arabic, masculine or feminine, with up to five words that tell the job. */
export const arabicOccupation = `(?:${anyOf(arabic)})(?:ه|ي|يه|ين|ون|ات|يين|يات)?(?: [a-z0-9#ء-ي]+){0,5}`
