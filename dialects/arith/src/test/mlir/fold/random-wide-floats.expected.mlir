module {
  func.func @f() {
    %cst = arith.constant -8.92298621517923823814319494971005348E+4931 : f128
    %cst_0 = arith.constant -9.08614382902566221088132933525629127E+4931 : f128
    %c16_i200 = arith.constant 16 : i200
    %cst_1 = arith.constant 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
    %cst_2 = arith.constant -2.08124741592989736363E-258 : f80
    %cst_3 = arith.constant 9.62627585774220425727E+4931 : f80
    %cst_4 = arith.constant 0x4018C2A7108000000000000000000000 : f128
    %cst_5 = arith.constant 49308473742286658931534.8625259404434 : f128
    %cst_6 = arith.constant -3.075600e-05 : bf16
    %cst_7 = arith.constant 36893488147419103232.7765070436400663 : f128
    %c53219967806459_i128 = arith.constant 53219967806459 : i128
    %cst_8 = arith.constant 145139.799436386005254462361335754395 : f128
    %cst_9 = arith.constant 5.9486574767861588254287966331400368E+4931 : f128
    %cst_10 = arith.constant 1.51642711534302235221835243459372908E-4182 : f128
    %cst_11 = arith.constant 2.16536991652311869034 : f80
    %cst_12 = arith.constant -2.28823917272158974139 : f80
    %cst_13 = arith.constant 3.08367995409592560051293607533222035E+38 : f128
    %cst_14 = arith.constant -1.118183135986328125E-4 : f80
    %cst_15 = arith.constant 2.43296652105189939979727330823979747E-3598 : f128
    %cst_16 = arith.constant 2.07049178478896852519945780589040538E+37 : f128
    %cst_17 = arith.constant 6.75539944E+15 : f32
    %cst_18 = arith.constant 82597.3722216970518701373293879441916 : f128
    %cst_19 = arith.constant 1.68483692452247371688704555046519648E+308 : f128
    %cst_20 = arith.constant 2.000000e+00 : f128
    %cst_21 = arith.constant 6.68793270978468002944E+28 : f80
    %cst_22 = arith.constant -1416397106854211.8114 : f80
    %cst_23 = arith.constant 298243.705156848148931203468237072229 : f128
    %cst_24 = arith.constant 5.160000e+02 : f128
    %cst_25 = arith.constant -1.500000e+00 : f128
    %cst_26 = arith.constant 3.46159746218290917255393056027097831E-4928 : f128
    %cst_27 = arith.constant 0x7FFFC000000000000000 : f80
    %cst_28 = arith.constant 1.000000e+01 : f128
    %cst_29 = arith.constant 4194303.99999999999977 : f80
    %cst_30 = arith.constant 263923519962.225955695 : f80
    %cst_31 = arith.constant 1.17855279062498063476609789251745878E+4932 : f128
    %cst_32 = arith.constant 39687110.5638901292728386992123682756 : f128
    %cst_33 = arith.constant -1.39624300320214353902836842087105838E-27 : f128
    %cst_34 = arith.constant -2.84609128257717430381073628884669175E+2722 : f128
    %cst_35 = arith.constant -5.23884129179147438866090633504227201E-4932 : f128
    %cst_36 = arith.constant 5.23771745279526521258E-4144 : f80
    %cst_37 = arith.constant 2.18926135772133067494E+21 : f80
    %cst_38 = arith.constant -1.5674566297572478239E-3534 : f80
    %cst_39 = arith.constant -1.99999988079071044922 : f80
    %cst_40 = arith.constant -4.69475228731311126818E-10 : f80
    %cst_41 = arith.constant 8.5660837361427145362187126747766309E+4931 : f128
    %cst_42 = arith.constant 7.500000e-01 : f32
    %cst_43 = arith.constant -4.98882607930265397097E-1796 : f80
    %c0_i32 = arith.constant 0 : i32
    %c0_i128 = arith.constant 0 : i128
    %cst_44 = arith.constant -2.62785433194579859548E+4916 : f80
    %cst_45 = arith.constant -9.459050e-39 : bf16
    %cst_46 = arith.constant 27452427912695913.171875 : f128
    %cst_47 = arith.constant -145100957921.519099176 : f80
    %cst_48 = arith.constant 1.16449504732293983267816750230859705 : f128
    %cst_49 = arith.constant 1.53436994936859756724245957917200122E-4916 : f128
    %cst_50 = arith.constant 0x407669862A110081D661B8A03A0B0874 : f128
    %cst_51 = arith.constant 17179869183.9999999991 : f80
    %cst_52 = arith.constant 8.90029543402880750862351423431579296E-308 : f128
    %cst_53 = arith.constant 8.44250656910537351111822273754052476E-6 : f128
    %c12_i128 = arith.constant 12 : i128
    %cst_54 = arith.constant -4.198551177978515625E-4 : f128
    %cst_55 = arith.constant 7.4937764864920828633E-37 : f80
    %cst_56 = arith.constant 1161613924.80771041184 : f80
    %cst_57 = arith.constant -1.11634714549525195679801082876509948E+4932 : f128
    %cst_58 = arith.constant 0.00197601318 : f32
    %cst_59 = arith.constant -5.40924328204234056448E+21 : f80
    %cst_60 = arith.constant -53021274491761.577228546142578125 : f128
    %cst_61 = arith.constant 13.1339404562078936418921473499395247 : f128
    %cst_62 = arith.constant -0.000000e+00 : f128
    %cst_63 = arith.constant -2.30487930318817347792617170679674837E-4932 : f128
    %cst_64 = arith.constant -1.33178091692531609475338551345531214E-1155 : f128
    %cst_65 = arith.constant -8.65264992778323552572687781807570909E-5 : f128
    %cst_66 = arith.constant 0.00122356414794921875 : f128
    %cst_67 = arith.constant -1.18973149535723176502E+4932 : f80
    %cst_68 = arith.constant 2.280000e+02 : f80
    %cst_69 = arith.constant -111738.765625 : f128
    %cst_70 = arith.constant 0.000000e+00 : f80
    %cst_71 = arith.constant 0xFFFF8640000000000000000000000000 : f128
    %cst_72 = arith.constant -1.34484125724483740250507112692870104E-4931 : f128
    %cst_73 = arith.constant 0.066937420718457707469184470028267242 : f128
    %cst_74 = arith.constant 0.000000e+00 : f128
    %cst_75 = arith.constant 0x7FFF0000000000000000000000000000 : f128
    %cst_76 = arith.constant -8.40525785778023376565669454330438151E-4933 : f128
    %cst_77 = arith.constant 4.317500e+02 : f128
    %cst_78 = arith.constant 0x7FC00000 : f32
    %cst_79 = arith.constant -1.000000e+00 : f80
    %cst_80 = arith.constant -37982077061980677980279.2640799585279 : f128
    %cst_81 = arith.constant 0xFF80 : bf16
    %cst_82 = arith.constant 0x401A275CA50000000000000000000000 : f128
    %cst_83 = arith.constant 0xFFFF8000000000000000000000000000 : f128
    %cst_84 = arith.constant 1.000000e+00 : f128
    %cst_85 = arith.constant 0xFFFF8000000000000000 : f80
    %cst_86 = arith.constant 0x4043AA91D7B92D897F76 : f80
    %c-4409886232287955396608_i128 = arith.constant -4409886232287955396608 : i128
    %cst_87 = arith.constant -14.6714932404617375283 : f80
    %cst_88 = arith.constant 0x7FFF8000000000000000 : f80
    %cst_89 = arith.constant 8.000000e+00 : f32
    %cst_90 = arith.constant 0xFFFFF530F47E0042D8ED : f80
    %cst_91 = arith.constant 1.99999999999999999989 : f80
    %cst_92 = arith.constant 2147483647.99999999999999999999999979 : f128
    %cst_93 = arith.constant -2.7626334491823233379E+2586 : f80
    %cst_94 = arith.constant 0x403BD17C76EF97D67A80 : f80
    %cst_95 = arith.constant 0x40430000000000000000000000000000 : f128
    %cst_96 = arith.constant 3.66815096218043320394E-4932 : f80
    %c0_i64 = arith.constant 0 : i64
    %cst_97 = arith.constant 0x7FFF8000000000000000000000000000 : f128
    %cst_98 = arith.constant 0x4041E5986A78A9CD1D18 : f80
    %cst_99 = arith.constant -9.58453329696227613578215461057347524E-308 : f128
    %cst_100 = arith.constant 1.94180944118168262375E+31 : f80
    %cst_101 = arith.constant -83177047464446440643793.2515254966274 : f128
    %cst_102 = arith.constant 2.56385160863908899197E-4931 : f80
    %cst_103 = arith.constant -8.57687110014894086874192714316594891E+4931 : f128
    %c-313917440_i128 = arith.constant -313917440 : i128
    %cst_104 = arith.constant -0.000000e+00 : bf16
    %cst_105 = arith.constant 177.491339067156759390364694014662 : f128
    %cst_106 = arith.constant 0x7FFF9EC3A5ACC58E742C84015C0A21D7 : f128
    %cst_107 = arith.constant 1.33303286982993445774E+4055 : f80
    %c0_i200 = arith.constant 0 : i200
    %cst_108 = arith.constant -2.36305092231451565845E-4919 : f80
    %c13040_i64 = arith.constant 13040 : i64
    %cst_109 = arith.constant 7899355431.86235455025548015722731095 : f128
    %cst_110 = arith.constant 0xFFFFC000000000000000 : f80
    %true = arith.constant true
    %cst_111 = arith.constant -2.780000e+03 : f16
    %cst_112 = arith.constant -1.58788392734194572818E-4932 : f80
    %cst_113 = arith.constant -0.194006750762912523155 : f80
    %cst_114 = arith.constant 1.000000e+00 : f80
    %cst_115 = arith.constant 0xC03BA6E32DAFFE40DE40 : f80
    %cst_116 = arith.constant -1.500000e+00 : f80
    %cst_117 = arith.constant 0xC03DA285E49E7289BA76 : f80
    %cst_118 = arith.constant -67108864.0000000000000000000000000129 : f128
    %cst_119 = arith.constant 0x40428000000000000000 : f80
    %cst_120 = arith.constant -7.65277650209859099115E+22 : f80
    %cst_121 = arith.constant 34986289538437209.2944054057662636205 : f128
    %cst_122 = arith.constant 0x403EEFEED676CE3799D1 : f80
    %cst_123 = arith.constant -115528865.000285011678662082435848771 : f128
    %cst_124 = arith.constant 0.787546170038965700473262424557768173 : f128
    %cst_125 = arith.constant -0.000000e+00 : f80
    %cst_126 = arith.constant -3.21652511025995137285442069062078642E+4134 : f128
    %cst_127 = arith.constant 0xFFFF0000000000000000000000000000 : f128
    %cst_128 = arith.constant 111957140233433.675685378708539875257 : f128
    %cst_129 = arith.constant -914684218108234480.063 : f80
    %cst_130 = arith.constant 0xFFFFF6625E4CBD86B1EB9020F82615EB : f128
    %cst_131 = arith.constant 1.15516654224504656487941036181630478E+4932 : f128
    %cst_132 = arith.constant -1.48871332166351602468631992483596748E+4785 : f128
    %false = arith.constant false
    "test.use"(%false) : (i1) -> ()
    "test.use"(%cst_115) : (f80) -> ()
    "test.use"(%cst_114) : (f80) -> ()
    "test.use"(%cst_113) : (f80) -> ()
    "test.use"(%cst_112) : (f80) -> ()
    "test.use"(%cst_111) : (f16) -> ()
    "test.use"(%cst_127) : (f128) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_110) : (f80) -> ()
    "test.use"(%cst_109) : (f128) -> ()
    "test.use"(%c13040_i64) : (i64) -> ()
    "test.use"(%cst_108) : (f80) -> ()
    %0 = arith.truncf %cst_132 : f128 to f16
    "test.use"(%0) : (f16) -> ()
    "test.use"(%c0_i200) : (i200) -> ()
    "test.use"(%cst_107) : (f80) -> ()
    "test.use"(%cst_106) : (f128) -> ()
    "test.use"(%false) : (i1) -> ()
    "test.use"(%cst_105) : (f128) -> ()
    "test.use"(%cst_104) : (bf16) -> ()
    %1 = arith.fptoui %cst_131 : f128 to i64
    "test.use"(%1) : (i64) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%c-313917440_i128) : (i128) -> ()
    "test.use"(%cst_103) : (f128) -> ()
    "test.use"(%cst_102) : (f80) -> ()
    "test.use"(%cst_101) : (f128) -> ()
    "test.use"(%cst_100) : (f80) -> ()
    "test.use"(%cst_99) : (f128) -> ()
    "test.use"(%cst_98) : (f80) -> ()
    "test.use"(%cst_110) : (f80) -> ()
    "test.use"(%cst_97) : (f128) -> ()
    "test.use"(%c0_i64) : (i64) -> ()
    "test.use"(%cst_96) : (f80) -> ()
    "test.use"(%cst_95) : (f128) -> ()
    "test.use"(%cst_94) : (f80) -> ()
    "test.use"(%cst_93) : (f80) -> ()
    %2 = arith.fptoui %cst_130 : f128 to i64
    "test.use"(%2) : (i64) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_92) : (f128) -> ()
    "test.use"(%cst_91) : (f80) -> ()
    %3 = arith.truncf %cst_129 : f80 to f16
    "test.use"(%3) : (f16) -> ()
    "test.use"(%cst_125) : (f80) -> ()
    "test.use"(%cst_90) : (f80) -> ()
    "test.use"(%cst_89) : (f32) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%false) : (i1) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_88) : (f80) -> ()
    %4 = arith.truncf %cst_87 : f80 to bf16
    "test.use"(%4) : (bf16) -> ()
    "test.use"(%c-4409886232287955396608_i128) : (i128) -> ()
    "test.use"(%cst_86) : (f80) -> ()
    %5 = arith.fptosi %cst_128 : f128 to i32
    "test.use"(%5) : (i32) -> ()
    "test.use"(%cst_85) : (f80) -> ()
    "test.use"(%cst_84) : (f128) -> ()
    "test.use"(%cst_83) : (f128) -> ()
    "test.use"(%cst_82) : (f128) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_85) : (f80) -> ()
    "test.use"(%cst_127) : (f128) -> ()
    "test.use"(%false) : (i1) -> ()
    "test.use"(%c0_i64) : (i64) -> ()
    %6 = arith.truncf %cst_126 : f128 to bf16
    "test.use"(%6) : (bf16) -> ()
    "test.use"(%cst_110) : (f80) -> ()
    "test.use"(%cst_81) : (bf16) -> ()
    "test.use"(%cst_80) : (f128) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_79) : (f80) -> ()
    "test.use"(%cst_78) : (f32) -> ()
    "test.use"(%cst_77) : (f128) -> ()
    "test.use"(%cst_76) : (f128) -> ()
    "test.use"(%cst_125) : (f80) -> ()
    "test.use"(%cst_75) : (f128) -> ()
    "test.use"(%cst_74) : (f128) -> ()
    "test.use"(%cst_73) : (f128) -> ()
    "test.use"(%false) : (i1) -> ()
    "test.use"(%cst_72) : (f128) -> ()
    "test.use"(%cst_71) : (f128) -> ()
    "test.use"(%cst_85) : (f80) -> ()
    %7 = arith.truncf %cst_124 : f128 to f32
    "test.use"(%7) : (f32) -> ()
    "test.use"(%cst_70) : (f80) -> ()
    "test.use"(%cst_69) : (f128) -> ()
    "test.use"(%cst_68) : (f80) -> ()
    "test.use"(%cst_127) : (f128) -> ()
    "test.use"(%cst_67) : (f80) -> ()
    "test.use"(%cst_66) : (f128) -> ()
    "test.use"(%c0_i64) : (i64) -> ()
    "test.use"(%cst_70) : (f80) -> ()
    "test.use"(%cst_74) : (f128) -> ()
    "test.use"(%cst_65) : (f128) -> ()
    "test.use"(%cst_64) : (f128) -> ()
    "test.use"(%cst_63) : (f128) -> ()
    "test.use"(%cst_62) : (f128) -> ()
    "test.use"(%cst_74) : (f128) -> ()
    "test.use"(%cst_61) : (f128) -> ()
    "test.use"(%cst_60) : (f128) -> ()
    "test.use"(%cst_59) : (f80) -> ()
    "test.use"(%cst_58) : (f32) -> ()
    "test.use"(%cst_57) : (f128) -> ()
    "test.use"(%cst_123) : (f128) -> ()
    "test.use"(%cst_56) : (f80) -> ()
    "test.use"(%cst_97) : (f128) -> ()
    "test.use"(%false) : (i1) -> ()
    "test.use"(%cst_55) : (f80) -> ()
    "test.use"(%cst_54) : (f128) -> ()
    "test.use"(%c12_i128) : (i128) -> ()
    "test.use"(%cst_53) : (f128) -> ()
    "test.use"(%cst_127) : (f128) -> ()
    "test.use"(%cst_52) : (f128) -> ()
    "test.use"(%cst_51) : (f80) -> ()
    %8 = arith.truncf %cst_122 : f80 to bf16
    "test.use"(%8) : (bf16) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_50) : (f128) -> ()
    "test.use"(%cst_49) : (f128) -> ()
    "test.use"(%cst_110) : (f80) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_48) : (f128) -> ()
    "test.use"(%cst_47) : (f80) -> ()
    %9 = arith.truncf %cst_46 : f128 to f64
    "test.use"(%9) : (f64) -> ()
    "test.use"(%cst_45) : (bf16) -> ()
    "test.use"(%cst_85) : (f80) -> ()
    "test.use"(%cst_44) : (f80) -> ()
    "test.use"(%c0_i128) : (i128) -> ()
    "test.use"(%cst_83) : (f128) -> ()
    "test.use"(%c0_i32) : (i32) -> ()
    "test.use"(%false) : (i1) -> ()
    "test.use"(%cst_127) : (f128) -> ()
    "test.use"(%cst_127) : (f128) -> ()
    "test.use"(%cst_43) : (f80) -> ()
    %10 = arith.fptosi %cst_121 : f128 to i8
    "test.use"(%10) : (i8) -> ()
    "test.use"(%cst_42) : (f32) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_41) : (f128) -> ()
    "test.use"(%false) : (i1) -> ()
    "test.use"(%cst_40) : (f80) -> ()
    "test.use"(%cst_39) : (f80) -> ()
    "test.use"(%cst_38) : (f80) -> ()
    "test.use"(%cst_37) : (f80) -> ()
    "test.use"(%cst_36) : (f80) -> ()
    "test.use"(%cst_35) : (f128) -> ()
    "test.use"(%cst_70) : (f80) -> ()
    "test.use"(%cst_34) : (f128) -> ()
    "test.use"(%cst_33) : (f128) -> ()
    "test.use"(%cst_70) : (f80) -> ()
    "test.use"(%false) : (i1) -> ()
    %11 = arith.truncf %cst_120 : f80 to f32
    "test.use"(%11) : (f32) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_88) : (f80) -> ()
    "test.use"(%cst_32) : (f128) -> ()
    "test.use"(%cst_31) : (f128) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_30) : (f80) -> ()
    "test.use"(%cst_29) : (f80) -> ()
    "test.use"(%cst_28) : (f128) -> ()
    "test.use"(%cst_62) : (f128) -> ()
    %12 = arith.fptoui %cst_119 : f80 to i32
    "test.use"(%12) : (i32) -> ()
    "test.use"(%cst_27) : (f80) -> ()
    %13 = arith.truncf %cst_118 : f128 to bf16
    "test.use"(%13) : (bf16) -> ()
    "test.use"(%cst_26) : (f128) -> ()
    "test.use"(%cst_25) : (f128) -> ()
    "test.use"(%cst_24) : (f128) -> ()
    %14 = arith.fptosi %cst_117 : f80 to i8
    "test.use"(%14) : (i8) -> ()
    "test.use"(%cst_23) : (f128) -> ()
    "test.use"(%cst_22) : (f80) -> ()
    "test.use"(%cst_21) : (f80) -> ()
    "test.use"(%cst_20) : (f128) -> ()
    "test.use"(%cst_19) : (f128) -> ()
    "test.use"(%cst_18) : (f128) -> ()
    "test.use"(%cst_127) : (f128) -> ()
    "test.use"(%cst_127) : (f128) -> ()
    "test.use"(%cst_17) : (f32) -> ()
    "test.use"(%cst_16) : (f128) -> ()
    "test.use"(%c0_i200) : (i200) -> ()
    "test.use"(%cst_15) : (f128) -> ()
    "test.use"(%cst_97) : (f128) -> ()
    "test.use"(%cst_75) : (f128) -> ()
    "test.use"(%cst_14) : (f80) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_13) : (f128) -> ()
    "test.use"(%cst_12) : (f80) -> ()
    "test.use"(%cst_11) : (f80) -> ()
    "test.use"(%cst_10) : (f128) -> ()
    "test.use"(%cst_9) : (f128) -> ()
    %15 = arith.truncf %cst_8 : f128 to f32
    "test.use"(%15) : (f32) -> ()
    "test.use"(%c53219967806459_i128) : (i128) -> ()
    "test.use"(%cst_7) : (f128) -> ()
    "test.use"(%cst_6) : (bf16) -> ()
    "test.use"(%cst_5) : (f128) -> ()
    "test.use"(%c0_i128) : (i128) -> ()
    "test.use"(%cst_4) : (f128) -> ()
    "test.use"(%cst_3) : (f80) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%c0_i32) : (i32) -> ()
    "test.use"(%cst_2) : (f80) -> ()
    "test.use"(%cst_1) : (f128) -> ()
    "test.use"(%c16_i200) : (i200) -> ()
    "test.use"(%true) : (i1) -> ()
    "test.use"(%cst_0) : (f128) -> ()
    "test.use"(%cst_125) : (f80) -> ()
    %16 = arith.fptoui %cst_116 : f80 to i32
    "test.use"(%16) : (i32) -> ()
    "test.use"(%cst) : (f128) -> ()
    %17 = arith.fptosi %cst_127 : f128 to i200
    "test.use"(%17) : (i200) -> ()
    return
  }
}

