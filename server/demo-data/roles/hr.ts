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
        'نخدم ستمئة موظف في خمس مدن، وكل معاملة عندنا لها صاحب ينتظرها.',
        'We serve six hundred colleagues in five cities, and behind every request somebody is waiting.',
      ],
      [
        'انتقلنا إلى نظام موارد بشرية ذاتي الخدمة، فقلّ الورق وزاد الوقت للناس.',
        'We moved to a self-service HR system: less paper, more time for people.',
      ],
      [
        'الوظيفة ضمن فريق من خمسة، ولكل منهم ملف مستقل وزميل يغطيه عند الإجازة.',
        'You will be one of five, each with a field of their own and a colleague who covers during leave.',
      ],
    ],
    duties: [
      ['إعداد مسيرات الرواتب ورفعها عبر منصة مدد', 'Prepare payroll and submit it through Mudad'],
      ['تسجيل الموظفين في التأمينات الاجتماعية ومنصة قوى', 'Register staff with GOSI and on Qiwa'],
      ['متابعة الإجازات والحضور والانصراف', 'Track leave and attendance'],
      ['تجديد الإقامات والتأمين الطبي', 'Renew residence permits and medical insurance'],
      ['إعداد العقود وخطابات التعريف', 'Prepare contracts and employment letters'],
      ['الإجابة عن استفسارات الموظفين', 'Answer questions from staff'],
      ['حفظ ملفات الموظفين محدثة وسرية', 'Keep personnel files current and confidential'],
    ],
    requirements: [
      ['بكالوريوس موارد بشرية أو إدارة أعمال', "Bachelor's degree in human resources or business"],
      ['معرفة جيدة بنظام العمل السعودي', 'Good knowledge of Saudi labour law'],
      ['إجادة Excel', 'Good Excel'],
      ['شهادة aPHRi أو CIPD ميزة إضافية', 'aPHRi or CIPD is a plus'],
      ['سرية تامة ولباقة', 'Full discretion and courtesy'],
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
        'We hire about twenty people a month and answer every applicant, including those we do not choose.',
      ],
      [
        'نؤمن بأن المقابلة الجيدة حديث بين طرفين، لا امتحان لطرف واحد.',
        'A good interview, we believe, is a conversation between two sides rather than an exam for one.',
      ],
    ],
    duties: [
      ['كتابة الإعلانات الوظيفية ونشرها', 'Write and publish job ads'],
      ['فرز الطلبات وإجراء المقابلات الأولى', 'Screen applications and hold first interviews'],
      ['تنسيق المقابلات مع مديري الأقسام', 'Arrange interviews with department heads'],
      ['تهيئة الموظفين الجدد في أسبوعهم الأول', 'Welcome new staff in their first week'],
      ['تحديد الاحتياجات التدريبية وبناء خطة سنوية', 'Identify training needs and build a yearly plan'],
      ['قياس مدة شغل الوظائف وجودة التعيين', 'Measure time to hire and quality of hire'],
    ],
    requirements: [
      ['بكالوريوس في تخصص مناسب', "Bachelor's degree in a suitable field"],
      ['مهارة في إجراء المقابلات', 'Interviewing skills'],
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
      ['معرفة بأنظمة تتبع المتقدمين', 'Knowledge of applicant tracking systems'],
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
        'ترتبط الوظيفة بالرئيس التنفيذي، وتشارك في كل قرار يمس الناس.',
        'The role reports to the chief executive and has a say in every decision about people.',
      ],
      [
        'نمر بمرحلة نمو، ونحتاج إلى لوائح واضحة وسلم رواتب عادل.',
        'We are growing and need clear rules and a fair pay scale.',
      ],
    ],
    duties: [
      ['بناء سياسات الموارد البشرية وتحديثها', 'Build and update HR policies'],
      ['إعداد موازنة القوى العاملة', 'Prepare the workforce budget'],
      ['الإشراف على التوظيف والتدريب والرواتب', 'Oversee recruitment, training and payroll'],
      ['متابعة نسب التوطين والتصنيف', 'Follow localisation rates and ratings'],
      ['معالجة قضايا علاقات الموظفين بعدل', 'Settle employee relations cases fairly'],
      ['تطوير نظام تقييم الأداء', 'Develop performance reviews'],
    ],
    requirements: [
      ['شهادة مهنية مثل SHRM أو CIPD', 'SHRM, CIPD or similar'],
      ['معرفة عميقة بنظام العمل ولوائحه', 'Deep knowledge of labour law'],
      ['خبرة في قيادة فريق موارد بشرية', 'Experience in leading an HR team'],
      ['حكمة في معالجة الخلافات', 'Wisdom in settling disputes'],
    ],
  },
])
