module {
  "t.x"() {a = #llvm.zero} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.linkage<internal>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.linkage<internal>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.cconv<fastcc>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm<comdat any>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.framePointerKind<"non-leaf">} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.framePointerKind<all>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.tailcallkind<musttail>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.fastmath<fast>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.fastmath<none>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.fastmath<nnan, ninf>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.fastmath<fast>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.overflow<nsw, nuw>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.overflow<none>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.undef} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.poison} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.zero} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.zero} : () -> ()
}

// -----
#di_null_type = #llvm.di_null_type
module {
  "t.x"() {a = #di_null_type} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.target_features<["+a", "-b"]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.target_features<[]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.vscale_range<minRange = 1 : i64, maxRange = 16 : i64>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root
module {
  "t.x"() {a = #tbaa_root} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root
module {
  "t.x"() {a = #tbaa_root} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root<id = "x">
module {
  "t.x"() {a = #tbaa_root} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root<id = "x">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "any", members = {<#tbaa_root, 0>}>
module {
  "t.x"() {a = #tbaa_type_desc} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root
#tbaa_root1 = #llvm.tbaa_root<id = "d">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "any", members = {<#tbaa_root, 0>, <#tbaa_root1, 8>}>
module {
  "t.x"() {a = #tbaa_type_desc} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "any", members = {<#tbaa_root, -3>}>
module {
  "t.x"() {a = #tbaa_type_desc} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "a", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module {
  "t.x"() {a = #tbaa_tag} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "a", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 8, constant = true>
module {
  "t.x"() {a = #tbaa_tag} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root
module {
  "t.x"() {a = #llvm.tbaa_member<#tbaa_root, 4>} : () -> ()
}

// -----
#access_group = #llvm.access_group<id = distinct[0]<>>
module {
  "t.x"() {a = #access_group} : () -> ()
}

// -----
#distinct = distinct[0]<3 : i32>
#access_group = #llvm.access_group<id = #distinct>
module {
  "t.x"() {a = #access_group} : () -> ()
}

// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
module {
  "t.x"() {a = #alias_scope_domain} : () -> ()
}

// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "e">
module {
  "t.x"() {a = #alias_scope} : () -> ()
}

// -----
#loop_annotation = #llvm.loop_annotation<>
module {
  "t.x"() {a = #loop_annotation} : () -> ()
}

// -----
#loop_annotation = #llvm.loop_annotation<>
#loop_distribute = #llvm.loop_distribute<>
#loop_interleave = #llvm.loop_interleave<count = 4 : i32>
#loop_licm = #llvm.loop_licm<disable = true>
#loop_peeled = #llvm.loop_peeled<count = 3 : i64>
#loop_pipeline = #llvm.loop_pipeline<initiationinterval = 3 : i64>
#loop_unroll = #llvm.loop_unroll<disable = true, count = 4 : i32, full = true>
#loop_unswitch = #llvm.loop_unswitch<partialDisable = false>
#loop_vectorize = #llvm.loop_vectorize<disable = true, width = 3 : i32>
#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<followupOuter = #loop_annotation>
#loop_annotation1 = #llvm.loop_annotation<disableNonforced = true, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true>
module {
  "t.x"() {a = #loop_annotation1} : () -> ()
}

// -----
#access_group = #llvm.access_group<id = distinct[0]<>>
#loop_annotation = #llvm.loop_annotation<parallelAccesses = #access_group>
module {
  "t.x"() {a = #loop_annotation} : () -> ()
}

// -----
#loc = loc("a":1:2)
#loc1 = loc("b":1:2)
#loc2 = loc(fused[#loc, #loc1])
#loop_annotation = #llvm.loop_annotation<startLoc = #loc2>
module {
  "t.x"() {a = #loop_annotation} : () -> ()
}

// -----
#loop_vectorize = #llvm.loop_vectorize<disable = true>
module {
  "t.x"() {a = #loop_vectorize} : () -> ()
}

// -----
#loop_interleave = #llvm.loop_interleave<count = 3 : i64>
module {
  "t.x"() {a = #loop_interleave} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
module {
  "t.x"() {a = #di_file} : () -> ()
}

// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
module {
  "t.x"() {a = #di_basic_type} : () -> ()
}

// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 18446744073709551615>
module {
  "t.x"() {a = #di_basic_type} : () -> ()
}

// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_null, name = "int">
module {
  "t.x"() {a = #di_basic_type} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #di_file, producer = "p", isOptimized = false, emissionKind = Full>
module {
  "t.x"() {a = #di_compile_unit} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #di_file, isOptimized = true, emissionKind = LineTablesOnly>
module {
  "t.x"() {a = #di_compile_unit} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #di_file, isOptimized = true, emissionKind = LineTablesOnly, nameTableKind = GNU>
module {
  "t.x"() {a = #di_compile_unit} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_array_type, elements = #llvm.di_subrange<count = 4 : i64>, #llvm.di_subrange<count = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(3), DW_OP_deref]>>>
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, line = 3, flags = "Public|FwdDecl">
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[0]<>, flags = Public>
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, flags = Public>
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null>
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, flags = SingleInheritance|MultipleInheritance|VirtualInheritance>
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, dataLocation = <[DW_OP_push_object_address]>>
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, dataLocation = <>>
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_fragment(0, 4)]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_fragment(0)]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<[DW_OP_plus_uconst(3, 4)]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<[DW_OP_deref(3)]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed)]>} : () -> ()
}

// -----
#di_null_type = #llvm.di_null_type
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_null_type, sizeInBits = 64, dwarfAddressSpace = 3, extraData = #llvm.di_subrange<>>
module {
  "t.x"() {a = #di_derived_type} : () -> ()
}

// -----
#di_subroutine_type = #llvm.di_subroutine_type<>
module {
  "t.x"() {a = #di_subroutine_type} : () -> ()
}

// -----
#di_null_type = #llvm.di_null_type
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_program, types = #di_null_type, #di_null_type>
module {
  "t.x"() {a = #di_subroutine_type} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_subprogram = #llvm.di_subprogram<scope = #di_file, file = #di_file, line = 3, subprogramFlags = "Definition|Optimized">
module {
  "t.x"() {a = #di_subprogram} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_subprogram = #llvm.di_subprogram<scope = #di_file, file = #di_file, subprogramFlags = Definition>
module {
  "t.x"() {a = #di_subprogram} : () -> ()
}

// -----
#di_null_type = #llvm.di_null_type
module {
  "t.x"() {a = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64, upperBound = 3 : i64, stride = #di_null_type>} : () -> ()
}

// -----
#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "", sizeInBits = 80, encoding = DW_ATE_ASCII>
module {
  "t.x"() {a = #di_string_type} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_null_type = #llvm.di_null_type
#di_global_variable = #llvm.di_global_variable<file = #di_file, line = 3, type = #di_null_type, isLocalToUnit = true>
module {
  "t.x"() {a = #di_global_variable} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_null_type = #llvm.di_null_type
#di_global_variable = #llvm.di_global_variable<file = #di_file, line = 3, type = #di_null_type, isDefined = true, alignInBits = 8>
module {
  "t.x"() {a = #di_global_variable} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_null_type = #llvm.di_null_type
#di_global_variable = #llvm.di_global_variable<file = #di_file, line = 3, type = #di_null_type>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
module {
  "t.x"() {a = #di_global_variable_expression} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_label = #llvm.di_label<scope = #di_file, name = "l", file = #di_file, line = 4>
module {
  "t.x"() {a = #di_label} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_lexical_block = #llvm.di_lexical_block<scope = #di_file, line = 4, column = 3>
module {
  "t.x"() {a = #di_lexical_block} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_file, discriminator = 0>
module {
  "t.x"() {a = #di_lexical_block_file} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file, name = "x", arg = 1>
module {
  "t.x"() {a = #di_local_variable} : () -> ()
}

// -----
#di_module = #llvm.di_module<name = "m", line = 3, isDecl = true>
module {
  "t.x"() {a = #di_module} : () -> ()
}

// -----
#di_namespace = #llvm.di_namespace<name = "n", exportSymbols = true>
module {
  "t.x"() {a = #di_namespace} : () -> ()
}

// -----
#di_module = #llvm.di_module<>
module {
  "t.x"() {a = #di_module} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file>
#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "", stringLength = #di_local_variable>
module {
  "t.x"() {a = #di_string_type} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.zero} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.poison} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, flags = Private>
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, flags = "Private|Vector">
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, flags = "Public|Vector">
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, flags = "Private|FwdDecl|SingleInheritance|MultipleInheritance|VirtualInheritance|AllCallsDescribed">
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null>
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_null, dwarfAddressSpace = 0>
module {
  "t.x"() {a = #di_derived_type} : () -> ()
}

// -----
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null>
#di_file = #llvm.di_file<"a" in "b">
#di_namespace = #llvm.di_namespace<scope = #di_composite_type, exportSymbols = false>
#di_module = #llvm.di_module<scope = #di_namespace>
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_module, discriminator = 1>
#di_subprogram = #llvm.di_subprogram<scope = #di_lexical_block_file, file = #di_file>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram>
module {
  "t.x"() {a = #di_lexical_block} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
#di_lexical_block = #llvm.di_lexical_block<scope = #di_compile_unit>
#di_lexical_block1 = #llvm.di_lexical_block<scope = #di_lexical_block>
module {
  "t.x"() {a = #di_lexical_block1} : () -> ()
}

// -----
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_null, name = "">
#di_file = #llvm.di_file<"a" in "b">
#di_module = #llvm.di_module<>
#di_null_type = #llvm.di_null_type
#di_subroutine_type = #llvm.di_subroutine_type<>
#di_label = #llvm.di_label<scope = #di_file>
#di_local_variable = #llvm.di_local_variable<scope = #di_file>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, elements = #di_basic_type, #di_label, #di_local_variable, #di_file, #di_module, #llvm.di_subrange<>, #di_subroutine_type, #di_null_type>
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_string_type = #llvm.di_string_type<tag = DW_TAG_null, name = "">
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, baseType = #di_string_type>
#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_null, baseType = #di_composite_type>
module {
  "t.x"() {a = #di_composite_type1} : () -> ()
}

// -----
#di_subroutine_type = #llvm.di_subroutine_type<>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_null, baseType = #di_subroutine_type>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_null, baseType = #di_derived_type>
module {
  "t.x"() {a = #di_composite_type} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_null_type = #llvm.di_null_type
#di_global_variable = #llvm.di_global_variable<file = #di_file, line = 3, type = #di_null_type>
#di_string_type = #llvm.di_string_type<tag = DW_TAG_null, name = "", stringLength = #di_global_variable>
module {
  "t.x"() {a = #di_string_type} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "a\0Ab\22", members = {<#tbaa_root, 0>}>
module {
  "t.x"() {a = #tbaa_type_desc} : () -> ()
}

// -----
#di_namespace = #llvm.di_namespace<exportSymbols = true>
module {
  "t.x"() {a = #di_namespace} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root<id = "a" : i32>
module {
  "t.x"() {a = #tbaa_root} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" : i32 in "b">
module {
  "t.x"() {a = #di_file} : () -> ()
}

// -----
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  "t.x"() {a = #loop_annotation} : () -> ()
}

// -----
#di_file = #llvm.di_file<"a" in "b">
#di_local_variable = #llvm.di_local_variable<scope = #di_file, line = 4294967295, arg = 4294967295>
module {
  "t.x"() {a = #di_local_variable} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root
module {
  "t.x"() {a = #llvm.tbaa_member<#tbaa_root, -1>} : () -> ()
}

// -----
#tbaa_root = #llvm.tbaa_root
module {
  "t.x"() {a = #llvm.tbaa_member<#tbaa_root, -1>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<[DW_OP_bit_piece(3, 18446744073709551615)]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(8)]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(8, DW_ATE_float)]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(8, DW_ATE_signed, DW_ATE_complex_float)]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.di_expression<[DW_OP_deref]>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm<di_expression_elemDW_OP_deref(3)>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm<comdat any>} : () -> ()
}

// -----
module {
  "t.x"() {a = #llvm.target_features<["+a" : i32]>} : () -> ()
}

// -----
#di_null_type = #llvm.di_null_type
module {
  "t.x"() {a = #di_null_type} : () -> ()
}

