import { rolesOf } from '../role.ts'

export const healthcareRoles = rolesOf('healthcare', [
  {
    titles: [
      ['ممرضة', 'Nurse'],
      ['ممرض', 'Staff nurse'],
      ['مساعد تمريض', 'Nursing assistant'],
    ],
    focuses: [
      ['قسم الطوارئ', 'emergency department'],
      ['العناية المركزة', 'intensive care'],
      ['غرف العمليات', 'operating rooms'],
      ['قسم الأطفال', 'paediatric ward'],
      ['الكلى الصناعية', 'dialysis unit'],
      ['الرعاية المنزلية', 'home care'],
      ['العيادات الخارجية', 'outpatient clinics'],
    ],
    focusedTitles: 3,
    pay: [4500, 5500, 7500, 10500],
    week: 'shifts',
    employers: ['hospital', 'clinic'],
    experience: ['في التمريض', 'in nursing'],
    about: [
      [
        'يعمل القسم على مدار الساعة، ويضم كل وردية خمسة من طاقم التمريض وطبيبًا مناوبًا.',
        'The unit works round the clock; each shift has five nurses and a doctor on duty.',
      ],
      [
        'نحرص على نسبة آمنة بين عدد المرضى والطاقم، فلا يتحمل أحد أكثر من طاقته.',
        'We keep a safe ratio of patients to staff, so that nobody carries more than they can.',
      ],
      [
        'المنشأة معتمدة من «سباهي»، ونعمل على تجديد الاعتماد هذا العام.',
        'The facility is accredited by CBAHI and is renewing its accreditation this year.',
      ],
      [
        'يبدأ العمل بفترة تعريفية مدتها أسبوعان مع زميل متمرس.',
        'You start with a two-week induction beside an experienced colleague.',
      ],
    ],
    duties: [
      [
        'قياس العلامات الحيوية وتسجيلها في ملف المريض',
        "Take vital signs and record them in the patient's file",
      ],
      ['إعطاء الأدوية والمحاليل وفق تعليمات الطبيب', 'Give medicines and fluids as the doctor orders'],
      ['العناية بالجروح وتغيير الضمادات', 'Care for wounds and change dressings'],
      ['تجهيز المريض للفحوص والإجراءات الطبية', 'Prepare patients for examinations and procedures'],
      [
        'متابعة الحالات الحرجة وإبلاغ الطبيب بأي تغير',
        'Watch critical cases and tell the doctor of any change',
      ],
      ['تثقيف المرضى وذويهم قبل الخروج', 'Teach patients and their families before discharge'],
      [
        'الالتزام بإجراءات مكافحة العدوى وسلامة المرضى',
        'Follow infection control and patient safety procedures',
      ],
      ['تسليم الحالات كاملة عند تبديل الورديات', 'Hand over every case at the change of shift'],
    ],
    requirements: [
      ['دبلوم أو بكالوريوس تمريض', "Diploma or bachelor's degree in nursing"],
      [
        'تصنيف مهني سارٍ من الهيئة السعودية للتخصصات الصحية',
        'Valid classification by the Saudi Commission for Health Specialties',
      ],
      ['شهادة BLS سارية، ويُفضّل ACLS', 'Valid BLS; ACLS preferred'],
      ['استعداد للعمل بنظام الورديات', 'Willing to work shifts'],
      ['إنجليزية كافية لقراءة التقارير الطبية وكتابتها', 'Enough English to read and write medical reports'],
      ['هدوء في المواقف الطارئة ولطف مع المرضى', 'Calm in emergencies and kind to patients'],
    ],
  },
  {
    titles: [
      ['طبيب عام', 'General practitioner'],
      ['طبيب أسنان', 'Dentist'],
      ['طبيب أطفال', 'Paediatrician'],
      ['طبيب طوارئ', 'Emergency physician'],
      ['طبيب جلدية', 'Dermatologist'],
    ],
    pay: [11000, 14000, 20000, 32000],
    week: 'split',
    employers: ['hospital', 'clinic'],
    experience: ['بعد التخرج', 'after graduation'],
    about: [
      [
        'عيادات حديثة التجهيز، وملف طبي إلكتروني يربط الأقسام كلها.',
        'Newly equipped clinics, with electronic records that connect every department.',
      ],
      [
        'متوسط الزيارات ثلاثون مريضًا في اليوم، بمواعيد مرتبة مسبقًا.',
        'About thirty patients a day, all by appointment.',
      ],
      [
        'يعمل معك طاقم تمريض ثابت ومنسق مواعيد خاص بالعيادة.',
        'You will have a regular nursing team and an appointment coordinator of your own.',
      ],
    ],
    duties: [
      ['معاينة المرضى وتشخيص الحالات ووضع خطة العلاج', 'Examine patients, diagnose and plan treatment'],
      [
        'طلب الفحوص المخبرية والأشعة وقراءة نتائجها',
        'Order laboratory tests and imaging and read the results',
      ],
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
        'بكالوريوس طب أو طب أسنان مع شهادة الامتياز',
        'Degree in medicine or dentistry with a completed internship',
      ],
      [
        'بطاقة تصنيف سارية من الهيئة السعودية للتخصصات الصحية',
        'Valid registration with the Saudi Commission for Health Specialties',
      ],
      ['شهادة BLS سارية، ويُطلب ACLS للطوارئ', 'Valid BLS; ACLS for emergency posts'],
      ['إتقان العربية والإنجليزية', 'Fluent Arabic and English'],
      ['تأمين ضد الأخطاء الطبية', 'Malpractice insurance'],
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
        'الصيدلية في موقع حيوي، ويراجعها أهل الحي منذ سنوات ويعرفون العاملين فيها.',
        'The pharmacy stands in a busy spot, and the neighbourhood has known its staff for years.',
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
      ['متابعة تواريخ الصلاحية وترتيب الأدوية', 'Watch expiry dates and keep the shelves in order'],
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
      ['استعداد للعمل على فترتين', 'Willing to work split shifts'],
    ],
  },
  {
    titles: [
      ['فني مختبر', 'Laboratory technician'],
      ['فني أشعة', 'Radiology technician'],
      ['أخصائي علاج طبيعي', 'Physiotherapist'],
      ['أخصائي تغذية', 'Nutritionist'],
      ['فني تخدير', 'Anaesthesia technician'],
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
      ],
      [
        'ندعم حضور المؤتمرات وساعات التعليم الطبي المستمر.',
        'We support conferences and continuing medical education.',
      ],
    ],
    duties: [
      [
        'استقبال المريض وشرح الإجراء له قبل البدء',
        'Receive the patient and explain the procedure before it starts',
      ],
      ['تنفيذ الفحص أو الجلسة وفق طلب الطبيب', 'Carry out the test or session as the doctor requests'],
      ['تسجيل النتائج في النظام وإرسالها في وقتها', 'Record results in the system and send them on time'],
      ['معايرة الأجهزة والتأكد من سلامتها يوميًا', 'Calibrate the equipment and check its safety daily'],
      ['تطبيق إجراءات الجودة ومكافحة العدوى', 'Apply quality and infection control procedures'],
      ['متابعة المخزون من المواد المستهلكة', 'Keep track of consumables'],
    ],
    requirements: [
      ['دبلوم أو بكالوريوس في التخصص', "Diploma or bachelor's degree in the specialty"],
      [
        'تصنيف مهني سارٍ من الهيئة السعودية للتخصصات الصحية',
        'Valid classification by the Saudi Commission for Health Specialties',
      ],
      ['شهادة BLS سارية', 'Valid BLS'],
      ['دقة في التسجيل والتزام بالمواعيد', 'Accurate records and punctuality'],
      ['مهارات تواصل جيدة مع المرضى', 'Good communication with patients'],
    ],
  },
])
