import { rolesOf } from '../role.ts'

export const hrRoles = rolesOf('hr', [
  {
    titles: [
      ['أخصائي موارد بشرية', 'HR specialist'],
      ['منسق موارد بشرية', 'HR coordinator'],
      ['أخصائي رواتب', 'Payroll specialist'],
      ['مسؤول شؤون موظفين', 'Personnel officer'],
    ],
    hasSeniorTitle: true,
    pay: [5000, 6500, 9000, 13500],
    week: 'office',
    remote: 'sometimes',
    employers: ['holding', 'hospital', 'building', 'retail', 'logistics', 'factory', 'hotel', 'tech'],
    experience: ['في الموارد البشرية', 'in human resources'],
    about: [
      [
        'نخدم ستمئة موظف في خمس مدن، ووراء كل معاملة من ينتظرها.',
        'We look after six hundred colleagues in five cities, and someone is waiting behind every request.',
      ],
      [
        'انتقلنا إلى نظام موارد بشرية ذاتي الخدمة، فقلّ الورق وزاد وقتنا للموظفين.',
        'We moved to a self-service HR system: less paper, more time for people.',
      ],
      [
        'الفريق من خمسة، لكل منهم مهامه وزميل يغطيه عند الإجازة.',
        'You will be one of five, each with their own area and a colleague who covers for leave.',
      ],
    ],
    duties: [
      ['إعداد مسيرات الرواتب ورفعها عبر منصة مدد', 'Prepare payroll and submit it through Mudad'],
      ['تسجيل الموظفين في التأمينات الاجتماعية ومنصة قوى', 'Register staff with GOSI and on Qiwa'],
      ['متابعة الإجازات والحضور والانصراف', 'Track leave and attendance'],
      ['تجديد الإقامات والتأمين الطبي', 'Renew residence permits and medical insurance'],
      ['إعداد العقود وخطابات التعريف', 'Prepare contracts and employment letters'],
      ['الإجابة عن استفسارات الموظفين', 'Answer questions from staff'],
      ['حفظ ملفات الموظفين محدثة وسرية', 'Keep personnel files up to date and confidential'],
    ],
    requirements: [
      ['بكالوريوس موارد بشرية أو إدارة أعمال', "Bachelor's degree in human resources or business"],
      ['معرفة جيدة بنظام العمل السعودي', 'Good knowledge of Saudi labour law'],
      ['إجادة Excel', 'Good Excel skills'],
      ['شهادة aPHRi أو CIPD ميزة إضافية', 'An aPHRi or CIPD qualification is a plus'],
      ['سرية تامة ولباقة', 'Discreet and courteous'],
    ],
  },
  {
    titles: [
      ['أخصائي توظيف', 'Recruiter'],
      ['أخصائي تدريب وتطوير', 'Training specialist'],
      ['أخصائي استقطاب مواهب', 'Talent acquisition specialist'],
    ],
    hasSeniorTitle: true,
    pay: [5500, 7000, 9500, 14000],
    week: 'office',
    remote: 'often',
    employers: ['holding', 'tech', 'hospital', 'retail', 'consulting', 'contact-centre'],
    experience: ['في التوظيف أو التدريب', 'in recruitment or training'],
    about: [
      [
        'نوظف نحو عشرين شخصًا في الشهر، ونرد على كل متقدم حتى من لم نختره.',
        'We hire about twenty people a month and answer everyone who applies, including those we turn down.',
        { answersEveryone: true },
      ],
      [
        'المقابلة الجيدة عندنا حوار بين طرفين لا امتحان.',
        'To us, a good interview is a conversation, not an exam.',
      ],
    ],
    duties: [
      ['كتابة الإعلانات الوظيفية ونشرها', 'Write and publish job ads'],
      ['فرز الطلبات وإجراء المقابلات الأولى', 'Screen applications and hold first interviews'],
      ['تنسيق المقابلات مع مديري الأقسام', 'Arrange interviews with department heads'],
      ['تهيئة الموظفين الجدد في أسبوعهم الأول', 'Welcome new staff in their first week'],
      ['تحديد الاحتياجات التدريبية وبناء خطة سنوية', 'Identify training needs and build a yearly plan'],
      ['قياس سرعة التوظيف وجودته', 'Measure how quickly and how well we hire'],
    ],
    requirements: [
      ['بكالوريوس في تخصص مناسب', "Bachelor's degree in a suitable field"],
      ['مهارة في إجراء المقابلات', 'Good interviewing skills'],
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
      ['معرفة بأنظمة تتبع المتقدمين', 'Knowledge of applicant tracking systems'],
      ['كتابة واضحة وجذابة', 'Clear, engaging writing'],
    ],
  },
  {
    titles: [
      ['مدير موارد بشرية', 'HR manager'],
      ['شريك أعمال موارد بشرية', 'HR business partner'],
    ],
    pay: [11000, 13000, 16000, 23000],
    week: 'office',
    employers: ['holding', 'hospital', 'retail', 'factory', 'tech', 'energy'],
    experience: ['في إدارة الموارد البشرية', 'in HR management'],
    about: [
      [
        'ترتبط الوظيفة بالرئيس التنفيذي، ولك فيها رأي في كل قرار يخص الموظفين.',
        'The role reports to the chief executive and has a say in every decision about people.',
      ],
      [
        'شركتنا تكبر، ونحتاج إلى لوائح واضحة وسلم رواتب عادل.',
        'We are growing and need clear policies and a fair pay scale.',
      ],
    ],
    duties: [
      ['بناء سياسات الموارد البشرية وتحديثها', 'Build and update HR policies'],
      ['إعداد موازنة القوى العاملة', 'Prepare the workforce budget'],
      ['الإشراف على التوظيف والتدريب والرواتب', 'Oversee recruitment, training and payroll'],
      ['متابعة نسب التوطين ونطاقات', 'Monitor Saudisation rates and our Nitaqat band'],
      ['معالجة قضايا علاقات الموظفين بعدل', 'Resolve employee relations cases fairly'],
      ['تطوير نظام تقييم الأداء', 'Improve performance reviews'],
    ],
    requirements: [
      ['شهادة مهنية مثل SHRM أو CIPD', 'SHRM, CIPD or a similar qualification'],
      ['إلمام واسع بنظام العمل ولوائحه', 'In-depth knowledge of labour law'],
      [
        'خبرة في قيادة فريق موارد بشرية',
        'Experience in leading an HR team',
        { leads: true, isExperienced: true },
      ],
      ['حكمة في معالجة الخلافات', 'Sound judgement in disputes'],
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
    ],
  },
])
