#access_group = #llvm.access_group<id = distinct[0]<>>
#access_group1 = #llvm.access_group<id = distinct[1]<>>
#di_composite_type = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#di_file = #llvm.di_file<"a.f90" in "/src">
#loc = loc("a.c":1:2)
#loop_licm = #llvm.loop_licm<disable = true>
#loop_unroll = #llvm.loop_unroll<count = 4 : i32>
#loop_vectorize = #llvm.loop_vectorize<disable = false, predicateEnable = true, width = 16 : i32>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C_plus_plus_17, file = #di_file, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = None>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64, alignInBits = 32, offsetInBits = 8, dwarfAddressSpace = 3, extraData = #di_composite_type>
#di_namespace = #llvm.di_namespace<name = "ns", scope = #di_file, exportSymbols = true>
#di_composite_type1 = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "c", file = #di_file, line = 4294967295, scope = #di_file, flags = "Public|TypePassByReference|NonTrivial", sizeInBits = 64, alignInBits = 18446744073709551615, elements = #di_derived_type>
#di_global_variable = #llvm.di_global_variable<scope = #di_namespace, name = "g", linkageName = "g", file = #di_file, line = 2, type = #di_derived_type, isLocalToUnit = true, isDefined = true, alignInBits = 3>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_LLVM_convert(16, DW_ATE_unsigned), DW_OP_LLVM_fragment(0, 18446744073709551615), DW_OP_stack_value]>>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_composite_type1>
#di_subprogram = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "n", linkageName = "l", file = #di_file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type, retainedNodes = #di_derived_type, #di_composite_type>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "x", file = #di_file, line = 3>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 5, column = 6>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "", file = #di_file, line = 2, arg = 1, alignInBits = 8, type = #di_composite_type1, flags = Artificial>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram>
#loc1 = loc(fused<#di_subprogram>[#loc])
#di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_subprogram, entity = #di_namespace, file = #di_file, line = 3, name = "n", elements = #di_global_variable, #di_local_variable>
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, file = #di_file, discriminator = 7>
#loop_annotation = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize, unroll = #loop_unroll, licm = #loop_licm, mustProgress = false, isVectorized = true, startLoc = #loc1, endLoc = #loc1, parallelAccesses = #access_group, #access_group1>
module attributes {test.a = #di_compile_unit, test.b = #di_composite_type1, test.gve = #di_global_variable_expression, test.ie = #di_imported_entity, test.la = #loop_annotation, test.lab = #di_label, test.lf = #di_lexical_block_file, test.s = #di_subprogram, test.sr = #llvm.di_subrange<count = 3 : i64, lowerBound = #di_local_variable1, stride = #llvm.di_expression<[DW_OP_deref]>>, test.v = #di_local_variable, test.v2 = #di_local_variable1} {
}

