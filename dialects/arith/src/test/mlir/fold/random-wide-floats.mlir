// RUN: --canonicalize --allow-unregistered-dialect
// Every operation on random operands of more than 64 bits.
func.func @f() {
  %v1 = arith.constant 0x00008000000000000000000000000000 : f128
  %v2 = arith.constant 0x00000000000000000000000000000000 : f128
  %v3 = arith.cmpf ueq, %v1, %v2 : f128
  "test.use"(%v3) : (i1) -> ()
  %v4 = arith.constant 0xC040FFFFFFFFFFFFFFFF : f80
  %v5 = arith.constant 0x4004C459127842A68FEC : f80
  %v6 = arith.divf %v4, %v5 : f80
  "test.use"(%v6) : (f80) -> ()
  %v7 = arith.constant -1 : i1
  %v8 = arith.uitofp %v7 : i1 to f80
  "test.use"(%v8) : (f80) -> ()
  %v9 = arith.constant 0x404AE9E0000000000000 : f80
  %v10 = arith.constant 0xBFFCC6A9B4A6EB7361E9 : f80
  %v11 = arith.minimumf %v9, %v10 : f80
  "test.use"(%v11) : (f80) -> ()
  %v12 = arith.constant 0x00003C73F646929A10E5 : f80
  %v13 = arith.negf %v12 : f80
  "test.use"(%v13) : (f80) -> ()
  %v14 = arith.constant 0xE96E : f16
  %v15 = arith.extf %v14 : f16 to f80
  %v16 = arith.truncf %v15 : f80 to f16
  "test.use"(%v16) : (f16) -> ()
  %v17 = arith.constant 0x7FFF0000000000000000000000000000 : f128
  %v18 = arith.negf %v17 : f128
  "test.use"(%v18) : (f128) -> ()
  %v19 = arith.constant 0xFFFF8000000000000000 : f80
  %v20 = arith.constant 0x400287F61CB8002E970A : f80
  %v21 = arith.cmpf ule, %v19, %v20 : f80
  "test.use"(%v21) : (i1) -> ()
  %v22 = arith.constant 0xFFFFC000000000000000 : f80
  %v23 = arith.constant 0x7FFFC000000000000000 : f80
  %v24 = arith.subf %v22, %v23 : f80
  %v25 = arith.constant 0x00000000000000000000 : f80
  %v26 = arith.divf %v24, %v25 : f80
  "test.use"(%v26) : (f80) -> ()
  %v27 = arith.constant 0xC01FD6D69927DCC3448EE77181A2CCFD : f128
  %v28 = arith.negf %v27 : f128
  "test.use"(%v28) : (f128) -> ()
  %v29 = arith.constant 0x400C978204AF68AB3069DE2CDFB7A1C3 : f128
  %v30 = arith.fptosi %v29 : f128 to i64
  "test.use"(%v30) : (i64) -> ()
  %v31 = arith.constant 0x402BC000000000000000 : f80
  %v32 = arith.constant 0xFFFEF0494A6375D2EE81 : f80
  %v33 = arith.divf %v31, %v32 : f80
  "test.use"(%v33) : (f80) -> ()
  %v34 = arith.constant 0xFE16FFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %v35 = arith.truncf %v34 : f128 to f16
  "test.use"(%v35) : (f16) -> ()
  %v36 = arith.constant 0xBFFE4140000000000000000000000000 : f128
  %v37 = arith.fptosi %v36 : f128 to i200
  "test.use"(%v37) : (i200) -> ()
  %v38 = arith.constant 0x749DE409FF8FEDF3CCD3 : f80
  %v39 = arith.constant 0x4045CFC3C8D096BFD8D6 : f80
  %v40 = arith.subf %v38, %v39 : f80
  "test.use"(%v40) : (f80) -> ()
  %v41 = arith.constant 0xC02057C0000000000000000000000000 : f128
  %v42 = arith.constant 0x7FFF9EC3A5ACC58E742C84015C0A21D7 : f128
  %v43 = arith.mulf %v41, %v42 : f128
  %v44 = arith.constant 0x400A0000000000000000000000000000 : f128
  %v45 = arith.addf %v43, %v44 : f128
  "test.use"(%v45) : (f128) -> ()
  %v46 = arith.constant 0x40408AF82CA9A021D332BAACE80B3D6E : f128
  %v47 = arith.constant 0x40238000000000000000000000000000 : f128
  %v48 = arith.cmpf olt, %v46, %v47 : f128
  "test.use"(%v48) : (i1) -> ()
  %v49 = arith.constant 0x400662FB90CB515EF09666676FA8FE3F : f128
  %v50 = arith.constant 0x8000FE7BA7F1F60A9D26E8D6C93A3D1B : f128
  %v51 = arith.maximumf %v49, %v50 : f128
  "test.use"(%v51) : (f128) -> ()
  %v52 = arith.constant 0x8000 : bf16
  %v53 = arith.extf %v52 : bf16 to f128
  %v54 = arith.truncf %v53 : f128 to bf16
  "test.use"(%v54) : (bf16) -> ()
  %v55 = arith.constant 0x7FFEF120000000000000000000000000 : f128
  %v56 = arith.fptoui %v55 : f128 to i64
  "test.use"(%v56) : (i64) -> ()
  %v57 = arith.constant 0xFFFF8000000000000000 : f80
  %v58 = arith.constant 0xC002CEF0F8FE86636C27 : f80
  %v59 = arith.cmpf ueq, %v57, %v57 : f80
  "test.use"(%v59) : (i1) -> ()
  %v60 = arith.constant 0xC01B2B60000000000000000000000000 : f128
  %v61 = arith.fptosi %v60 : f128 to i128
  "test.use"(%v61) : (i128) -> ()
  %v62 = arith.constant 0x7FFE711ADEE58DBF82DE0143704B8500 : f128
  %v63 = arith.negf %v62 : f128
  "test.use"(%v63) : (f128) -> ()
  %v64 = arith.constant 0x8003F4060AB154A25EF4 : f80
  %v65 = arith.negf %v64 : f80
  "test.use"(%v65) : (f80) -> ()
  %v66 = arith.constant 0x0621B2DC721ECCA31F87387D256A75DA : f128
  %v67 = arith.constant 0xBFFD5B7657EF669F4B4701C693BEC3F4 : f128
  %v68 = arith.mulf %v66, %v67 : f128
  %v69 = arith.constant 0xC04B19D096A4A0787921CD14063F9962 : f128
  %v70 = arith.addf %v68, %v69 : f128
  "test.use"(%v70) : (f128) -> ()
  %v71 = arith.constant 19418094411816826236951603054099 : i128
  %v72 = arith.sitofp %v71 : i128 to f80
  "test.use"(%v72) : (f80) -> ()
  %v73 = arith.constant 0x80313AE489A7C947 : f64
  %v74 = arith.extf %v73 : f64 to f128
  "test.use"(%v74) : (f128) -> ()
  %v75 = arith.constant 0x4041E5986A78A9CD1D18 : f80
  %v76 = arith.constant 0x4000FFFFFFFFFFFFFFFF : f80
  %v77 = arith.subf %v75, %v76 : f80
  "test.use"(%v77) : (f80) -> ()
  %v78 = arith.constant 0xFFF8000000000000 : f64
  %v79 = arith.extf %v78 : f64 to f80
  "test.use"(%v79) : (f80) -> ()
  %v80 = arith.constant 0xFFFF8000000000000000000000000000 : f128
  %v81 = arith.negf %v80 : f128
  "test.use"(%v81) : (f128) -> ()
  %v82 = arith.constant 0x036D0000000000000000000000000000 : f128
  %v83 = arith.fptosi %v82 : f128 to i64
  "test.use"(%v83) : (i64) -> ()
  %v84 = arith.constant 0x80018BA6D3EEDCBC86CC : f80
  %v85 = arith.negf %v84 : f80
  "test.use"(%v85) : (f80) -> ()
  %v86 = arith.constant 0xC0430000000000000000000000000000 : f128
  %v87 = arith.negf %v86 : f128
  "test.use"(%v87) : (f128) -> ()
  %v88 = arith.constant 1886883852806967120 : i64
  %v89 = arith.sitofp %v88 : i64 to f80
  "test.use"(%v89) : (f80) -> ()
  %v90 = arith.constant 0xC035FFFFFFFFFFFFFFFF : f80
  %v91 = arith.constant 0x4035EA20000000000000 : f80
  %v92 = arith.addf %v90, %v91 : f80
  %v93 = arith.constant 0x618EFB18ADAB7629B2C7 : f80
  %v94 = arith.subf %v92, %v93 : f80
  "test.use"(%v94) : (f80) -> ()
  %v95 = arith.constant 0xFFFFF6625E4CBD86B1EB9020F82615EB : f128
  %v96 = arith.fptoui %v95 : f128 to i64
  "test.use"(%v96) : (i64) -> ()
  %v97 = arith.constant 0x80000000000000000000000000000000 : f128
  %v98 = arith.constant 0x4001CE7AB5C6F0792FB76BC0AE4BEE19 : f128
  %v99 = arith.cmpf ord, %v97, %v98 : f128
  "test.use"(%v99) : (i1) -> ()
  %v100 = arith.constant 0x80000000000000000000000000000000 : f128
  %v101 = arith.constant 0x8000FFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %v102 = arith.subf %v100, %v101 : f128
  %v103 = arith.constant 0xC01DFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %v104 = arith.subf %v102, %v103 : f128
  "test.use"(%v104) : (f128) -> ()
  %v105 = arith.constant 0x3FFFFFFFFFFFFFFFFFFF : f80
  %v106 = arith.constant 0x00018000000000000000 : f80
  %v107 = arith.addf %v105, %v106 : f80
  "test.use"(%v107) : (f80) -> ()
  %v108 = arith.constant 0xC03ACB19C733DFF4AF01 : f80
  %v109 = arith.truncf %v108 : f80 to f16
  "test.use"(%v109) : (f16) -> ()
  %v110 = arith.constant 0x00000000000000000000 : f80
  %v111 = arith.negf %v110 : f80
  "test.use"(%v111) : (f80) -> ()
  %v112 = arith.constant 0xFFFFF530F47E0042D8ED : f80
  %v113 = arith.constant 0x00000000000000000000 : f80
  %v114 = arith.minimumf %v112, %v113 : f80
  "test.use"(%v114) : (f80) -> ()
  %v115 = arith.constant 0x40020000000000000000000000000000 : f128
  %v116 = arith.truncf %v115 : f128 to f32
  "test.use"(%v116) : (f32) -> ()
  %v117 = arith.constant 0xBFFDC000000000000000 : f80
  %v118 = arith.constant 0xFFFEA88F1B426DD06785 : f80
  %v119 = arith.cmpf ole, %v117, %v117 : f80
  "test.use"(%v119) : (i1) -> ()
  %v120 = arith.constant 0x7FFFE1FCEF6D01D233E906FAFA4CE36C : f128
  %v121 = arith.constant 0x400057D7D9F74DCBB0DF36141F23F4C1 : f128
  %v122 = arith.cmpf ord, %v120, %v121 : f128
  "test.use"(%v122) : (i1) -> ()
  %v123 = arith.constant 0x3FFBEEF272DDA40313CC : f80
  %v124 = arith.constant 0x8003F92DA524E07B85F8 : f80
  %v125 = arith.cmpf ord, %v123, %v124 : f80
  "test.use"(%v125) : (i1) -> ()
  %v126 = arith.constant 0x7C00 : f16
  %v127 = arith.extf %v126 : f16 to f80
  "test.use"(%v127) : (f80) -> ()
  %v128 = arith.constant 0xC02D57CDF6468955 : f64
  %v129 = arith.extf %v128 : f64 to f80
  %v130 = arith.truncf %v129 : f80 to bf16
  "test.use"(%v130) : (bf16) -> ()
  %v131 = arith.constant 0xC046EF0F7723AFF15428 : f80
  %v132 = arith.fptosi %v131 : f80 to i128
  "test.use"(%v132) : (i128) -> ()
  %v133 = arith.constant 0xC040FFFFFFFFFFFFFFFF : f80
  %v134 = arith.constant 0xC001AA91D7B92D897F77 : f80
  %v135 = arith.mulf %v133, %v134 : f80
  %v136 = arith.constant 0x0003E795803B61567E63 : f80
  %v137 = arith.addf %v135, %v136 : f80
  "test.use"(%v137) : (f80) -> ()
  %v138 = arith.constant 0x402D974C364B7366B3E6DE2FC11429DB : f128
  %v139 = arith.fptosi %v138 : f128 to i32
  "test.use"(%v139) : (i32) -> ()
  %v140 = arith.constant 0x404C98E6DF11592683E2 : f80
  %v141 = arith.constant 0xFFFF8000000000000000 : f80
  %v142 = arith.minnumf %v140, %v141 : f80
  "test.use"(%v142) : (f80) -> ()
  %v143 = arith.constant -1 : i1
  %v144 = arith.uitofp %v143 : i1 to f128
  "test.use"(%v144) : (f128) -> ()
  %v145 = arith.constant 0x7FFEBD2E191F3E280F0D6496043E4EEA : f128
  %v146 = arith.constant 0xC0000000000000000000000000000000 : f128
  %v147 = arith.divf %v145, %v146 : f128
  %v148 = arith.constant 0xFFFF8000000000000000000000000000 : f128
  %v149 = arith.addf %v147, %v148 : f128
  "test.use"(%v149) : (f128) -> ()
  %v150 = arith.constant 154854696 : i200
  %v151 = arith.sitofp %v150 : i200 to f128
  "test.use"(%v151) : (f128) -> ()
  %v152 = arith.constant 0x7FFF8000000000000000 : f80
  %v153 = arith.constant 0x40329E62E6FD739F52A0 : f80
  %v154 = arith.cmpf one, %v152, %v153 : f80
  "test.use"(%v154) : (i1) -> ()
  %v155 = arith.constant 0xC0158000000000000001 : f80
  %v156 = arith.constant 0x4047FFFFFFFFFFFFFFFF : f80
  %v157 = arith.remf %v155, %v156 : f80
  %v158 = arith.constant 0x7FFF8000000000000000 : f80
  %v159 = arith.subf %v157, %v158 : f80
  "test.use"(%v159) : (f80) -> ()
  %v160 = arith.constant 0x8003FFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %v161 = arith.constant 0xFFFF0000000000000000000000000000 : f128
  %v162 = arith.addf %v160, %v161 : f128
  %v163 = arith.constant 0x40380000000000000000000000000001 : f128
  %v164 = arith.addf %v162, %v163 : f128
  "test.use"(%v164) : (f128) -> ()
  %v165 = arith.constant 0xC04E8000000000000000000000000000 : f128
  %v166 = arith.constant 0xFFFF900D7BB18FD534A23E82E942E479 : f128
  %v167 = arith.cmpf one, %v165, %v166 : f128
  "test.use"(%v167) : (i1) -> ()
  %v168 = arith.constant 0x80000000000000000000000000000000 : f128
  %v169 = arith.fptosi %v168 : f128 to i64
  "test.use"(%v169) : (i64) -> ()
  %v170 = arith.constant 0xF5A57340000000000000000000000000 : f128
  %v171 = arith.truncf %v170 : f128 to bf16
  "test.use"(%v171) : (bf16) -> ()
  %v172 = arith.constant 0x7FFFC000000000000000 : f80
  %v173 = arith.negf %v172 : f80
  "test.use"(%v173) : (f80) -> ()
  %v174 = arith.constant 0xFF80 : bf16
  %v175 = arith.extf %v174 : bf16 to f128
  %v176 = arith.truncf %v175 : f128 to bf16
  "test.use"(%v176) : (bf16) -> ()
  %v177 = arith.constant 0x00029EA0000000000000000000000000 : f128
  %v178 = arith.constant 0xC04A01606697467AD6F80EE87357D02D : f128
  %v179 = arith.minnumf %v177, %v178 : f128
  "test.use"(%v179) : (f128) -> ()
  %v180 = arith.constant 0x402FA3287F241AFD3C18DDFE5BDED97A : f128
  %v181 = arith.constant 0xBFFDCA36197922DEB0BF447535558999 : f128
  %v182 = arith.cmpf ole, %v180, %v180 : f128
  "test.use"(%v182) : (i1) -> ()
  %v183 = arith.constant -1 : i1
  %v184 = arith.sitofp %v183 : i1 to f80
  "test.use"(%v184) : (f80) -> ()
  %v185 = arith.constant 0x7FFFC000000000000000 : f80
  %v186 = arith.truncf %v185 : f80 to f32
  "test.use"(%v186) : (f32) -> ()
  %v187 = arith.constant 0x5EBF : f16
  %v188 = arith.extf %v187 : f16 to f128
  "test.use"(%v188) : (f128) -> ()
  %v189 = arith.constant 0x3FFCFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %v190 = arith.constant 0xC04A0F8EFE75F7DD352C14F71FBD56D3 : f128
  %v191 = arith.remf %v189, %v190 : f128
  %v192 = arith.constant 0x80010000000000000000000000000001 : f128
  %v193 = arith.mulf %v191, %v192 : f128
  "test.use"(%v193) : (f128) -> ()
  %v194 = arith.constant 0x80000000000000000000 : f80
  %v195 = arith.constant 0x0003D6A7DEBAFDCD4943 : f80
  %v196 = arith.minimumf %v194, %v195 : f80
  "test.use"(%v196) : (f80) -> ()
  %v197 = arith.constant 0x4001551D9EFA726615861B10507381BC : f128
  %v198 = arith.constant 0x7FFF0000000000000000000000000000 : f128
  %v199 = arith.mulf %v197, %v198 : f128
  "test.use"(%v199) : (f128) -> ()
  %v200 = arith.constant 0x178E4260000000000000000000000000 : f128
  %v201 = arith.constant 0x000052B76665097B19622C0AD4C9AB2F : f128
  %v202 = arith.divf %v200, %v201 : f128
  %v203 = arith.constant 0x00000000000000000000000000000000 : f128
  %v204 = arith.mulf %v202, %v203 : f128
  "test.use"(%v204) : (f128) -> ()
  %v205 = arith.constant 0x3FB122CF90DD4744 : f64
  %v206 = arith.extf %v205 : f64 to f128
  "test.use"(%v206) : (f128) -> ()
  %v207 = arith.constant 0xC04EB3A586385FBBC8AE : f80
  %v208 = arith.constant 0x4001B400000000000000 : f80
  %v209 = arith.cmpf uge, %v207, %v208 : f80
  "test.use"(%v209) : (i1) -> ()
  %v210 = arith.constant 0x404B0000000000000000000000000000 : f128
  %v211 = arith.constant 0xFFFF0000000000000000000000000000 : f128
  %v212 = arith.divf %v210, %v211 : f128
  %v213 = arith.constant 0x00030000000000000000000000000000 : f128
  %v214 = arith.subf %v212, %v213 : f128
  "test.use"(%v214) : (f128) -> ()
  %v215 = arith.constant 0x3FFCE28E145FD5E8A5815574567CC90A : f128
  %v216 = arith.constant 0xFFFF8640000000000000000000000000 : f128
  %v217 = arith.maximumf %v215, %v216 : f128
  "test.use"(%v217) : (f128) -> ()
  %v218 = arith.constant 0x7FFF8000000000000000 : f80
  %v219 = arith.negf %v218 : f80
  "test.use"(%v219) : (f80) -> ()
  %v220 = arith.constant 0x3FFE93394068D09866B7C32D68CBD3A8 : f128
  %v221 = arith.truncf %v220 : f128 to f32
  "test.use"(%v221) : (f32) -> ()
  %v222 = arith.constant 0 : i1
  %v223 = arith.uitofp %v222 : i1 to f80
  "test.use"(%v223) : (f80) -> ()
  %v224 = arith.constant 0xC7DA3D62 : f32
  %v225 = arith.extf %v224 : f32 to f128
  "test.use"(%v225) : (f128) -> ()
  %v226 = arith.constant 228 : i32
  %v227 = arith.uitofp %v226 : i32 to f80
  "test.use"(%v227) : (f80) -> ()
  %v228 = arith.constant 0xFFF0000000000000 : f64
  %v229 = arith.extf %v228 : f64 to f128
  "test.use"(%v229) : (f128) -> ()
  %v230 = arith.constant 0xFFFEFFFFFFFFFFFFFFFF : f80
  %v231 = arith.constant 0x40098000000000000000 : f80
  %v232 = arith.subf %v230, %v231 : f80
  "test.use"(%v232) : (f80) -> ()
  %v233 = arith.constant 0x1503 : f16
  %v234 = arith.extf %v233 : f16 to f128
  "test.use"(%v234) : (f128) -> ()
  %v235 = arith.constant 0x8001542F9F841E1399F94AE7A7B1DA41 : f128
  %v236 = arith.fptosi %v235 : f128 to i64
  "test.use"(%v236) : (i64) -> ()
  %v237 = arith.constant 0xC016FFFFFFFFFFFFFFFF : f80
  %v238 = arith.constant 0x80000000000000000000 : f80
  %v239 = arith.mulf %v237, %v238 : f80
  "test.use"(%v239) : (f80) -> ()
  %v240 = arith.constant 0 : i1
  %v241 = arith.uitofp %v240 : i1 to f128
  "test.use"(%v241) : (f128) -> ()
  %v242 = arith.constant 0x403CBC62D34884F68ACB080C07302076 : f128
  %v243 = arith.constant 0xC014FFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %v244 = arith.minimumf %v242, %v243 : f128
  %v245 = arith.constant 0x4022692939905D702FF6ACBA11C48C88 : f128
  %v246 = arith.divf %v244, %v245 : f128
  "test.use"(%v246) : (f128) -> ()
  %v247 = arith.constant 0xB102C0313E834BF83BF4 : f80
  %v248 = arith.extf %v247 : f80 to f128
  "test.use"(%v248) : (f128) -> ()
  %v249 = arith.constant 0x0000AF80000000000000000000000000 : f128
  %v250 = arith.negf %v249 : f128
  "test.use"(%v250) : (f128) -> ()
  %v251 = arith.constant 0x80000000 : f32
  %v252 = arith.extf %v251 : f32 to f128
  "test.use"(%v252) : (f128) -> ()
  %v253 = arith.constant 0 : i8
  %v254 = arith.uitofp %v253 : i8 to f128
  "test.use"(%v254) : (f128) -> ()
  %v255 = arith.constant 0x7FFF0000000000000000000000000000 : f128
  %v256 = arith.constant 0x4002A4493D7EE0C67016313AEA4B4FF9 : f128
  %v257 = arith.minimumf %v255, %v256 : f128
  "test.use"(%v257) : (f128) -> ()
  %v258 = arith.constant 0xC02CC0E3E8ED2DC64F15 : f80
  %v259 = arith.extf %v258 : f80 to f128
  "test.use"(%v259) : (f128) -> ()
  %v260 = arith.constant 0x4047929E2A4CCF24EA6F : f80
  %v261 = arith.negf %v260 : f80
  "test.use"(%v261) : (f80) -> ()
  %v262 = arith.constant 0x180C : f16
  %v263 = arith.extf %v262 : f16 to f80
  %v264 = arith.truncf %v263 : f80 to f32
  "test.use"(%v264) : (f32) -> ()
  %v265 = arith.constant 0x4005CDDE2C3DD8ED55923CA766218ED3 : f128
  %v266 = arith.constant 0xFFFEE06B4A5F31066BF02D9F5B76D96D : f128
  %v267 = arith.addf %v265, %v266 : f128
  "test.use"(%v267) : (f128) -> ()
  %v268 = arith.constant 0xC019B8B5284004AB6CF5AF6B2D0F646C : f128
  %v269 = arith.constant 0x80000000000000000000000000000000 : f128
  %v270 = arith.addf %v268, %v269 : f128
  "test.use"(%v270) : (f128) -> ()
  %v271 = arith.constant 0xBFFE8000000000000001 : f80
  %v272 = arith.constant 0xC01E8A79A4C99D8C3816 : f80
  %v273 = arith.mulf %v271, %v272 : f80
  "test.use"(%v273) : (f80) -> ()
  %v274 = arith.constant 0x7FFF8000000000000000000000000000 : f128
  %v275 = arith.constant 0x80000000000000000000000000000001 : f128
  %v276 = arith.mulf %v274, %v275 : f128
  "test.use"(%v276) : (f128) -> ()
  %v277 = arith.constant 0xA5EDBDE090F626BD5FCB : f80
  %v278 = arith.constant 0xBFFEF5948F276516F229 : f80
  %v279 = arith.cmpf ogt, %v277, %v277 : f80
  "test.use"(%v279) : (i1) -> ()
  %v280 = arith.constant 0x037F : bf16
  %v281 = arith.extf %v280 : bf16 to f80
  "test.use"(%v281) : (f80) -> ()
  %v282 = arith.constant 0x8EE1 : f16
  %v283 = arith.extf %v282 : f16 to f128
  "test.use"(%v283) : (f128) -> ()
  %v284 = arith.constant 0x4002C1F0C6AB1B6E294C : f80
  %v285 = arith.fptosi %v284 : f80 to i128
  "test.use"(%v285) : (i128) -> ()
  %v286 = arith.constant 0x3FFE1B489447D645040C801B49A0042E : f128
  %v287 = arith.constant 0x400F0000000000000000000000000000 : f128
  %v288 = arith.divf %v286, %v287 : f128
  "test.use"(%v288) : (f128) -> ()
  %v289 = arith.constant 0xFC00 : f16
  %v290 = arith.extf %v289 : f16 to f128
  "test.use"(%v290) : (f128) -> ()
  %v291 = arith.constant 0x0030000000000001 : f64
  %v292 = arith.extf %v291 : f64 to f128
  "test.use"(%v292) : (f128) -> ()
  %v293 = arith.constant 0x4020FFFFFFFFFFFFFFFF : f80
  %v294 = arith.constant 0x4030C420000000000000 : f80
  %v295 = arith.remf %v293, %v294 : f80
  "test.use"(%v295) : (f80) -> ()
  %v296 = arith.constant 0x403EEFEED676CE3799D1 : f80
  %v297 = arith.truncf %v296 : f80 to bf16
  "test.use"(%v297) : (bf16) -> ()
  %v298 = arith.constant 0xC04983D6B98664B28BA2644F64571B2C : f128
  %v299 = arith.constant 0x7FFF0000000000000000000000000000 : f128
  %v300 = arith.cmpf uge, %v298, %v298 : f128
  "test.use"(%v300) : (i1) -> ()
  %v301 = arith.constant 938570170831323001861219675156003332 : i128
  %v302 = arith.sitofp %v301 : i128 to f128
  "test.use"(%v302) : (f128) -> ()
  %v303 = arith.constant 0x4030D720000000000000000000000000 : f128
  %v304 = arith.constant 0x40132860000000000000000000000000 : f128
  %v305 = arith.maximumf %v303, %v304 : f128
  %v306 = arith.constant 0x000319ECB5FCEEBEFE7079AD78284FC8 : f128
  %v307 = arith.mulf %v305, %v306 : f128
  "test.use"(%v307) : (f128) -> ()
  %v308 = arith.constant 0xFFFFC000000000000000 : f80
  %v309 = arith.constant 0x401E945A839B28BA12F7 : f80
  %v310 = arith.divf %v308, %v309 : f80
  "test.use"(%v310) : (f80) -> ()
  %v311 = arith.constant 0xD05BF18828334AED9058 : f80
  %v312 = arith.constant 0x40008000000000000001 : f80
  %v313 = arith.cmpf oeq, %v311, %v311 : f80
  "test.use"(%v313) : (i1) -> ()
  %v314 = arith.constant 0xBFFF2A1C58F09B22BEFA0B287C7DEF43 : f128
  %v315 = arith.negf %v314 : f128
  "test.use"(%v315) : (f128) -> ()
  %v316 = arith.constant 0x40339719B204212E57C1 : f80
  %v317 = arith.constant 0xC021C827070C81E81265 : f80
  %v318 = arith.minimumf %v316, %v317 : f80
  %v319 = arith.constant 0x3FFCBD955E71769B9910 : f80
  %v320 = arith.divf %v318, %v319 : f80
  "test.use"(%v320) : (f80) -> ()
  %v321 = arith.constant 0x4035C30FACEBEAA0D258 : f80
  %v322 = arith.extf %v321 : f80 to f128
  %v323 = arith.truncf %v322 : f128 to f64
  "test.use"(%v323) : (f64) -> ()
  %v324 = arith.constant 0x8067 : bf16
  %v325 = arith.extf %v324 : bf16 to f128
  %v326 = arith.truncf %v325 : f128 to bf16
  "test.use"(%v326) : (bf16) -> ()
  %v327 = arith.constant 0x401C84B23A5BC4C29DA4 : f80
  %v328 = arith.constant 0xFFFF8000000000000000 : f80
  %v329 = arith.addf %v327, %v328 : f80
  "test.use"(%v329) : (f80) -> ()
  %v330 = arith.constant 0xFFFEFEA7A8BDB4CFC1ED : f80
  %v331 = arith.constant 0x3861C000000000000000 : f80
  %v332 = arith.subf %v330, %v331 : f80
  %v333 = arith.constant 0x40338000000000000000 : f80
  %v334 = arith.divf %v332, %v333 : f80
  "test.use"(%v334) : (f80) -> ()
  %v335 = arith.constant 0x00008000000000000000000000000000 : f128
  %v336 = arith.fptoui %v335 : f128 to i128
  "test.use"(%v336) : (i128) -> ()
  %v337 = arith.constant 0xC74CFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %v338 = arith.constant 0xFFFF8000000000000000000000000000 : f128
  %v339 = arith.remf %v337, %v338 : f128
  "test.use"(%v339) : (f128) -> ()
  %v340 = arith.constant 0x8000CF00000000000000000000000000 : f128
  %v341 = arith.fptosi %v340 : f128 to i32
  "test.use"(%v341) : (i32) -> ()
  %v342 = arith.constant 0x404282F4DA241EAE5B08 : f80
  %v343 = arith.constant 0xBFFADED1A44923719A68 : f80
  %v344 = arith.cmpf uno, %v342, %v343 : f80
  "test.use"(%v344) : (i1) -> ()
  %v345 = arith.constant 0x3FFD8000000000000000000000000000 : f128
  %v346 = arith.constant 0xFFFF0000000000000000000000000000 : f128
  %v347 = arith.minimumf %v345, %v346 : f128
  "test.use"(%v347) : (f128) -> ()
  %v348 = arith.constant 0x7FFE6C7752204E27480BCE93DB95AB4F : f128
  %v349 = arith.constant 0xC0428000000000000000000000000000 : f128
  %v350 = arith.mulf %v348, %v349 : f128
  "test.use"(%v350) : (f128) -> ()
  %v351 = arith.constant 0x28B38CA34F8C448A465C : f80
  %v352 = arith.negf %v351 : f80
  "test.use"(%v352) : (f80) -> ()
  %v353 = arith.constant 0x4035F12F613FCA41652D789C56207921 : f128
  %v354 = arith.fptosi %v353 : f128 to i8
  "test.use"(%v354) : (i8) -> ()
  %v355 = arith.constant 0x3FFE8000000000000000000000000000 : f128
  %v356 = arith.truncf %v355 : f128 to f32
  "test.use"(%v356) : (f32) -> ()
  %v357 = arith.constant 0x80018000000000000000000000000000 : f128
  %v358 = arith.constant 0xBFFDA2E92193DB1A0807BB1375BC822E : f128
  %v359 = arith.cmpf ugt, %v357, %v358 : f128
  "test.use"(%v359) : (i1) -> ()
  %v360 = arith.constant 0x7FFE70A406E65FD92EF601F50685C99C : f128
  %v361 = arith.constant 0xC0026F00000000000000000000000000 : f128
  %v362 = arith.subf %v360, %v361 : f128
  "test.use"(%v362) : (f128) -> ()
  %v363 = arith.constant 0x00000000000000000000 : f80
  %v364 = arith.constant 0x7FFF8000000000000000 : f80
  %v365 = arith.cmpf oge, %v363, %v364 : f80
  "test.use"(%v365) : (i1) -> ()
  %v366 = arith.constant 0x7FFE916A26819D691B65 : f80
  %v367 = arith.constant 0xBFFDA8169136524C4176 : f80
  %v368 = arith.minnumf %v366, %v367 : f80
  %v369 = arith.constant 0x401CA6B8FE6A73E350AF : f80
  %v370 = arith.divf %v368, %v369 : f80
  "test.use"(%v370) : (f80) -> ()
  %v371 = arith.constant 0xBFFFFFFF : f32
  %v372 = arith.extf %v371 : f32 to f80
  "test.use"(%v372) : (f80) -> ()
  %v373 = arith.constant 0x12568137DABE5D0309CE : f80
  %v374 = arith.constant 0xC031855ADB0392D14A1D : f80
  %v375 = arith.divf %v373, %v374 : f80
  "test.use"(%v375) : (f80) -> ()
  %v376 = arith.constant 0x80000000000000000000 : f80
  %v377 = arith.constant 0x4045ED5C358B499A98DA : f80
  %v378 = arith.addf %v376, %v377 : f80
  "test.use"(%v378) : (f80) -> ()
  %v379 = arith.constant 0x400091B7CF54B5729BEB : f80
  %v380 = arith.constant 0x09F3A1E76809B7197E91 : f80
  %v381 = arith.remf %v379, %v380 : f80
  %v382 = arith.constant 0x40479F35B152CCBE683A : f80
  %v383 = arith.mulf %v381, %v382 : f80
  "test.use"(%v383) : (f80) -> ()
  %v384 = arith.constant 0x00000000000000000000000000000000 : f128
  %v385 = arith.constant 0x80018EE66EB8BA4AD862E8028D3CDD6C : f128
  %v386 = arith.minnumf %v384, %v385 : f128
  %v387 = arith.constant 0x00000000000000000000000000000000 : f128
  %v388 = arith.subf %v386, %v387 : f128
  "test.use"(%v388) : (f128) -> ()
  %v389 = arith.constant 0 : i1
  %v390 = arith.sitofp %v389 : i1 to f80
  "test.use"(%v390) : (f80) -> ()
  %v391 = arith.constant 0xE352BCE0000000000000000000000000 : f128
  %v392 = arith.constant 0x3FFD0D74593596BE3B643BA7522C3446 : f128
  %v393 = arith.minimumf %v391, %v392 : f128
  "test.use"(%v393) : (f128) -> ()
  %v394 = arith.constant 0xBA5BA7CB0A319B31 : f64
  %v395 = arith.extf %v394 : f64 to f128
  "test.use"(%v395) : (f128) -> ()
  %v396 = arith.constant 0x4037C000000000000000 : f80
  %v397 = arith.constant 0xC0088000000000000000 : f80
  %v398 = arith.remf %v396, %v397 : f80
  "test.use"(%v398) : (f80) -> ()
  %v399 = arith.constant 0xC003A818448503BDDD206D66173B443E : f128
  %v400 = arith.constant 0xC0010000000000000000000000000001 : f128
  %v401 = arith.cmpf oeq, %v399, %v400 : f128
  "test.use"(%v401) : (i1) -> ()
  %v402 = arith.constant 0xC04B81A4A0ACC8E1E9E9 : f80
  %v403 = arith.truncf %v402 : f80 to f32
  "test.use"(%v403) : (f32) -> ()
  %v404 = arith.constant 0x00000000000000000000 : f80
  %v405 = arith.constant 0x80000000000000000000 : f80
  %v406 = arith.cmpf oge, %v404, %v405 : f80
  "test.use"(%v406) : (i1) -> ()
  %v407 = arith.constant 0x7FFF8000000000000000 : f80
  %v408 = arith.constant 0x0003DB344FE0A2A09D39 : f80
  %v409 = arith.addf %v407, %v408 : f80
  "test.use"(%v409) : (f80) -> ()
  %v410 = arith.constant 0xC002C366BB2B2EF92FDCABAE5D8A42DA : f128
  %v411 = arith.constant 0xC0324EB6A32961930F5EB7AAC541389C : f128
  %v412 = arith.subf %v410, %v411 : f128
  %v413 = arith.constant 0x40191AFDD984D7D9ECDECAED267F60C5 : f128
  %v414 = arith.divf %v412, %v413 : f128
  "test.use"(%v414) : (f128) -> ()
  %v415 = arith.constant 0x40168CF95FC59BB9F31AA55C7DA0DA7A : f128
  %v416 = arith.constant 0x40422920000000000000000000000000 : f128
  %v417 = arith.minimumf %v415, %v416 : f128
  %v418 = arith.constant 0xFFFEFB3072E816BB5A9B2D63CE6A8DED : f128
  %v419 = arith.subf %v417, %v418 : f128
  "test.use"(%v419) : (f128) -> ()
  %v420 = arith.constant 0xBFFC927F173862A5F84D : f80
  %v421 = arith.constant 0x404CC000000000000000 : f80
  %v422 = arith.cmpf une, %v420, %v421 : f80
  "test.use"(%v422) : (i1) -> ()
  %v423 = arith.constant 0xC032C000000000000000 : f80
  %v424 = arith.constant 0xBFFDCF0C7F3F39DDEE27 : f80
  %v425 = arith.minnumf %v423, %v424 : f80
  %v426 = arith.constant 0xC00CC7F8194424B6B165 : f80
  %v427 = arith.divf %v425, %v426 : f80
  "test.use"(%v427) : (f80) -> ()
  %v428 = arith.constant 0xC014FFFFFFFFFFFFFFFF : f80
  %v429 = arith.negf %v428 : f80
  "test.use"(%v429) : (f80) -> ()
  %v430 = arith.constant 10 : i8
  %v431 = arith.sitofp %v430 : i8 to f128
  "test.use"(%v431) : (f128) -> ()
  %v432 = arith.constant 0x0B48D4C37C672D9C6E7BA9EF09B282E1 : f128
  %v433 = arith.constant 0x7FFEF45D1AA00B1ABD31790A4DFF20C2 : f128
  %v434 = arith.minimumf %v432, %v433 : f128
  %v435 = arith.constant 0xB422E853DAF0E2DAB99D271F6D48513F : f128
  %v436 = arith.mulf %v434, %v435 : f128
  "test.use"(%v436) : (f128) -> ()
  %v437 = arith.constant 0x40428000000000000000 : f80
  %v438 = arith.fptoui %v437 : f80 to i32
  "test.use"(%v438) : (i32) -> ()
  %v439 = arith.constant 0x00000000000000000000 : f80
  %v440 = arith.constant 0x00000000000000000000 : f80
  %v441 = arith.divf %v439, %v440 : f80
  %v442 = arith.constant 0xC02FC2CEB51632C333AD : f80
  %v443 = arith.mulf %v441, %v442 : f80
  "test.use"(%v443) : (f80) -> ()
  %v444 = arith.constant 0xC0190000000000000000000000000001 : f128
  %v445 = arith.truncf %v444 : f128 to bf16
  "test.use"(%v445) : (bf16) -> ()
  %v446 = arith.constant 0xC00E0000000000000000000000000001 : f128
  %v447 = arith.constant 0x40482C12EB9018FEBC8DCFE22975778C : f128
  %v448 = arith.minimumf %v446, %v447 : f128
  %v449 = arith.constant 0xFFFE9760000000000000000000000000 : f128
  %v450 = arith.divf %v448, %v449 : f128
  "test.use"(%v450) : (f128) -> ()
  %v451 = arith.constant 0x3FFF8000000000000000000000000000 : f128
  %v452 = arith.negf %v451 : f128
  "test.use"(%v452) : (f128) -> ()
  %v453 = arith.constant 0x4401 : bf16
  %v454 = arith.extf %v453 : bf16 to f128
  "test.use"(%v454) : (f128) -> ()
  %v455 = arith.constant 0xC03DA285E49E7289BA76 : f80
  %v456 = arith.fptosi %v455 : f80 to i8
  "test.use"(%v456) : (i8) -> ()
  %v457 = arith.constant 0x401191A07690A5182B34 : f80
  %v458 = arith.extf %v457 : f80 to f128
  "test.use"(%v458) : (f128) -> ()
  %v459 = arith.constant 0x4031A10694CD472879F7 : f80
  %v460 = arith.negf %v459 : f80
  "test.use"(%v460) : (f80) -> ()
  %v461 = arith.constant 66879327097846800292949315186 : i128
  %v462 = arith.sitofp %v461 : i128 to f80
  "test.use"(%v462) : (f80) -> ()
  %v463 = arith.constant 2 : i8
  %v464 = arith.uitofp %v463 : i8 to f128
  "test.use"(%v464) : (f128) -> ()
  %v465 = arith.constant 0x7FEDFDB841869177 : f64
  %v466 = arith.extf %v465 : f64 to f128
  "test.use"(%v466) : (f128) -> ()
  %v467 = arith.constant 0x400FA152AFA4F5E7D986 : f80
  %v468 = arith.extf %v467 : f80 to f128
  "test.use"(%v468) : (f128) -> ()
  %v469 = arith.constant 0x7FFE6F094CBEB8835367288450EEB7C7 : f128
  %v470 = arith.constant 0xFFFF0000000000000000000000000000 : f128
  %v471 = arith.mulf %v469, %v470 : f128
  "test.use"(%v471) : (f128) -> ()
  %v472 = arith.constant 0x4020A2E57A04F80BFFDA989E043030C8 : f128
  %v473 = arith.constant 0x00008000000000000000000000000000 : f128
  %v474 = arith.maximumf %v472, %v473 : f128
  %v475 = arith.constant 0x80000000000000000000000000000000 : f128
  %v476 = arith.divf %v474, %v475 : f128
  "test.use"(%v476) : (f128) -> ()
  %v477 = arith.constant 0x59C00000 : f32
  %v478 = arith.extf %v477 : f32 to f80
  %v479 = arith.truncf %v478 : f80 to f32
  "test.use"(%v479) : (f32) -> ()
  %v480 = arith.constant 20704917847889685251994578058904054095 : i200
  %v481 = arith.uitofp %v480 : i200 to f128
  "test.use"(%v481) : (f128) -> ()
  %v482 = arith.constant 0x8002FACFD32BDCD17C87 : f80
  %v483 = arith.fptosi %v482 : f80 to i200
  "test.use"(%v483) : (i200) -> ()
  %v484 = arith.constant 0x9163FFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %v485 = arith.constant 0xC013029929AB530B386BB5704FECB4A4 : f128
  %v486 = arith.divf %v484, %v485 : f128
  "test.use"(%v486) : (f128) -> ()
  %v487 = arith.constant 0xFFFF0000000000000000000000000000 : f128
  %v488 = arith.constant 0x40220AF9DED4CF74CB4473B65D23A9C0 : f128
  %v489 = arith.remf %v487, %v488 : f128
  %v490 = arith.constant 0x4018EB69F7EC27CB33EEA9E33F9D85F6 : f128
  %v491 = arith.divf %v489, %v490 : f128
  "test.use"(%v491) : (f128) -> ()
  %v492 = arith.constant 0xFFFF0000000000000000000000000000 : f128
  %v493 = arith.negf %v492 : f128
  "test.use"(%v493) : (f128) -> ()
  %v494 = arith.constant 0x8754 : f16
  %v495 = arith.extf %v494 : f16 to f80
  "test.use"(%v495) : (f80) -> ()
  %v496 = arith.constant 0x4006EA78E2B7A2130A476E113B692A73 : f128
  %v497 = arith.constant 0x80000000000000000000000000000000 : f128
  %v498 = arith.cmpf une, %v496, %v497 : f128
  "test.use"(%v498) : (i1) -> ()
  %v499 = arith.constant 0x7F67FD84 : f32
  %v500 = arith.extf %v499 : f32 to f128
  "test.use"(%v500) : (f128) -> ()
  %v501 = arith.constant 0xC000927282B710FB0E61 : f80
  %v502 = arith.constant 0xFFFE96BA8FE35F33CB3C : f80
  %v503 = arith.maximumf %v501, %v502 : f80
  "test.use"(%v503) : (f80) -> ()
  %v504 = arith.constant 0xC0008A956BB3CD60FD74 : f80
  %v505 = arith.negf %v504 : f80
  "test.use"(%v505) : (f80) -> ()
  %v506 = arith.constant 0x80000000000000000000000000000001 : f128
  %v507 = arith.constant 0xCA2B0000000000000000000000000000 : f128
  %v508 = arith.mulf %v506, %v507 : f128
  %v509 = arith.constant 0x3FFD3A9A12C7507A6E35E02E075A5CC8 : f128
  %v510 = arith.mulf %v508, %v509 : f128
  "test.use"(%v510) : (f128) -> ()
  %v511 = arith.constant 0x7FFE0000000000000000000000000001 : f128
  %v512 = arith.constant 0xC02F8000000000000000000000000000 : f128
  %v513 = arith.maximumf %v511, %v512 : f128
  "test.use"(%v513) : (f128) -> ()
  %v514 = arith.constant 0x4101B79E653EE769 : f64
  %v515 = arith.extf %v514 : f64 to f128
  %v516 = arith.truncf %v515 : f128 to f32
  "test.use"(%v516) : (f32) -> ()
  %v517 = arith.constant 0x402CC19CF51AAFEF9B96 : f80
  %v518 = arith.fptoui %v517 : f80 to i128
  "test.use"(%v518) : (i128) -> ()
  %v519 = arith.constant 0x8000C424BA78E92BCB16FA28D32870F7 : f128
  %v520 = arith.constant 0x403FFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %v521 = arith.maximumf %v519, %v520 : f128
  %v522 = arith.constant 0xBFFE8D9254CB1873256A6F0108043E32 : f128
  %v523 = arith.subf %v521, %v522 : f128
  "test.use"(%v523) : (f128) -> ()
  %v524 = arith.constant 0x8204 : f16
  %v525 = arith.extf %v524 : f16 to f80
  %v526 = arith.truncf %v525 : f80 to bf16
  "test.use"(%v526) : (bf16) -> ()
  %v527 = arith.constant 0xC04A4E209124A3D10A6169DB99D00045 : f128
  %v528 = arith.negf %v527 : f128
  "test.use"(%v528) : (f128) -> ()
  %v529 = arith.constant 0x00000000000000000000000000000000 : f128
  %v530 = arith.fptosi %v529 : f128 to i128
  "test.use"(%v530) : (i128) -> ()
  %v531 = arith.constant 59067937 : i32
  %v532 = arith.uitofp %v531 : i32 to f128
  "test.use"(%v532) : (f128) -> ()
  %v533 = arith.constant 0xFFFECF220CBC6141D7EF : f80
  %v534 = arith.negf %v533 : f80
  "test.use"(%v534) : (f80) -> ()
  %v535 = arith.constant 0x400EFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %v536 = arith.constant 0x400BBB4113AD53FFAD711DEA76010D83 : f128
  %v537 = arith.cmpf ueq, %v535, %v535 : f128
  "test.use"(%v537) : (i1) -> ()
  %v538 = arith.constant 0x00028000000000000001 : f80
  %v539 = arith.fptoui %v538 : f80 to i32
  "test.use"(%v539) : (i32) -> ()
  %v540 = arith.constant 0x8A70000000000000 : f64
  %v541 = arith.extf %v540 : f64 to f80
  "test.use"(%v541) : (f80) -> ()
  %v542 = arith.constant 0xC0014B00000000000000000000000000 : f128
  %v543 = arith.constant 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128
  %v544 = arith.remf %v542, %v543 : f128
  %v545 = arith.constant 0xC0108000000000000000000000000000 : f128
  %v546 = arith.divf %v544, %v545 : f128
  "test.use"(%v546) : (f128) -> ()
  %v547 = arith.constant 0x40030BF18AA23BE0C5A0452E35D913A4 : f128
  %v548 = arith.fptoui %v547 : f128 to i200
  "test.use"(%v548) : (i200) -> ()
  %v549 = arith.constant 0xBFFDC5A85983F7914901 : f80
  %v550 = arith.constant 0x4022F3E1FE7B65F7E908 : f80
  %v551 = arith.cmpf une, %v549, %v550 : f80
  "test.use"(%v551) : (i1) -> ()
  %v552 = arith.constant 0x7FFE87057F60FCB7D7339CC16BB6386C : f128
  %v553 = arith.negf %v552 : f128
  "test.use"(%v553) : (f128) -> ()
  %v554 = arith.constant 0x80000000000000000000 : f80
  %v555 = arith.constant 0xFFFF8000000000000000 : f80
  %v556 = arith.maximumf %v554, %v555 : f80
  "test.use"(%v556) : (f80) -> ()
  %v557 = arith.constant 0xBFFFC000000000000000 : f80
  %v558 = arith.fptoui %v557 : f80 to i32
  "test.use"(%v558) : (i32) -> ()
  %v559 = arith.constant 0xFFFE8000000000000000000000000000 : f128
  %v560 = arith.constant 0x3FFFC00AEFEDB96C68ECA6E01415FD64 : f128
  %v561 = arith.addf %v559, %v560 : f128
  %v562 = arith.constant 0xC0020000000000000000000000000000 : f128
  %v563 = arith.addf %v561, %v562 : f128
  "test.use"(%v563) : (f128) -> ()
  %v564 = arith.constant 0xFFFF0000000000000000000000000000 : f128
  %v565 = arith.fptosi %v564 : f128 to i200
  "test.use"(%v565) : (i200) -> ()
  return
}
