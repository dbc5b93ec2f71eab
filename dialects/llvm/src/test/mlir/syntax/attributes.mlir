// RUN: --mlir-version=19.1 --allow-unregistered-dialect --split-input-file
// The attributes and their aliases.
"t.x"() {a = #llvm.zero<3>} : () -> ()

// -----

"t.x"() {a = #llvm.linkage<internal>} : () -> ()

// -----

"t.x"() {a = #llvm.linkage<"internal">} : () -> ()

// -----

"t.x"() {a = #llvm.cconv<fastcc>} : () -> ()

// -----

"t.x"() {a = #llvm<comdat any>} : () -> ()

// -----

"t.x"() {a = #llvm.framePointerKind<"non-leaf">} : () -> ()

// -----

"t.x"() {a = #llvm.framePointerKind<all>} : () -> ()

// -----

"t.x"() {a = #llvm.tailcallkind<musttail>} : () -> ()

// -----

"t.x"() {a = #llvm.fastmath<fast>} : () -> ()

// -----

"t.x"() {a = #llvm.fastmath<none>} : () -> ()

// -----

"t.x"() {a = #llvm.fastmath<nnan, ninf>} : () -> ()

// -----

"t.x"() {a = #llvm.fastmath<nnan, fast>} : () -> ()

// -----

"t.x"() {a = #llvm.overflow<nsw, nuw>} : () -> ()

// -----

"t.x"() {a = #llvm.overflow<none>} : () -> ()

// -----

"t.x"() {a = #llvm.undef} : () -> ()

// -----

"t.x"() {a = #llvm.poison} : () -> ()

// -----

"t.x"() {a = #llvm.zero} : () -> ()

// -----

"t.x"() {a = #llvm.zero<>} : () -> ()

// -----

"t.x"() {a = #llvm.di_null_type} : () -> ()

// -----

"t.x"() {a = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite>} : () -> ()

// -----

"t.x"() {a = #llvm.memory_effects<argMem = read, other = none, inaccessibleMem = write>} : () -> ()

// -----

"t.x"() {a = #llvm.target_features<["+a", "-b"]>} : () -> ()

// -----

"t.x"() {a = #llvm.target_features<[]>} : () -> ()

// -----

"t.x"() {a = #llvm.vscale_range<minRange = 1, maxRange = 16>} : () -> ()

// -----

"t.x"() {a = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_root} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_root<>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_root<id = "x">} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_type_desc<id = "any", members = {<#llvm.tbaa_root<id = "x">, 0>}>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_type_desc<members = {<#llvm.tbaa_root, 0>, <#llvm.tbaa_root<id="d">, 8>}, id = "any">} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_type_desc<id = "any", members = {#llvm.tbaa_member<#llvm.tbaa_root, -3>}>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, offset = 0>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root, 0>}>, access_type = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.tbaa_root, 0>}>, offset = 8, constant = true>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_member<#llvm.tbaa_root, 4>} : () -> ()

// -----

"t.x"() {a = #llvm.access_group<id = distinct[0]<>>} : () -> ()

// -----

"t.x"() {a = #llvm.access_group<id = distinct[0]<3 : i32>>} : () -> ()

// -----

"t.x"() {a = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">} : () -> ()

// -----

"t.x"() {a = #llvm.alias_scope<id = distinct[1]<>, domain = <id = distinct[0]<>, description = "d">, description = "e">} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<disableNonforced = true, mustProgress = true, vectorize = <disable = true, width = 3 : i32>, interleave = <count = 4 : i32>, unroll = <disable = true, count = 4 : i32, full = true>, licm = <disable = true>, distribute = <>, pipeline = <initiationinterval = 3 : i64>, peeled = <count = 3>, unswitch = <partialDisable = false>, unrollAndJam = <followupOuter = #llvm.loop_annotation<>>>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<parallelAccesses = <id = distinct[0]<>>>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<startLoc = loc(fused["a":1:2, "b":1:2])>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_vectorize<disable = true>} : () -> ()

// -----

"t.x"() {a = #llvm.loop_interleave<count = 3>} : () -> ()

// -----

"t.x"() {a = #llvm.di_file<"a" in "b">} : () -> ()

// -----

"t.x"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>} : () -> ()

// -----

"t.x"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = -1>} : () -> ()

// -----

"t.x"() {a = #llvm.di_basic_type<tag = DW_TAG_null, name = "int">} : () -> ()

// -----

"t.x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = <"a" in "b">, producer = "p", isOptimized = false, emissionKind = Full>} : () -> ()

// -----

"t.x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #llvm.di_file<"a" in "b">, isOptimized = true, emissionKind = LineTablesOnly, nameTableKind = Default>} : () -> ()

// -----

"t.x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #llvm.di_file<"a" in "b">, isOptimized = true, emissionKind = LineTablesOnly, nameTableKind = GNU>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, elements = #llvm.di_subrange<count = 4 : i64>, #llvm.di_subrange<count = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(3), DW_OP_deref]>>>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, flags = "Public|FwdDecl", line = 3>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, recId = distinct[0]<>, flags = Public>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = "Bit0|Bit1">} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = Zero>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = "SingleInheritance|MultipleInheritance|VirtualInheritance">} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, dataLocation = <[DW_OP_push_object_address]>>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, dataLocation = <>>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_fragment(0, 4)]>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_fragment(0)]>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[DW_OP_plus_uconst(3, 4)]>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[DW_OP_deref(3)]>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed)]>} : () -> ()

// -----

"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_null_type, sizeInBits = 64, dwarfAddressSpace = 3, extraData = #llvm.di_subrange<>>} : () -> ()

// -----

"t.x"() {a = #llvm.di_subroutine_type<>} : () -> ()

// -----

"t.x"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_program, types = #llvm.di_null_type, #llvm.di_null_type>} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<scope = #llvm.di_file<"a" in "b">, file = <"a" in "b">, subprogramFlags = "Definition|Optimized", line = 3>} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<scope = #llvm.di_file<"a" in "b">, file = <"a" in "b">, subprogramFlags = Definition>} : () -> ()

// -----

"t.x"() {a = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64, upperBound = 3, stride = #llvm.di_null_type>} : () -> ()

// -----

"t.x"() {a = #llvm.di_string_type<tag = DW_TAG_string_type, name = "", sizeInBits = 80, encoding = DW_ATE_ASCII>} : () -> ()

// -----

"t.x"() {a = #llvm.di_global_variable<file = <"a" in "b">, line = 3, type = #llvm.di_null_type, isLocalToUnit = true, isDefined = false>} : () -> ()

// -----

"t.x"() {a = #llvm.di_global_variable<file = <"a" in "b">, line = 3, type = #llvm.di_null_type, isDefined = true, alignInBits = 8>} : () -> ()

// -----

"t.x"() {a = #llvm.di_global_variable_expression<var = <file = <"a" in "b">, line = 3, type = #llvm.di_null_type>, expr = <>>} : () -> ()

// -----

"t.x"() {a = #llvm.di_label<scope = #llvm.di_file<"a" in "b">, name = "l", file = <"a" in "b">, line = 4>} : () -> ()

// -----

"t.x"() {a = #llvm.di_lexical_block<scope = #llvm.di_file<"a" in "b">, line = 4, column = 3>} : () -> ()

// -----

"t.x"() {a = #llvm.di_lexical_block_file<scope = #llvm.di_file<"a" in "b">, discriminator = 0>} : () -> ()

// -----

"t.x"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, name = "x", arg = 1>} : () -> ()

// -----

"t.x"() {a = #llvm.di_module<name = "m", isDecl = true, line = 3>} : () -> ()

// -----

"t.x"() {a = #llvm.di_namespace<name = "n", exportSymbols = true>} : () -> ()

// -----

"t.x"() {a = #llvm.di_module<isDecl = false>} : () -> ()

// -----

"t.x"() {a = #llvm.di_string_type<tag = DW_TAG_string_type, name = "", stringLength = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">>>} : () -> ()

// -----

"t.x"() {a = #llvm.zero : i32} : () -> ()

// -----

"t.x"() {a = #llvm.poison : i32} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = Bit0>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = "Bit0|Vector">} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = "Public | Vector">} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = "Private|FwdDecl|AllCallsDescribed|VirtualInheritance">} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = "Zero">} : () -> ()

// -----

"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_null, dwarfAddressSpace = 0, sizeInBits = 0>} : () -> ()

// -----

"t.x"() {a = #llvm.di_lexical_block<scope = #llvm.di_subprogram<scope = #llvm.di_lexical_block_file<scope = #llvm.di_module<scope = #llvm.di_namespace<scope = #llvm.di_composite_type<tag = DW_TAG_null>, exportSymbols = false>>, discriminator = 1>, file = <"a" in "b">>>} : () -> ()

// -----

"t.x"() {a = #llvm.di_lexical_block<scope = #llvm.di_lexical_block<scope = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = false, emissionKind = None>>>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, elements = #llvm.di_basic_type<tag = DW_TAG_null, name = "">, #llvm.di_label<scope=#llvm.di_file<"a" in "b">>, #llvm.di_local_variable<scope=#llvm.di_file<"a" in "b">>, #llvm.di_file<"a" in "b">, #llvm.di_module<>, #llvm.di_subrange<>, #llvm.di_subroutine_type<>, #llvm.di_null_type>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, baseType = #llvm.di_composite_type<tag = DW_TAG_null, baseType = #llvm.di_string_type<tag = DW_TAG_null, name = "">>>} : () -> ()

// -----

"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, baseType = #llvm.di_derived_type<tag = DW_TAG_null, baseType = #llvm.di_subroutine_type<>>>} : () -> ()

// -----

"t.x"() {a = #llvm.di_string_type<tag = DW_TAG_null, name = "", stringLength = #llvm.di_global_variable<file = <"a" in "b">, line = 3, type = #llvm.di_null_type>>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_type_desc<id = "a\0Ab\22", members = {<#llvm.tbaa_root,0>}>} : () -> ()

// -----

"t.x"() {a = #llvm.di_namespace<exportSymbols = 1>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_root<id = "a" : i32>} : () -> ()

// -----

"t.x"() {a = #llvm.di_file<"a" : i32 in "b">} : () -> ()

// -----

"t.x"() {a = #llvm.loop_annotation<mustProgress = 1 : i1>} : () -> ()

// -----

"t.x"() {a = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, line = 4294967295, arg = -1>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_member<#llvm.tbaa_root, 18446744073709551615>} : () -> ()

// -----

"t.x"() {a = #llvm.tbaa_member<#llvm.tbaa_root, true>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[DW_OP_bit_piece(3, 18446744073709551615)]>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert]>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(8)]>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(8, 4)]>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(8, DW_ATE_signed, 3)]>} : () -> ()

// -----

"t.x"() {a = #llvm.di_expression<[#llvm<di_expression_elem DW_OP_deref>]>} : () -> ()

// -----

"t.x"() {a = #llvm<di_expression_elem DW_OP_deref(3)>} : () -> ()

// -----

"t.x"() {a = #llvm<comdat "any">} : () -> ()

// -----

"t.x"() {a = #llvm.target_features<["+a" : i32]>} : () -> ()

// -----

"t.x"() {a = #llvm.di_null_type<3>} : () -> ()
