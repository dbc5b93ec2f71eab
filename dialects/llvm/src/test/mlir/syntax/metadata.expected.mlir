#alias_scope_domain = #llvm.alias_scope_domain<id = "x">
#di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#di_derived_type = #llvm.di_derived_type<>
#di_file = #llvm.di_file<"a" in "b">
#di_subprogram = #llvm.di_subprogram<recId = distinct[1]<>, retainedNodes = #llvm.di_annotation<name = "a", value = "b">>
#mmra_tag = #llvm.mmra_tag<"a":"b">
#di_common_block = #llvm.di_common_block<scope = #di_file, name = "x">
#di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_file, entity = #di_file>
#di_local_variable = #llvm.di_local_variable<scope = #di_file, flags = Artificial>
module {
  "t"() {a = #alias_scope_domain, b = #mmra_tag, d = #llvm.di_expression<>, e = #llvm.dereferenceable<bytes = 4>, f = #llvm.mlir.workgroup_attribution<4 : i64, i32>, h = #llvm.address_space<3>, i = #llvm.target<triple = "a", chip = "b", features = <["+a"]>>, k = #llvm.dependent_libraries<"a", "b">, l = #llvm.di_annotation<name = "a", value = "b">, m = #llvm.di_generic_subrange<lowerBound = 1 : i32, stride = 1 : i32>, n = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 1, partial_profile_ratio = 1.000000e+00 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>, <cut_off = 1, min_count = 2, num_counts = 3>>, o = #llvm.blockaddress<function = @a, tag = <id = 1>>, p = #llvm.mlir.module_flag<append_unique, "x", "y">, q = #llvm.cgprofile_entry<count = 3>, r = #llvm.uwtableKind<async>, s = #llvm.vec_type_hint<hint = i32>, t = #di_composite_type, u = #di_subprogram, v = #di_derived_type, w = #di_local_variable, x = #llvm.framePointerKind<"non-leaf">, y = #di_imported_entity, z = #di_common_block} : () -> ()
}

