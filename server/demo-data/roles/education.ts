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
        'Our classes hold no more than twenty-five pupils, with twenty lessons a week.',
      ],
      [
        'نخطط الدروس معًا كل أحد، ويزور بعضنا حصص بعض لنتعلم.',
        "We plan lessons together every Sunday and visit each other's classes to learn.",
      ],
      [
        'مدرسة أهلية عمرها خمسة عشر عامًا، ويعود إليها خريجوها معلمين.',
        'A private school of fifteen years whose graduates come back as teachers.',
      ],
      [
        'لكل معلم جهاز لوحي، ولكل فصل سبورة ذكية.',
        'Every teacher has a tablet and every classroom a smart board.',
      ],
    ],
    duties: [
      ['تحضير الدروس وتنفيذها بأساليب متنوعة', 'Prepare and give lessons in varied ways'],
      ['إعداد الاختبارات وتصحيحها وتحليل نتائجها', 'Set and mark tests and analyse the results'],
      [
        'متابعة مستوى كل طالب والتواصل مع ولي أمره',
        "Follow each pupil's progress and stay in touch with the parents",
      ],
      ['إدارة الصف بهدوء واحترام', 'Lead the class with calm and respect'],
      ['المشاركة في الأنشطة والإشراف اليومي', 'Take part in activities and daily supervision'],
      ['وضع خطط علاجية وإثرائية', 'Plan support and enrichment'],
    ],
    requirements: [
      ['بكالوريوس في التخصص، ويُفضّل التربوي', "Bachelor's degree in the subject, preferably with education"],
      ['رخصة مهنية تعليمية سارية', 'Valid professional teaching licence'],
      ['إجادة استخدام التقنية في التعليم', 'At ease with technology in teaching'],
      ['حب للتعليم وصبر على المتعلمين', 'Love of teaching and patience with learners'],
      ['تفرغ كامل خلال العام الدراسي', 'Full availability during the school year'],
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
    employers: ['school', 'training'],
    experience: ['مع الأطفال', 'with children'],
    about: [
      [
        'لا يزيد الفصل على خمسة عشر طفلًا ومعهم اثنان من الطاقم، والتعلم عندنا باللعب أولًا.',
        'No class has more than fifteen children, with two adults, and learning begins with play.',
      ],
      [
        'نعمل مع الأسرة على خطة واحدة لكل طفل، ونراجعها كل ستة أسابيع.',
        'We agree one plan per child with the family and review it every six weeks.',
      ],
      [
        'المبنى جديد، وفيه حديقة ومكتبة وركن للقصص.',
        'A new building with a garden, a library and a story corner.',
      ],
    ],
    duties: [
      ['إعداد أنشطة تناسب أعمار الأطفال', 'Prepare activities that suit each child'],
      ['متابعة نمو كل طفل وتسجيل الملاحظات', "Follow each child's growth and keep notes"],
      ['تهيئة بيئة آمنة ومحفزة', 'Keep a safe and inspiring room'],
      ['التواصل اليومي مع الأهل', 'Speak with parents every day'],
      ['المساعدة في الوجبات وأوقات الراحة', 'Help at meals and rest times'],
      ['تنفيذ الخطط الفردية مع فريق الدعم', 'Carry out individual plans with the support team'],
    ],
    requirements: [
      [
        'دبلوم أو بكالوريوس في رياض الأطفال أو التربية الخاصة',
        "Diploma or bachelor's degree in early childhood or special education",
      ],
      ['شهادة إسعافات أولية أو استعداد للحصول عليها', 'First-aid certificate, or ready to obtain one'],
      ['هدوء وحنان وطاقة', 'Calm, warmth and energy'],
      ['خلو السجل من أي ملاحظات سلوكية', 'A clean record of conduct'],
    ],
  },
  {
    titles: [
      ['مدرب', 'Trainer'],
      ['محاضر', 'Lecturer'],
      ['مدرب لغة إنجليزية', 'English trainer'],
      ['مطور مناهج', 'Curriculum developer'],
      ['مرشد طلابي', 'Student counsellor'],
    ],
    pay: [6000, 7500, 10500, 15500],
    week: 'office',
    remote: 'sometimes',
    wage: 'hourly',
    employers: ['training', 'school', 'consulting'],
    experience: ['في التدريب أو التعليم', 'in training or teaching'],
    about: [
      [
        'دوراتنا مسائية ومعتمدة، ومتوسط الدفعة خمسة عشر متدربًا.',
        'Our courses are accredited and held in the evening, with about fifteen people in each.',
      ],
      [
        'نصمم المحتوى بأنفسنا ونحدّثه بعد كل دورة وفق آراء المتدربين.',
        "We design our own material and revise it after every course with the learners' comments.",
      ],
    ],
    duties: [
      ['تقديم الدورات حضوريًا وعبر الإنترنت', 'Give courses in person and online'],
      ['إعداد المادة التدريبية والتمارين', 'Prepare course material and exercises'],
      ['تقييم المتدربين وكتابة التقارير', 'Assess learners and write reports'],
      ['تطوير المحتوى مع فريق المناهج', 'Develop content with the curriculum team'],
      ['إرشاد المتدربين بعد انتهاء الدورة', 'Guide learners after the course'],
    ],
    requirements: [
      ['بكالوريوس في مجال التدريب', "Bachelor's degree in the field"],
      ['شهادة تدريب مدربين', 'Train-the-trainer certificate'],
      ['مهارة في الإلقاء والعرض', 'Skilled in speaking and presenting'],
      ['مستوى متقدم في اللغة المستخدمة في الدورة', 'Advanced command of the course language'],
    ],
  },
])
