// RUN:
// Debug information and annotations of loops, which bytecode encodes by numbers.
#f = #llvm.di_file<"a.f90" in "/src">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_17, file = #f, isOptimized = false, emissionKind = LineTablesOnly, nameTableKind = None>
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#p = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64, alignInBits = 32, offsetInBits = 8, dwarfAddressSpace = 3, extraData = #self>
#c = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "c", file = #f, line = 4294967295, scope = #f, flags = "Public|TypePassByReference|NonTrivial", sizeInBits = 64, alignInBits = 18446744073709551615, elements = #p>
#s = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #f, name = "n", linkageName = "l", file = #f, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = <types = #c>, retainedNodes = #p, #self>
#v = #llvm.di_local_variable<scope = #s, name = "", file = #f, line = 2, arg = 1, alignInBits = 8, type = #c, flags = Artificial>
#v2 = #llvm.di_local_variable<scope = #s>
#lab = #llvm.di_label<scope = #s, name = "x", file = #f, line = 3>
#lb = #llvm.di_lexical_block<scope = #s, file = #f, line = 5, column = 6>
#lf = #llvm.di_lexical_block_file<scope = #lb, file = #f, discriminator = 7>
#ns = #llvm.di_namespace<name = "ns", scope = #f, exportSymbols = true>
#gv = #llvm.di_global_variable<scope = #ns, name = "g", linkageName = "g", file = #f, line = 2, type = #p, isLocalToUnit = true, isDefined = true, alignInBits = 3>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_LLVM_convert(16, DW_ATE_unsigned), DW_OP_LLVM_fragment(0, 18446744073709551615), DW_OP_stack_value]>>
#ie = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #s, entity = #ns, file = #f, line = 3, name = "n", elements = #gv, #v>
#sr = #llvm.di_subrange<count = 3 : i64, lowerBound = #v2, stride = #llvm.di_expression<[DW_OP_deref]>>
#fl = loc(fused<#s>["a.c":1:2])
#la = #llvm.loop_annotation<disableNonforced = true, mustProgress = false, isVectorized = true, vectorize = <disable = false, predicateEnable = true, width = 16 : i32>, unroll = <count = 4 : i32>, licm = <disable = true>, startLoc = #fl, endLoc = #fl, parallelAccesses = <id = distinct[7]<>>, <id = distinct[8]<>>>
module attributes {
  test.a = #cu,
  test.b = #c,
  test.s = #s,
  test.v = #v,
  test.v2 = #v2,
  test.lab = #lab,
  test.lf = #lf,
  test.gve = #gve,
  test.ie = #ie,
  test.sr = #sr,
  test.la = #la
} {}
