module {
  func.func @f(%arg0: i1, %arg1: f32, %arg2: index) {
    %true = arith.constant true
    %true_0 = arith.constant true
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %true_3 = arith.constant true
    %true_4 = arith.constant true
    %true_5 = arith.constant true
    %true_6 = arith.constant true
    %true_7 = arith.constant true
    %true_8 = arith.constant true
    %true_9 = arith.constant true
    %true_10 = arith.constant true
    %alloc = memref.alloc() : memref<1xf32>
    %alloc_11 = memref.alloc() : memref<2xf32>
    %alloc_12 = memref.alloc() : memref<3xf32>
    %alloc_13 = memref.alloc() : memref<4xf32>
    %alloc_14 = memref.alloc() : memref<5xf32>
    %alloc_15 = memref.alloc() : memref<6xf32>
    %alloc_16 = memref.alloc() : memref<7xf32>
    %alloc_17 = memref.alloc() : memref<8xf32>
    %alloc_18 = memref.alloc() : memref<9xf32>
    %alloc_19 = memref.alloc() : memref<10xf32>
    %alloc_20 = memref.alloc() : memref<11xf32>
    %alloc_21 = memref.alloc() : memref<12xf32>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<1xf32> -> memref<f32>, index, index, index
    %base_buffer_22, %offset_23, %sizes_24, %strides_25 = memref.extract_strided_metadata %alloc_11 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_26, %offset_27, %sizes_28, %strides_29 = memref.extract_strided_metadata %alloc_12 : memref<3xf32> -> memref<f32>, index, index, index
    %base_buffer_30, %offset_31, %sizes_32, %strides_33 = memref.extract_strided_metadata %alloc_13 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_34, %offset_35, %sizes_36, %strides_37 = memref.extract_strided_metadata %alloc_14 : memref<5xf32> -> memref<f32>, index, index, index
    %base_buffer_38, %offset_39, %sizes_40, %strides_41 = memref.extract_strided_metadata %alloc_15 : memref<6xf32> -> memref<f32>, index, index, index
    %base_buffer_42, %offset_43, %sizes_44, %strides_45 = memref.extract_strided_metadata %alloc_16 : memref<7xf32> -> memref<f32>, index, index, index
    %base_buffer_46, %offset_47, %sizes_48, %strides_49 = memref.extract_strided_metadata %alloc_17 : memref<8xf32> -> memref<f32>, index, index, index
    %base_buffer_50, %offset_51, %sizes_52, %strides_53 = memref.extract_strided_metadata %alloc_18 : memref<9xf32> -> memref<f32>, index, index, index
    %base_buffer_54, %offset_55, %sizes_56, %strides_57 = memref.extract_strided_metadata %alloc_19 : memref<10xf32> -> memref<f32>, index, index, index
    %base_buffer_58, %offset_59, %sizes_60, %strides_61 = memref.extract_strided_metadata %alloc_20 : memref<11xf32> -> memref<f32>, index, index, index
    %base_buffer_62, %offset_63, %sizes_64, %strides_65 = memref.extract_strided_metadata %alloc_21 : memref<12xf32> -> memref<f32>, index, index, index
    %0 = arith.andi %true_10, %arg0 : i1
    %1 = arith.andi %true_9, %arg0 : i1
    %2 = arith.andi %true_8, %arg0 : i1
    %3 = arith.andi %true_7, %arg0 : i1
    %4 = arith.andi %true_6, %arg0 : i1
    %5 = arith.andi %true_5, %arg0 : i1
    %6 = arith.andi %true_4, %arg0 : i1
    %7 = arith.andi %true_3, %arg0 : i1
    %8 = arith.andi %true_2, %arg0 : i1
    %9 = arith.andi %true_1, %arg0 : i1
    %10 = arith.andi %true_0, %arg0 : i1
    %11 = arith.andi %true, %arg0 : i1
    %12:12 = bufferization.dealloc (%base_buffer, %base_buffer_22, %base_buffer_26, %base_buffer_30, %base_buffer_34, %base_buffer_38, %base_buffer_42, %base_buffer_46, %base_buffer_50, %base_buffer_54, %base_buffer_58, %base_buffer_62 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) retain (%alloc, %alloc_11, %alloc_12, %alloc_13, %alloc_14, %alloc_15, %alloc_16, %alloc_17, %alloc_18, %alloc_19, %alloc_20, %alloc_21 : memref<1xf32>, memref<2xf32>, memref<3xf32>, memref<4xf32>, memref<5xf32>, memref<6xf32>, memref<7xf32>, memref<8xf32>, memref<9xf32>, memref<10xf32>, memref<11xf32>, memref<12xf32>)
    %true_66 = arith.constant true
    %13 = arith.xori %true_66, %arg0 : i1
    %14 = arith.andi %true_10, %13 : i1
    %true_67 = arith.constant true
    %15 = arith.xori %true_67, %arg0 : i1
    %16 = arith.andi %true_9, %15 : i1
    %true_68 = arith.constant true
    %17 = arith.xori %true_68, %arg0 : i1
    %18 = arith.andi %true_8, %17 : i1
    %true_69 = arith.constant true
    %19 = arith.xori %true_69, %arg0 : i1
    %20 = arith.andi %true_7, %19 : i1
    %true_70 = arith.constant true
    %21 = arith.xori %true_70, %arg0 : i1
    %22 = arith.andi %true_6, %21 : i1
    %true_71 = arith.constant true
    %23 = arith.xori %true_71, %arg0 : i1
    %24 = arith.andi %true_5, %23 : i1
    %true_72 = arith.constant true
    %25 = arith.xori %true_72, %arg0 : i1
    %26 = arith.andi %true_4, %25 : i1
    %true_73 = arith.constant true
    %27 = arith.xori %true_73, %arg0 : i1
    %28 = arith.andi %true_3, %27 : i1
    %true_74 = arith.constant true
    %29 = arith.xori %true_74, %arg0 : i1
    %30 = arith.andi %true_2, %29 : i1
    %true_75 = arith.constant true
    %31 = arith.xori %true_75, %arg0 : i1
    %32 = arith.andi %true_1, %31 : i1
    %true_76 = arith.constant true
    %33 = arith.xori %true_76, %arg0 : i1
    %34 = arith.andi %true_0, %33 : i1
    %true_77 = arith.constant true
    %35 = arith.xori %true_77, %arg0 : i1
    %36 = arith.andi %true, %35 : i1
    bufferization.dealloc (%base_buffer, %base_buffer_22, %base_buffer_26, %base_buffer_30, %base_buffer_34, %base_buffer_38, %base_buffer_42, %base_buffer_46, %base_buffer_50, %base_buffer_54, %base_buffer_58, %base_buffer_62 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34, %36)
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %true_78 = arith.constant true
    %true_79 = arith.constant true
    %true_80 = arith.constant true
    %true_81 = arith.constant true
    %true_82 = arith.constant true
    %true_83 = arith.constant true
    %true_84 = arith.constant true
    %true_85 = arith.constant true
    %true_86 = arith.constant true
    %true_87 = arith.constant true
    %true_88 = arith.constant true
    %true_89 = arith.constant true
    %alloc_90 = memref.alloc() : memref<101xf32>
    %alloc_91 = memref.alloc() : memref<102xf32>
    %alloc_92 = memref.alloc() : memref<103xf32>
    %alloc_93 = memref.alloc() : memref<104xf32>
    %alloc_94 = memref.alloc() : memref<105xf32>
    %alloc_95 = memref.alloc() : memref<106xf32>
    %alloc_96 = memref.alloc() : memref<107xf32>
    %alloc_97 = memref.alloc() : memref<108xf32>
    %alloc_98 = memref.alloc() : memref<109xf32>
    %alloc_99 = memref.alloc() : memref<110xf32>
    %alloc_100 = memref.alloc() : memref<111xf32>
    %alloc_101 = memref.alloc() : memref<112xf32>
    %base_buffer_102, %offset_103, %sizes_104, %strides_105 = memref.extract_strided_metadata %alloc : memref<1xf32> -> memref<f32>, index, index, index
    %base_buffer_106, %offset_107, %sizes_108, %strides_109 = memref.extract_strided_metadata %alloc_11 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_110, %offset_111, %sizes_112, %strides_113 = memref.extract_strided_metadata %alloc_12 : memref<3xf32> -> memref<f32>, index, index, index
    %base_buffer_114, %offset_115, %sizes_116, %strides_117 = memref.extract_strided_metadata %alloc_13 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_118, %offset_119, %sizes_120, %strides_121 = memref.extract_strided_metadata %alloc_14 : memref<5xf32> -> memref<f32>, index, index, index
    %base_buffer_122, %offset_123, %sizes_124, %strides_125 = memref.extract_strided_metadata %alloc_15 : memref<6xf32> -> memref<f32>, index, index, index
    %base_buffer_126, %offset_127, %sizes_128, %strides_129 = memref.extract_strided_metadata %alloc_16 : memref<7xf32> -> memref<f32>, index, index, index
    %base_buffer_130, %offset_131, %sizes_132, %strides_133 = memref.extract_strided_metadata %alloc_17 : memref<8xf32> -> memref<f32>, index, index, index
    %base_buffer_134, %offset_135, %sizes_136, %strides_137 = memref.extract_strided_metadata %alloc_18 : memref<9xf32> -> memref<f32>, index, index, index
    %base_buffer_138, %offset_139, %sizes_140, %strides_141 = memref.extract_strided_metadata %alloc_19 : memref<10xf32> -> memref<f32>, index, index, index
    %base_buffer_142, %offset_143, %sizes_144, %strides_145 = memref.extract_strided_metadata %alloc_20 : memref<11xf32> -> memref<f32>, index, index, index
    %base_buffer_146, %offset_147, %sizes_148, %strides_149 = memref.extract_strided_metadata %alloc_21 : memref<12xf32> -> memref<f32>, index, index, index
    %base_buffer_150, %offset_151, %sizes_152, %strides_153 = memref.extract_strided_metadata %alloc_90 : memref<101xf32> -> memref<f32>, index, index, index
    %base_buffer_154, %offset_155, %sizes_156, %strides_157 = memref.extract_strided_metadata %alloc_91 : memref<102xf32> -> memref<f32>, index, index, index
    %base_buffer_158, %offset_159, %sizes_160, %strides_161 = memref.extract_strided_metadata %alloc_92 : memref<103xf32> -> memref<f32>, index, index, index
    %base_buffer_162, %offset_163, %sizes_164, %strides_165 = memref.extract_strided_metadata %alloc_93 : memref<104xf32> -> memref<f32>, index, index, index
    %base_buffer_166, %offset_167, %sizes_168, %strides_169 = memref.extract_strided_metadata %alloc_94 : memref<105xf32> -> memref<f32>, index, index, index
    %base_buffer_170, %offset_171, %sizes_172, %strides_173 = memref.extract_strided_metadata %alloc_95 : memref<106xf32> -> memref<f32>, index, index, index
    %base_buffer_174, %offset_175, %sizes_176, %strides_177 = memref.extract_strided_metadata %alloc_96 : memref<107xf32> -> memref<f32>, index, index, index
    %base_buffer_178, %offset_179, %sizes_180, %strides_181 = memref.extract_strided_metadata %alloc_97 : memref<108xf32> -> memref<f32>, index, index, index
    %base_buffer_182, %offset_183, %sizes_184, %strides_185 = memref.extract_strided_metadata %alloc_98 : memref<109xf32> -> memref<f32>, index, index, index
    %base_buffer_186, %offset_187, %sizes_188, %strides_189 = memref.extract_strided_metadata %alloc_99 : memref<110xf32> -> memref<f32>, index, index, index
    %base_buffer_190, %offset_191, %sizes_192, %strides_193 = memref.extract_strided_metadata %alloc_100 : memref<111xf32> -> memref<f32>, index, index, index
    %base_buffer_194, %offset_195, %sizes_196, %strides_197 = memref.extract_strided_metadata %alloc_101 : memref<112xf32> -> memref<f32>, index, index, index
    %37:24 = bufferization.dealloc (%base_buffer_102, %base_buffer_106, %base_buffer_110, %base_buffer_114, %base_buffer_118, %base_buffer_122, %base_buffer_126, %base_buffer_130, %base_buffer_134, %base_buffer_138, %base_buffer_142, %base_buffer_146, %base_buffer_150, %base_buffer_154, %base_buffer_158, %base_buffer_162, %base_buffer_166, %base_buffer_170, %base_buffer_174, %base_buffer_178, %base_buffer_182, %base_buffer_186, %base_buffer_190, %base_buffer_194 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%12#0, %12#1, %12#2, %12#3, %12#4, %12#5, %12#6, %12#7, %12#8, %12#9, %12#10, %12#11, %true_89, %true_88, %true_87, %true_86, %true_85, %true_84, %true_83, %true_82, %true_81, %true_80, %true_79, %true_78) retain (%alloc_90, %alloc, %alloc_91, %alloc_11, %alloc_92, %alloc_12, %alloc_93, %alloc_13, %alloc_94, %alloc_14, %alloc_95, %alloc_15, %alloc_96, %alloc_16, %alloc_97, %alloc_17, %alloc_98, %alloc_18, %alloc_99, %alloc_19, %alloc_100, %alloc_20, %alloc_101, %alloc_21 : memref<101xf32>, memref<1xf32>, memref<102xf32>, memref<2xf32>, memref<103xf32>, memref<3xf32>, memref<104xf32>, memref<4xf32>, memref<105xf32>, memref<5xf32>, memref<106xf32>, memref<6xf32>, memref<107xf32>, memref<7xf32>, memref<108xf32>, memref<8xf32>, memref<109xf32>, memref<9xf32>, memref<110xf32>, memref<10xf32>, memref<111xf32>, memref<11xf32>, memref<112xf32>, memref<12xf32>)
    cf.br ^bb3
  ^bb2:  // 2 preds: ^bb0, ^bb3
    return
  ^bb3:  // pred: ^bb1
    memref.store %arg1, %alloc_90[%arg2] : memref<101xf32>
    memref.store %arg1, %alloc_91[%arg2] : memref<102xf32>
    memref.store %arg1, %alloc_92[%arg2] : memref<103xf32>
    memref.store %arg1, %alloc_93[%arg2] : memref<104xf32>
    memref.store %arg1, %alloc_94[%arg2] : memref<105xf32>
    memref.store %arg1, %alloc_95[%arg2] : memref<106xf32>
    memref.store %arg1, %alloc_96[%arg2] : memref<107xf32>
    memref.store %arg1, %alloc_97[%arg2] : memref<108xf32>
    memref.store %arg1, %alloc_98[%arg2] : memref<109xf32>
    memref.store %arg1, %alloc_99[%arg2] : memref<110xf32>
    memref.store %arg1, %alloc_100[%arg2] : memref<111xf32>
    memref.store %arg1, %alloc_101[%arg2] : memref<112xf32>
    memref.store %arg1, %alloc[%arg2] : memref<1xf32>
    memref.store %arg1, %alloc_11[%arg2] : memref<2xf32>
    memref.store %arg1, %alloc_12[%arg2] : memref<3xf32>
    memref.store %arg1, %alloc_13[%arg2] : memref<4xf32>
    memref.store %arg1, %alloc_14[%arg2] : memref<5xf32>
    memref.store %arg1, %alloc_15[%arg2] : memref<6xf32>
    memref.store %arg1, %alloc_16[%arg2] : memref<7xf32>
    memref.store %arg1, %alloc_17[%arg2] : memref<8xf32>
    memref.store %arg1, %alloc_18[%arg2] : memref<9xf32>
    memref.store %arg1, %alloc_19[%arg2] : memref<10xf32>
    memref.store %arg1, %alloc_20[%arg2] : memref<11xf32>
    memref.store %arg1, %alloc_21[%arg2] : memref<12xf32>
    %base_buffer_198, %offset_199, %sizes_200, %strides_201 = memref.extract_strided_metadata %alloc_90 : memref<101xf32> -> memref<f32>, index, index, index
    %base_buffer_202, %offset_203, %sizes_204, %strides_205 = memref.extract_strided_metadata %alloc : memref<1xf32> -> memref<f32>, index, index, index
    %base_buffer_206, %offset_207, %sizes_208, %strides_209 = memref.extract_strided_metadata %alloc_91 : memref<102xf32> -> memref<f32>, index, index, index
    %base_buffer_210, %offset_211, %sizes_212, %strides_213 = memref.extract_strided_metadata %alloc_11 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_214, %offset_215, %sizes_216, %strides_217 = memref.extract_strided_metadata %alloc_92 : memref<103xf32> -> memref<f32>, index, index, index
    %base_buffer_218, %offset_219, %sizes_220, %strides_221 = memref.extract_strided_metadata %alloc_12 : memref<3xf32> -> memref<f32>, index, index, index
    %base_buffer_222, %offset_223, %sizes_224, %strides_225 = memref.extract_strided_metadata %alloc_93 : memref<104xf32> -> memref<f32>, index, index, index
    %base_buffer_226, %offset_227, %sizes_228, %strides_229 = memref.extract_strided_metadata %alloc_13 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_230, %offset_231, %sizes_232, %strides_233 = memref.extract_strided_metadata %alloc_94 : memref<105xf32> -> memref<f32>, index, index, index
    %base_buffer_234, %offset_235, %sizes_236, %strides_237 = memref.extract_strided_metadata %alloc_14 : memref<5xf32> -> memref<f32>, index, index, index
    %base_buffer_238, %offset_239, %sizes_240, %strides_241 = memref.extract_strided_metadata %alloc_95 : memref<106xf32> -> memref<f32>, index, index, index
    %base_buffer_242, %offset_243, %sizes_244, %strides_245 = memref.extract_strided_metadata %alloc_15 : memref<6xf32> -> memref<f32>, index, index, index
    %base_buffer_246, %offset_247, %sizes_248, %strides_249 = memref.extract_strided_metadata %alloc_96 : memref<107xf32> -> memref<f32>, index, index, index
    %base_buffer_250, %offset_251, %sizes_252, %strides_253 = memref.extract_strided_metadata %alloc_16 : memref<7xf32> -> memref<f32>, index, index, index
    %base_buffer_254, %offset_255, %sizes_256, %strides_257 = memref.extract_strided_metadata %alloc_97 : memref<108xf32> -> memref<f32>, index, index, index
    %base_buffer_258, %offset_259, %sizes_260, %strides_261 = memref.extract_strided_metadata %alloc_17 : memref<8xf32> -> memref<f32>, index, index, index
    %base_buffer_262, %offset_263, %sizes_264, %strides_265 = memref.extract_strided_metadata %alloc_98 : memref<109xf32> -> memref<f32>, index, index, index
    %base_buffer_266, %offset_267, %sizes_268, %strides_269 = memref.extract_strided_metadata %alloc_18 : memref<9xf32> -> memref<f32>, index, index, index
    %base_buffer_270, %offset_271, %sizes_272, %strides_273 = memref.extract_strided_metadata %alloc_99 : memref<110xf32> -> memref<f32>, index, index, index
    %base_buffer_274, %offset_275, %sizes_276, %strides_277 = memref.extract_strided_metadata %alloc_19 : memref<10xf32> -> memref<f32>, index, index, index
    %base_buffer_278, %offset_279, %sizes_280, %strides_281 = memref.extract_strided_metadata %alloc_100 : memref<111xf32> -> memref<f32>, index, index, index
    %base_buffer_282, %offset_283, %sizes_284, %strides_285 = memref.extract_strided_metadata %alloc_20 : memref<11xf32> -> memref<f32>, index, index, index
    %base_buffer_286, %offset_287, %sizes_288, %strides_289 = memref.extract_strided_metadata %alloc_101 : memref<112xf32> -> memref<f32>, index, index, index
    %base_buffer_290, %offset_291, %sizes_292, %strides_293 = memref.extract_strided_metadata %alloc_21 : memref<12xf32> -> memref<f32>, index, index, index
    %38 = arith.andi %37#0, %arg0 : i1
    %39 = arith.andi %12#0, %arg0 : i1
    %40 = arith.andi %37#2, %arg0 : i1
    %41 = arith.andi %12#1, %arg0 : i1
    %42 = arith.andi %37#4, %arg0 : i1
    %43 = arith.andi %12#2, %arg0 : i1
    %44 = arith.andi %37#6, %arg0 : i1
    %45 = arith.andi %12#3, %arg0 : i1
    %46 = arith.andi %37#8, %arg0 : i1
    %47 = arith.andi %12#4, %arg0 : i1
    %48 = arith.andi %37#10, %arg0 : i1
    %49 = arith.andi %12#5, %arg0 : i1
    %50 = arith.andi %37#12, %arg0 : i1
    %51 = arith.andi %12#6, %arg0 : i1
    %52 = arith.andi %37#14, %arg0 : i1
    %53 = arith.andi %12#7, %arg0 : i1
    %54 = arith.andi %37#16, %arg0 : i1
    %55 = arith.andi %12#8, %arg0 : i1
    %56 = arith.andi %37#18, %arg0 : i1
    %57 = arith.andi %12#9, %arg0 : i1
    %58 = arith.andi %37#20, %arg0 : i1
    %59 = arith.andi %12#10, %arg0 : i1
    %60 = arith.andi %37#22, %arg0 : i1
    %61 = arith.andi %12#11, %arg0 : i1
    bufferization.dealloc (%base_buffer_198, %base_buffer_202, %base_buffer_206, %base_buffer_210, %base_buffer_214, %base_buffer_218, %base_buffer_222, %base_buffer_226, %base_buffer_230, %base_buffer_234, %base_buffer_238, %base_buffer_242, %base_buffer_246, %base_buffer_250, %base_buffer_254, %base_buffer_258, %base_buffer_262, %base_buffer_266, %base_buffer_270, %base_buffer_274, %base_buffer_278, %base_buffer_282, %base_buffer_286, %base_buffer_290 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61)
    %true_294 = arith.constant true
    %62 = arith.xori %true_294, %arg0 : i1
    %63 = arith.andi %37#0, %62 : i1
    %true_295 = arith.constant true
    %64 = arith.xori %true_295, %arg0 : i1
    %65 = arith.andi %12#0, %64 : i1
    %true_296 = arith.constant true
    %66 = arith.xori %true_296, %arg0 : i1
    %67 = arith.andi %37#2, %66 : i1
    %true_297 = arith.constant true
    %68 = arith.xori %true_297, %arg0 : i1
    %69 = arith.andi %12#1, %68 : i1
    %true_298 = arith.constant true
    %70 = arith.xori %true_298, %arg0 : i1
    %71 = arith.andi %37#4, %70 : i1
    %true_299 = arith.constant true
    %72 = arith.xori %true_299, %arg0 : i1
    %73 = arith.andi %12#2, %72 : i1
    %true_300 = arith.constant true
    %74 = arith.xori %true_300, %arg0 : i1
    %75 = arith.andi %37#6, %74 : i1
    %true_301 = arith.constant true
    %76 = arith.xori %true_301, %arg0 : i1
    %77 = arith.andi %12#3, %76 : i1
    %true_302 = arith.constant true
    %78 = arith.xori %true_302, %arg0 : i1
    %79 = arith.andi %37#8, %78 : i1
    %true_303 = arith.constant true
    %80 = arith.xori %true_303, %arg0 : i1
    %81 = arith.andi %12#4, %80 : i1
    %true_304 = arith.constant true
    %82 = arith.xori %true_304, %arg0 : i1
    %83 = arith.andi %37#10, %82 : i1
    %true_305 = arith.constant true
    %84 = arith.xori %true_305, %arg0 : i1
    %85 = arith.andi %12#5, %84 : i1
    %true_306 = arith.constant true
    %86 = arith.xori %true_306, %arg0 : i1
    %87 = arith.andi %37#12, %86 : i1
    %true_307 = arith.constant true
    %88 = arith.xori %true_307, %arg0 : i1
    %89 = arith.andi %12#6, %88 : i1
    %true_308 = arith.constant true
    %90 = arith.xori %true_308, %arg0 : i1
    %91 = arith.andi %37#14, %90 : i1
    %true_309 = arith.constant true
    %92 = arith.xori %true_309, %arg0 : i1
    %93 = arith.andi %12#7, %92 : i1
    %true_310 = arith.constant true
    %94 = arith.xori %true_310, %arg0 : i1
    %95 = arith.andi %37#16, %94 : i1
    %true_311 = arith.constant true
    %96 = arith.xori %true_311, %arg0 : i1
    %97 = arith.andi %12#8, %96 : i1
    %true_312 = arith.constant true
    %98 = arith.xori %true_312, %arg0 : i1
    %99 = arith.andi %37#18, %98 : i1
    %true_313 = arith.constant true
    %100 = arith.xori %true_313, %arg0 : i1
    %101 = arith.andi %12#9, %100 : i1
    %true_314 = arith.constant true
    %102 = arith.xori %true_314, %arg0 : i1
    %103 = arith.andi %37#20, %102 : i1
    %true_315 = arith.constant true
    %104 = arith.xori %true_315, %arg0 : i1
    %105 = arith.andi %12#10, %104 : i1
    %true_316 = arith.constant true
    %106 = arith.xori %true_316, %arg0 : i1
    %107 = arith.andi %37#22, %106 : i1
    %true_317 = arith.constant true
    %108 = arith.xori %true_317, %arg0 : i1
    %109 = arith.andi %12#11, %108 : i1
    %110:24 = bufferization.dealloc (%base_buffer_198, %base_buffer_202, %base_buffer_206, %base_buffer_210, %base_buffer_214, %base_buffer_218, %base_buffer_222, %base_buffer_226, %base_buffer_230, %base_buffer_234, %base_buffer_238, %base_buffer_242, %base_buffer_246, %base_buffer_250, %base_buffer_254, %base_buffer_258, %base_buffer_262, %base_buffer_266, %base_buffer_270, %base_buffer_274, %base_buffer_278, %base_buffer_282, %base_buffer_286, %base_buffer_290 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%63, %65, %67, %69, %71, %73, %75, %77, %79, %81, %83, %85, %87, %89, %91, %93, %95, %97, %99, %101, %103, %105, %107, %109) retain (%alloc_90, %alloc, %alloc_91, %alloc_11, %alloc_92, %alloc_12, %alloc_93, %alloc_13, %alloc_94, %alloc_14, %alloc_95, %alloc_15, %alloc_96, %alloc_16, %alloc_97, %alloc_17, %alloc_98, %alloc_18, %alloc_99, %alloc_19, %alloc_100, %alloc_20, %alloc_101, %alloc_21 : memref<101xf32>, memref<1xf32>, memref<102xf32>, memref<2xf32>, memref<103xf32>, memref<3xf32>, memref<104xf32>, memref<4xf32>, memref<105xf32>, memref<5xf32>, memref<106xf32>, memref<6xf32>, memref<107xf32>, memref<7xf32>, memref<108xf32>, memref<8xf32>, memref<109xf32>, memref<9xf32>, memref<110xf32>, memref<10xf32>, memref<111xf32>, memref<11xf32>, memref<112xf32>, memref<12xf32>)
    cf.cond_br %arg0, ^bb2, ^bb4
  ^bb4:  // pred: ^bb3
    memref.store %arg1, %alloc_90[%arg2] : memref<101xf32>
    memref.store %arg1, %alloc_91[%arg2] : memref<102xf32>
    memref.store %arg1, %alloc_92[%arg2] : memref<103xf32>
    memref.store %arg1, %alloc_93[%arg2] : memref<104xf32>
    memref.store %arg1, %alloc_94[%arg2] : memref<105xf32>
    memref.store %arg1, %alloc_95[%arg2] : memref<106xf32>
    memref.store %arg1, %alloc_96[%arg2] : memref<107xf32>
    memref.store %arg1, %alloc_97[%arg2] : memref<108xf32>
    memref.store %arg1, %alloc_98[%arg2] : memref<109xf32>
    memref.store %arg1, %alloc_99[%arg2] : memref<110xf32>
    memref.store %arg1, %alloc_100[%arg2] : memref<111xf32>
    memref.store %arg1, %alloc_101[%arg2] : memref<112xf32>
    memref.store %arg1, %alloc[%arg2] : memref<1xf32>
    memref.store %arg1, %alloc_11[%arg2] : memref<2xf32>
    memref.store %arg1, %alloc_12[%arg2] : memref<3xf32>
    memref.store %arg1, %alloc_13[%arg2] : memref<4xf32>
    memref.store %arg1, %alloc_14[%arg2] : memref<5xf32>
    memref.store %arg1, %alloc_15[%arg2] : memref<6xf32>
    memref.store %arg1, %alloc_16[%arg2] : memref<7xf32>
    memref.store %arg1, %alloc_17[%arg2] : memref<8xf32>
    memref.store %arg1, %alloc_18[%arg2] : memref<9xf32>
    memref.store %arg1, %alloc_19[%arg2] : memref<10xf32>
    memref.store %arg1, %alloc_20[%arg2] : memref<11xf32>
    memref.store %arg1, %alloc_21[%arg2] : memref<12xf32>
    %base_buffer_318, %offset_319, %sizes_320, %strides_321 = memref.extract_strided_metadata %alloc_90 : memref<101xf32> -> memref<f32>, index, index, index
    %base_buffer_322, %offset_323, %sizes_324, %strides_325 = memref.extract_strided_metadata %alloc : memref<1xf32> -> memref<f32>, index, index, index
    %base_buffer_326, %offset_327, %sizes_328, %strides_329 = memref.extract_strided_metadata %alloc_91 : memref<102xf32> -> memref<f32>, index, index, index
    %base_buffer_330, %offset_331, %sizes_332, %strides_333 = memref.extract_strided_metadata %alloc_11 : memref<2xf32> -> memref<f32>, index, index, index
    %base_buffer_334, %offset_335, %sizes_336, %strides_337 = memref.extract_strided_metadata %alloc_92 : memref<103xf32> -> memref<f32>, index, index, index
    %base_buffer_338, %offset_339, %sizes_340, %strides_341 = memref.extract_strided_metadata %alloc_12 : memref<3xf32> -> memref<f32>, index, index, index
    %base_buffer_342, %offset_343, %sizes_344, %strides_345 = memref.extract_strided_metadata %alloc_93 : memref<104xf32> -> memref<f32>, index, index, index
    %base_buffer_346, %offset_347, %sizes_348, %strides_349 = memref.extract_strided_metadata %alloc_13 : memref<4xf32> -> memref<f32>, index, index, index
    %base_buffer_350, %offset_351, %sizes_352, %strides_353 = memref.extract_strided_metadata %alloc_94 : memref<105xf32> -> memref<f32>, index, index, index
    %base_buffer_354, %offset_355, %sizes_356, %strides_357 = memref.extract_strided_metadata %alloc_14 : memref<5xf32> -> memref<f32>, index, index, index
    %base_buffer_358, %offset_359, %sizes_360, %strides_361 = memref.extract_strided_metadata %alloc_95 : memref<106xf32> -> memref<f32>, index, index, index
    %base_buffer_362, %offset_363, %sizes_364, %strides_365 = memref.extract_strided_metadata %alloc_15 : memref<6xf32> -> memref<f32>, index, index, index
    %base_buffer_366, %offset_367, %sizes_368, %strides_369 = memref.extract_strided_metadata %alloc_96 : memref<107xf32> -> memref<f32>, index, index, index
    %base_buffer_370, %offset_371, %sizes_372, %strides_373 = memref.extract_strided_metadata %alloc_16 : memref<7xf32> -> memref<f32>, index, index, index
    %base_buffer_374, %offset_375, %sizes_376, %strides_377 = memref.extract_strided_metadata %alloc_97 : memref<108xf32> -> memref<f32>, index, index, index
    %base_buffer_378, %offset_379, %sizes_380, %strides_381 = memref.extract_strided_metadata %alloc_17 : memref<8xf32> -> memref<f32>, index, index, index
    %base_buffer_382, %offset_383, %sizes_384, %strides_385 = memref.extract_strided_metadata %alloc_98 : memref<109xf32> -> memref<f32>, index, index, index
    %base_buffer_386, %offset_387, %sizes_388, %strides_389 = memref.extract_strided_metadata %alloc_18 : memref<9xf32> -> memref<f32>, index, index, index
    %base_buffer_390, %offset_391, %sizes_392, %strides_393 = memref.extract_strided_metadata %alloc_99 : memref<110xf32> -> memref<f32>, index, index, index
    %base_buffer_394, %offset_395, %sizes_396, %strides_397 = memref.extract_strided_metadata %alloc_19 : memref<10xf32> -> memref<f32>, index, index, index
    %base_buffer_398, %offset_399, %sizes_400, %strides_401 = memref.extract_strided_metadata %alloc_100 : memref<111xf32> -> memref<f32>, index, index, index
    %base_buffer_402, %offset_403, %sizes_404, %strides_405 = memref.extract_strided_metadata %alloc_20 : memref<11xf32> -> memref<f32>, index, index, index
    %base_buffer_406, %offset_407, %sizes_408, %strides_409 = memref.extract_strided_metadata %alloc_101 : memref<112xf32> -> memref<f32>, index, index, index
    %base_buffer_410, %offset_411, %sizes_412, %strides_413 = memref.extract_strided_metadata %alloc_21 : memref<12xf32> -> memref<f32>, index, index, index
    bufferization.dealloc (%base_buffer_318, %base_buffer_322, %base_buffer_326, %base_buffer_330, %base_buffer_334, %base_buffer_338, %base_buffer_342, %base_buffer_346, %base_buffer_350, %base_buffer_354, %base_buffer_358, %base_buffer_362, %base_buffer_366, %base_buffer_370, %base_buffer_374, %base_buffer_378, %base_buffer_382, %base_buffer_386, %base_buffer_390, %base_buffer_394, %base_buffer_398, %base_buffer_402, %base_buffer_406, %base_buffer_410 : memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>, memref<f32>) if (%37#0, %12#0, %37#2, %12#1, %37#4, %12#2, %37#6, %12#3, %37#8, %12#4, %37#10, %12#5, %37#12, %12#6, %37#14, %12#7, %37#16, %12#8, %37#18, %12#9, %37#20, %12#10, %37#22, %12#11)
    return
  }
}

