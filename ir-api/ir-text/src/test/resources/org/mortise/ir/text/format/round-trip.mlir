module {
  "t.f"() ({
  ^bb0(%arg0: i64, %arg1: i32, %arg2: memref<1xf64>):
    test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * {
    } {foo.some_attr}
    test.format_attr_op 10
    test.format_attr_op 10 {foo}
    test.format_opt_attr_op_a(10)
    test.format_opt_attr_op_a
    test.format_opt_attr_op_b 10
    test.format_symbol_name_attr_op @name
    test.format_opt_symbol_name_attr_op @"opt name"
    test.format_opt_symbol_name_attr_op
    test.format_opt_symbol_ref_attr_op @foo::@bar {test.unit}
    test.format_opt_symbol_ref_attr_op {test.unit}
    test.format_attr_dict_w_keyword attributes {attr = 10 : i64}
    test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64}
    %0 = test.format_buildable_type_op %arg0
    test.format_region_a_op {
      "test.return"() : () -> ()
    }
    test.format_region_b_op {
      "test.return"() : () -> ()
    }
    test.format_region_c_op region {
      "test.return"() : () -> ()
    } {a}
    test.format_region_c_op
    test.format_variadic_region_a_op {
      "test.return"() : () -> ()
    }, {
      "test.return"() : () -> ()
    }
    test.format_variadic_region_b_op {
      "test.return"() : () -> ()
    } found_regions
    test.format_variadic_region_b_op
    test.format_implicit_terminator_region_a_op {
    }
    test.format_implicit_terminator_region_a_op {
      "test.return"() {foo.attr} : () -> ()
    }
    test.format_implicit_terminator_region_a_op {
      "test.return"(%arg0) : (i64) -> ()
    }
    %buildable_res, %result = test.format_result_a_op memref<1xf64>
    %buildable_res_0, %result_1 = test.format_result_b_op i64, memref<1xf64>
    %buildable_res_2, %result_3 = test.format_result_c_op (i64) -> memref<1xf64>
    %1:3 = test.format_variadic_result : i64, i64, i64
    %result0:3, %result1:2 = test.format_multiple_variadic_results : (i64, i64, i64), (i32, i32)
    test.format_operand_a_op %arg0, %arg2 : i64, memref<1xf64>
    test.format_operand_b_op %arg0, %arg2 : memref<1xf64>
    test.format_operand_c_op %arg0, %arg2 : i64, memref<1xf64>
    test.format_operand_d_op %arg0, %arg2 : memref<1xf64>
    test.format_operand_e_op %arg0, %arg2 : i64, memref<1xf64>
    test.format_variadic_operand %arg0, %arg0, %arg0 : i64, i64, i64
    test.format_multiple_variadic_operands (%arg0, %arg0, %arg0), (%arg0, %arg1 : i64, i32)
    test.format_optional_unit_attribute is_optional
    test.format_optional_unit_attribute
    test.format_optional_unit_attribute_no_elide unit
    test.format_optional_unit_attribute_no_elide
    test.format_optional_enum_attr case5
    test.format_optional_enum_attr
    test.format_optional_default_attrs "foo" @foo case10
    test.format_optional_default_attrs
    %2 = test.format_optional_operand_result_a_op(%arg0 : i64) : i64
    %3 = test.format_optional_operand_result_a_op( : ) : i64
    test.format_optional_operand_result_a_op(%arg0 : i64) : 
    test.format_optional_operand_result_a_op(%arg0 : i64) : [%arg0, %arg0] {a}
    %4 = test.format_optional_operand_result_b_op(%arg0 : i64) : i64
    %5 = test.format_optional_operand_result_b_op : i64
    test.format_optional_result_a_op
    %optional, %variadic:2 = test.format_optional_result_a_op : i64 -> i64, i64
    %optional_4, %variadic_5:2 = test.format_optional_result_b_op : i64 -> i64, i64
    %optional_6, %variadic_7:2 = test.format_optional_result_c_op : (i64) -> (i64, i64)
    test.format_optional_else then
    test.format_optional_else else
    %6 = test.format_infer_variadic_type_from_non_variadic %arg0, %arg0 : i64
    %7 = test.format_all_types_match_var %arg0, %arg0 : i64
    %8 = test.format_all_types_match_attr 1 : i64, %arg0
    test.oilist_with_keywords_only otherKeyword thirdKeyword
    test.oilist_with_simple_args keyword %arg0 : i64 otherKeyword %arg1 : i32
    test.oilist_variadic_with_parens keyword(%arg0, %arg1 : i64, i32) thirdKeyword(%arg1 : i32) {a}
    test.oilist_allowed_literal buzz
    test.else_anchor(?)
    test.else_anchor(%arg0 : i64) {b}
    test.op.with_dot_in_name
    test.ellipsis(%arg1 ...) : i32 ...
    test.format_two_variadic_operands_no_buildable_type_op(%arg1 : i32) -> (%arg0, %arg1 : i64, i32)
  }) : () -> ()
}
