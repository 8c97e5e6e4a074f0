import { rolesOf } from '../role.ts'

export const educationRoles = rolesOf('education', [
  {
    titles: [
      ['معلم لغة إنجليزية', 'English teacher'],
      ['معلم رياضيات', 'Mathematics teacher'],
      ['معلم علوم', 'Science teacher'],
      ['معلم لغة عربية', 'Arabic teacher'],
      ['معلم حاسب آلي', 'Computer teacher'],
      ['معلم تربية بدنية', 'Physical education teacher'],
    ],
    focuses: [
      ['المرحلة الابتدائية', 'primary school'],
      ['المرحلة المتوسطة', 'middle school'],
      ['المرحلة الثانوية', 'secondary school'],
      ['القسم العالمي', 'international section'],
    ],
    focusedTitles: 6,
    pay: [4800, 5800, 7500, 10500],
    week: 'school',
    employers: ['school'],
    experience: ['في التدريس', 'in teaching'],
    about: [
      [
        'فصولنا لا تزيد على خمسة وعشرين طالبًا، والنصاب عشرون حصة في الأسبوع.',
        'Our classes have no more than twenty-five pupils, and you teach twenty lessons a week.',
        { week: 'whole' },
      ],
      [
        'نخطط الدروس معًا كل أحد، ويزور بعضنا حصص بعض لنتعلم.',
        "We plan lessons together every Sunday and visit each other's classes to learn.",
      ],
      [
        'مدرسة أهلية عمرها خمسة عشر عامًا، ويعود إليها خريجوها معلمين.',
        'A private school, fifteen years old, whose graduates come back as teachers.',
        { hasPast: true },
      ],
      [
        'لكل معلم جهاز لوحي، ولكل فصل سبورة ذكية.',
        'Every teacher has a tablet and every classroom a smart board.',
      ],
    ],
    duties: [
      ['تحضير الدروس وتنفيذها بأساليب متنوعة', 'Plan and teach lessons in a variety of ways'],
      ['إعداد الاختبارات وتصحيحها وتحليل نتائجها', 'Set and mark tests and analyse the results'],
      [
        'متابعة مستوى كل طالب والتواصل مع ولي أمره',
        "Monitor each pupil's progress and keep in touch with parents",
      ],
      ['إدارة الصف بهدوء واحترام', 'Manage the class calmly and respectfully'],
      ['المشاركة في الأنشطة والإشراف اليومي', 'Take part in activities and daily supervision'],
      ['وضع خطط علاجية وإثرائية', 'Plan extra support and enrichment'],
    ],
    requirements: [
      ['بكالوريوس في التخصص، ويُفضّل التربوي', "Bachelor's degree in the subject, preferably with education"],
      ['رخصة مهنية تعليمية سارية', 'Valid professional teaching licence'],
      ['إجادة استخدام التقنية في التعليم', 'Confident with technology in the classroom'],
      ['شغف بالتعليم وصبر على المتعلمين', 'A love of teaching and patience with learners'],
      [
        'تفرغ كامل خلال العام الدراسي',
        'Full-time availability during the school year',
        { week: 'whole', isLasting: true },
      ],
    ],
  },
  {
    titles: [
      ['معلم رياض أطفال', 'Kindergarten teacher'],
      ['مساعد معلم', 'Teaching assistant'],
      ['معلم تربية خاصة', 'Special education teacher'],
      ['أخصائي نطق وتخاطب', 'Speech therapist'],
    ],
    pay: [4200, 5000, 6500, 9000],
    week: 'school',
    employers: ['kindergarten', 'school'],
    experience: ['مع الأطفال', 'with children'],
    about: [
      [
        'لا يزيد الفصل على خمسة عشر طفلًا ومعهم اثنان من الطاقم، ونتعلم باللعب أولًا.',
        'No class has more than fifteen children, with two adults, and children learn through play first.',
      ],
      [
        'نعمل مع الأسرة على خطة واحدة لكل طفل، ونراجعها كل ستة أسابيع.',
        'We agree on a plan for each child with the family and review it every six weeks.',
      ],
      [
        'المبنى جديد، وفيه حديقة ومكتبة وركن للقصص.',
        'A new building with a garden, a library and a story corner.',
      ],
    ],
    duties: [
      ['إعداد أنشطة تناسب أعمار الأطفال', 'Prepare activities that suit each child'],
      ['متابعة نمو كل طفل وتسجيل الملاحظات', "Observe each child's development and keep notes"],
      ['تهيئة بيئة آمنة ومحفزة', 'Keep the room safe and inspiring'],
      ['التواصل اليومي مع الأهل', 'Talk to parents every day'],
      [
        'المساعدة في الوجبات وأوقات الراحة',
        'Help at meals and rest times',
        { as: ['Kindergarten teacher', 'Teaching assistant'] },
      ],
      ['تنفيذ الخطط الفردية مع فريق الدعم', 'Carry out individual plans with the support team'],
    ],
    requirements: [
      [
        'دبلوم أو بكالوريوس في رياض الأطفال أو التربية الخاصة',
        "Diploma or bachelor's degree in early childhood or special education",
        { as: ['Kindergarten teacher', 'Teaching assistant', 'Special education teacher'] },
      ],
      [
        'بكالوريوس في النطق والتخاطب وتصنيف مهني سارٍ',
        "Bachelor's degree in speech therapy and valid professional registration",
        { as: ['Speech therapist'] },
      ],
      ['شهادة إسعافات أولية أو استعداد للحصول عليها', 'First-aid certificate, or ready to obtain one'],
      ['هدوء ولطف وحيوية', 'Calm, warmth and energy'],
      ['سجل سلوكي نظيف', 'A clean conduct record'],
    ],
  },
  {
    titles: [
      ['مدرب', 'Trainer'],

      ['مدرب لغة إنجليزية', 'English trainer', { at: ['training'] }],
      ['مطور مناهج', 'Curriculum developer', { at: ['training'] }],
    ],
    pay: [6000, 7500, 10500, 15500],
    week: 'office',
    remote: 'sometimes',
    wage: 'hourly',
    employers: ['training', 'consulting'],
    experience: ['في التدريب أو التعليم', 'in training or teaching'],
    about: [
      [
        'دوراتنا معتمدة، ومتوسط الدفعة خمسة عشر متدربًا.',
        'Our courses are accredited, with about fifteen people in each.',
      ],
      [
        'نصمم المحتوى بأنفسنا ونحدّثه بعد كل دورة وفق آراء المتدربين.',
        'We write our own material and revise it after every course in the light of feedback.',
      ],
    ],
    duties: [
      [
        'تقديم الدورات حضوريًا وعبر الإنترنت',
        'Give courses in person and online',
        { as: ['Trainer', 'English trainer'], isRemote: false },
      ],
      ['إعداد المادة التدريبية والتمارين', 'Prepare course material and exercises'],
      [
        'تقييم المتدربين وكتابة التقارير',
        'Assess learners and write reports',
        { as: ['Trainer', 'English trainer'] },
      ],
      ['تطوير المحتوى مع فريق المناهج', 'Develop content with the curriculum team'],
      ['مراجعة المحتوى بعد كل دورة', 'Revise content after every course'],
      ['إعداد الاختبارات ونماذج التقييم', 'Write tests and assessment forms'],
      ['تحويل المادة إلى دروس إلكترونية', 'Turn the material into online lessons'],
      [
        'إرشاد المتدربين بعد انتهاء الدورة',
        'Support learners after the course',
        { as: ['Trainer', 'English trainer'] },
      ],
    ],
    requirements: [
      ['بكالوريوس في المجال', "Bachelor's degree in the subject"],
      [
        'شهادة تدريب مدربين',
        'Train-the-trainer certificate',
        { as: ['Trainer', 'English trainer'], isExperienced: true },
      ],
      ['مهارة في الإلقاء والعرض', 'Confident at public speaking', { as: ['Trainer', 'English trainer'] }],
      ['إتقان لغة الدورة', 'Excellent command of the language of the course'],
      ['صبر على المتعلمين وحسن إنصات', 'Patience with learners and a good ear'],
      ['إجادة برامج العروض', 'Proficient in presentation software'],
    ],
  },
  {
    titles: [
      ['محاضر', 'Lecturer', { at: ['training'] }],
      ['مرشد طلابي', 'Student counsellor', { at: ['school'] }],
    ],
    pay: [6000, 7500, 10500, 15500],
    week: 'office',
    employers: ['training', 'school'],
    experience: ['في التعليم', 'in education'],
    about: [
      [
        'نعرف طلابنا بأسمائهم، ويأتون إلينا بأسئلتهم قبل أن تكبر.',
        'We know our students by name, and they bring us their questions early.',
      ],
      [
        'يلتقي الفريق كل أسبوع لمتابعة من يحتاج إلى عون.',
        'The team meets every week to talk about students who need help.',
      ],
    ],
    duties: [
      ['إلقاء المحاضرات وإدارة النقاش', 'Give lectures and lead discussions', { as: ['Lecturer'] }],
      ['إعداد المادة العلمية وتحديثها', 'Prepare course material and keep it current', { as: ['Lecturer'] }],
      ['وضع الاختبارات وتصحيحها', 'Set and mark exams', { as: ['Lecturer'] }],
      ['لقاء الطلاب فرادى عند الحاجة', 'Meet students one to one when they need it'],
      ['متابعة الغياب والتأخر', 'Follow up absence and lateness'],
      ['كتابة تقارير عن مستوى الطلاب', "Write reports on students' progress"],
      ['التواصل مع أولياء الأمور', 'Keep in touch with parents', { as: ['Student counsellor'] }],
      [
        'مساعدة الطلاب على اختيار تخصصاتهم',
        'Help students choose a field of study',
        { as: ['Student counsellor'] },
      ],
      ['تنظيم لقاءات التوعية', 'Organise awareness sessions', { as: ['Student counsellor'] }],
    ],
    requirements: [
      ['ماجستير في التخصص', "Master's degree in the subject", { as: ['Lecturer'] }],
      [
        'بكالوريوس علم نفس أو إرشاد',
        "Bachelor's degree in psychology or counselling",
        { as: ['Student counsellor'] },
      ],
      ['حسن إنصات وكتمان', 'A good listener who keeps confidences'],
      ['مهارة في الحديث أمام الجمهور', 'Confident at public speaking'],
      ['إجادة استخدام الحاسب', 'Good computer skills'],
    ],
  },
])
