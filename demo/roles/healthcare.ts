import { rolesOf } from '../role.ts'

export const healthcareRoles = rolesOf('healthcare', [
  {
    titles: [
      ['ممرضة', 'Nurse'],
      ['ممرض', 'Staff nurse'],
      ['مساعد تمريض', 'Nursing assistant'],
    ],
    focuses: [
      ['قسم الطوارئ', 'emergency department', { at: ['hospital'] }],
      ['العناية المركزة', 'intensive care', { at: ['hospital'] }],
      ['غرف العمليات', 'operating rooms', { at: ['hospital'] }],
      ['قسم الأطفال', 'paediatric ward', { at: ['hospital'] }],
      ['الكلى الصناعية', 'dialysis unit', { at: ['hospital'] }],
      ['الرعاية المنزلية', 'home care', { at: ['hospital'] }],
      ['العيادات الخارجية', 'outpatient clinics', { at: ['hospital', 'clinic'] }],
    ],
    focusedTitles: 3,
    pay: [4500, 5500, 7500, 10500],
    week: 'shifts',
    employers: ['hospital', 'clinic'],
    experience: ['في التمريض', 'in nursing'],
    about: [
      [
        'يعمل القسم على مدار الساعة، وفي كل وردية خمسة من طاقم التمريض وطبيب مناوب.',
        'The unit works round the clock; each shift has five nurses and a doctor on duty.',
        { at: ['hospital'] },
      ],
      [
        'نحرص على نسبة آمنة بين عدد المرضى والطاقم، فلا يتحمل أحد أكثر من طاقته.',
        'We keep a safe ratio of patients to staff, so that nobody is overloaded.',
      ],
      [
        'المنشأة معتمدة من «سباهي»، ونعمل على تجديد الاعتماد هذا العام.',
        'The facility is accredited by CBAHI and is renewing its accreditation this year.',
      ],
      [
        'يبدأ العمل بفترة تعريفية مدتها أسبوعان مع زميل متمرس.',
        'You start with a two-week induction alongside an experienced colleague.',
      ],
    ],
    duties: [
      [
        'قياس العلامات الحيوية وتسجيلها في ملف المريض',
        "Take vital signs and record them in the patient's file",
      ],
      ['إعطاء الأدوية والمحاليل وفق تعليمات الطبيب', 'Give medicines and fluids as prescribed'],
      ['العناية بالجروح وتغيير الضمادات', 'Care for wounds and change dressings'],
      ['تجهيز المريض للفحوص والإجراءات الطبية', 'Prepare patients for examinations and procedures'],
      [
        'متابعة الحالات الحرجة وإبلاغ الطبيب بأي تغير',
        'Monitor critical patients and report any change to the doctor',
        { at: ['hospital'] },
      ],
      ['إرشاد المرضى وذويهم إلى العناية في المنزل', 'Advise patients and their families on care at home'],
      [
        'الالتزام بإجراءات مكافحة العدوى وسلامة المرضى',
        'Follow infection control and patient safety procedures',
      ],
      ['تسليم الحالات كاملة عند تبديل الورديات', 'Hand over every patient at the change of shift'],
    ],
    requirements: [
      ['دبلوم أو بكالوريوس تمريض', "Diploma or bachelor's degree in nursing"],
      [
        'تصنيف مهني سارٍ من الهيئة السعودية للتخصصات الصحية',
        'Valid classification by the Saudi Commission for Health Specialties',
      ],
      ['شهادة BLS سارية، ويُفضّل ACLS', 'Valid BLS; ACLS preferred'],
      ['استعداد للعمل بنظام الورديات', 'Willing to work shifts'],
      [
        'إنجليزية كافية لقراءة التقارير الطبية وكتابتها',
        'English good enough to read and write medical reports',
      ],
      ['هدوء في المواقف الطارئة ولطف مع المرضى', 'Calm in emergencies and kind to patients'],
    ],
  },
  {
    titles: [
      ['طبيب عام', 'General practitioner', { at: ['hospital', 'clinic'] }],
      ['طبيب أسنان', 'Dentist'],
      ['طبيب أطفال', 'Paediatrician', { at: ['hospital', 'clinic'] }],
      ['طبيب طوارئ', 'Emergency physician', { at: ['hospital'] }],
      ['طبيب جلدية', 'Dermatologist', { at: ['hospital', 'clinic'] }],
      ['أخصائي تقويم أسنان', 'Orthodontist', { at: ['dental'] }],
    ],
    pay: [11000, 14000, 20000, 32000],
    week: 'split',
    employers: ['hospital', 'clinic', 'dental'],
    experience: ['بعد التخرج', 'after graduation'],
    about: [
      [
        'عيادات حديثة التجهيز، وملف طبي إلكتروني يربط الأقسام كلها.',
        'Modern clinics, with electronic records that connect every department.',
      ],
      [
        'متوسط الزيارات عشرون مريضًا في اليوم، بمواعيد مرتبة مسبقًا.',
        'About twenty patients a day, all by appointment.',
        {
          as: ['General practitioner', 'Dentist', 'Orthodontist', 'Paediatrician', 'Dermatologist'],
          week: 'whole',
        },
      ],
      [
        'يعمل معك طاقم تمريض ثابت ومنسق مواعيد خاص بالعيادة.',
        'You will work with your own nursing team and appointment coordinator.',
        { as: ['General practitioner', 'Dentist', 'Orthodontist', 'Paediatrician', 'Dermatologist'] },
      ],
    ],
    duties: [
      ['معاينة المرضى وتشخيص الحالات ووضع خطة العلاج', 'Examine patients, diagnose and plan treatment'],
      ['طلب التحاليل والأشعة وقراءة نتائجها', 'Order laboratory tests and imaging and read the results'],
      ['تدوين الزيارة في الملف الطبي الإلكتروني', 'Record each visit in the electronic medical file'],
      ['تحويل الحالات إلى التخصص المناسب عند الحاجة', 'Refer cases to the right specialty when needed'],
      [
        'متابعة المرضى بعد العلاج والرد على استفساراتهم',
        'Follow up patients after treatment and answer their questions',
      ],
      ['المشاركة في حملات التوعية الصحية', 'Take part in health awareness campaigns'],
    ],
    requirements: [
      [
        'بكالوريوس طب أو طب أسنان مع إكمال سنة الامتياز',
        'Degree in medicine or dentistry with a completed internship',
      ],
      [
        'بطاقة تصنيف سارية من الهيئة السعودية للتخصصات الصحية',
        'Valid registration with the Saudi Commission for Health Specialties',
      ],
      ['شهادة BLS سارية', 'Valid BLS certificate'],
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
      ['تأمين شخصي ضد الأخطاء الطبية', 'Your own malpractice insurance', { insuredBy: 'employee' }],
    ],
  },
  {
    titles: [
      ['صيدلي', 'Pharmacist'],
      ['فني صيدلة', 'Pharmacy technician'],
    ],
    pay: [5500, 7000, 9000, 12500],
    week: 'split',
    employers: ['pharmacy', 'hospital', 'clinic'],
    experience: ['في صيدلية مجتمع أو مستشفى', 'in a community or hospital pharmacy'],
    about: [
      [
        'الصيدلية في موقع حيوي، ويعرف أهل الحي العاملين فيها منذ سنوات.',
        'The pharmacy is in a busy spot, and the neighbourhood has known its staff for years.',
        { at: ['pharmacy'], hasPast: true },
      ],
      [
        'نربط الصرف بمنصة التأمين الصحي، ولذلك تقل الأعمال الورقية كثيرًا.',
        'Dispensing is linked to the health insurance platform, so there is little paperwork.',
      ],
      ['نعمل بفريق من صيدليين اثنين في كل وردية.', 'Two pharmacists work every shift.'],
    ],
    duties: [
      [
        'صرف الوصفات ومراجعة الجرعات والتداخلات الدوائية',
        'Dispense prescriptions and check doses and interactions',
      ],
      [
        'شرح طريقة استعمال الدواء بلغة يفهمها المراجع',
        'Explain how to use a medicine in words the customer understands',
      ],
      ['متابعة تواريخ الصلاحية وترتيب الأدوية', 'Check expiry dates and keep the shelves in order'],
      ['طلب النواقص ومطابقة الفواتير عند الاستلام', 'Order what is missing and check invoices on receipt'],
      ['تسجيل الأدوية الخاضعة للرقابة وفق التعليمات', 'Record controlled medicines as required'],
      ['رفع مطالبات التأمين ومتابعتها', 'Submit insurance claims and follow them up'],
    ],
    requirements: [
      ['شهادة في الصيدلة معادلة ومصدقة', 'A recognised pharmacy qualification'],
      [
        'تصنيف سارٍ من الهيئة السعودية للتخصصات الصحية',
        'Valid classification by the Saudi Commission for Health Specialties',
      ],
      ['معرفة بنظام «رصد» ومنصة «نفيس»', 'Knowledge of the RSD and NPHIES platforms'],
      ['حسن تعامل مع المراجعين', 'Good with customers'],
      ['استعداد للعمل على فترتين', 'Willing to work split shifts', { week: 'whole' }],
      ['دقة وأمانة', 'Accurate and honest'],
    ],
  },
  {
    titles: [
      ['فني مختبر', 'Laboratory technician'],
      ['فني أشعة', 'Radiology technician'],
      ['أخصائي علاج طبيعي', 'Physiotherapist'],
      ['أخصائي تغذية', 'Nutritionist'],
      ['فني تخدير', 'Anaesthesia technician', { at: ['hospital'] }],
    ],
    hasSeniorTitle: true,
    pay: [5000, 6500, 8500, 12000],
    week: 'shifts',
    employers: ['hospital', 'clinic'],
    experience: ['في التخصص نفسه', 'in the same specialty'],
    about: [
      [
        'القسم مجهز بأجهزة حديثة، ويشرف عليه استشاري متفرغ.',
        'The department has modern equipment and a full-time consultant in charge.',
      ],
      [
        'نخدم مرضى العيادات والتنويم معًا، فالحالات متنوعة وفرصة التعلم كبيرة.',
        'We serve outpatients and inpatients, so cases vary and there is much to learn.',
        { at: ['hospital'] },
      ],
      [
        'نتكفل بحضور المؤتمرات وساعات التعليم الطبي المستمر.',
        'We pay for conferences and continuing medical education.',
      ],
    ],
    duties: [
      [
        'استقبال المريض وشرح الإجراء له قبل البدء',
        'Receive the patient and explain the procedure before it starts',
      ],
      ['تنفيذ الإجراء وفق طلب الطبيب', 'Carry out the procedure as the doctor requests'],
      ['تسجيل النتائج في النظام وإرسالها في وقتها', 'Record results in the system and send them on time'],
      [
        'معايرة الأجهزة والتأكد من سلامتها يوميًا',
        'Calibrate the equipment and check its safety daily',
        { as: ['Laboratory technician', 'Radiology technician', 'Anaesthesia technician'] },
      ],
      ['تطبيق إجراءات الجودة ومكافحة العدوى', 'Apply quality and infection control procedures'],
      [
        'متابعة المخزون من المواد المستهلكة',
        'Keep track of consumables',
        { as: ['Laboratory technician', 'Radiology technician', 'Anaesthesia technician'] },
      ],
      [
        'وضع خطة تناسب كل مريض ومتابعة أثرها',
        'Draw up a plan for each patient and track progress',
        { as: ['Physiotherapist', 'Nutritionist'] },
      ],
      [
        'تثقيف المريض وأسرته',
        'Advise patients and their families',
        { as: ['Physiotherapist', 'Nutritionist'] },
      ],
    ],
    requirements: [
      ['دبلوم أو بكالوريوس في التخصص', "Diploma or bachelor's degree in the specialty"],
      [
        'تصنيف مهني سارٍ من الهيئة السعودية للتخصصات الصحية',
        'Valid classification by the Saudi Commission for Health Specialties',
      ],
      ['شهادة BLS سارية', 'Valid BLS'],
      ['دقة في التسجيل والتزام بالمواعيد', 'Accurate records and punctuality'],
      ['مهارات تواصل جيدة مع المرضى', 'Good at communicating with patients'],
    ],
  },
  {
    titles: [
      ['مساعد طبيب أسنان', 'Dental assistant'],
      ['فني أسنان', 'Dental technician'],
    ],
    pay: [4000, 5000, 6500, 9000],
    week: 'split',
    employers: ['dental', 'hospital', 'clinic'],
    experience: ['في عيادات الأسنان', 'in dental clinics'],
    about: [
      [
        'العيادات حديثة، والمواعيد مرتبة فلا يتداخل مريضان.',
        'The clinics are modern, and appointments never overlap.',
      ],
      [
        'نعمل مع أطباء من تخصصات مختلفة، وفرص التعلم كثيرة.',
        'We work with dentists of different specialties, and there is much to learn.',
      ],
    ],
    duties: [
      [
        'تجهيز العيادة والأدوات قبل كل مريض',
        'Prepare the room and instruments for each patient',
        { as: ['Dental assistant'] },
      ],
      ['مساعدة الطبيب أثناء العلاج', 'Assist the dentist during treatment', { as: ['Dental assistant'] }],
      ['تصوير الأسنان بالأشعة', 'Take dental X-rays', { as: ['Dental assistant'] }],
      ['صنع التيجان والجسور والأطقم', 'Make crowns, bridges and dentures', { as: ['Dental technician'] }],
      ['أخذ المقاسات رقميًا', 'Take digital impressions', { as: ['Dental technician'] }],
      ['ضبط ألوان التركيبات وتلميعها', 'Match shades and polish restorations', { as: ['Dental technician'] }],
      ['تعقيم الأدوات وفق الإجراءات', 'Sterilise instruments according to procedure'],
      ['تسجيل كل حالة في ملفها', 'Record every case in its file'],
      ['متابعة مخزون المواد', 'Keep track of supplies'],
    ],
    requirements: [
      ['دبلوم في التخصص', 'Diploma in the specialty'],
      [
        'تصنيف مهني سارٍ من الهيئة السعودية للتخصصات الصحية',
        'Valid classification by the Saudi Commission for Health Specialties',
      ],
      ['دقة ونظافة في العمل', 'Careful, clean work'],
      ['لطف مع المرضى', 'Kind to patients'],
    ],
  },
])
