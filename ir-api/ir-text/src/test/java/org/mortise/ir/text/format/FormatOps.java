// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import static org.mortise.ir.definition.AttributeConstraints.I64;
import static org.mortise.ir.definition.AttributeConstraints.STRING;
import static org.mortise.ir.definition.AttributeConstraints.SYMBOL_NAME;
import static org.mortise.ir.definition.AttributeConstraints.SYMBOL_REF;
import static org.mortise.ir.definition.AttributeConstraints.UNIT;
import static org.mortise.ir.definition.OpDefinition.named;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Dialect;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RegionSpec.Shape;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/** Operations of MLIR's {@code test} dialect that test formats. */
final class FormatOps extends Dialect {
  private static final TypeConstraint<?> ANY = TypeConstraint.of("any type", type -> true);
  private static final TypeConstraint<?> MEMREF = TypeConstraint.of("memref of any type values", MemRefType.class);
  private static final TypeConstraint<?> INT64 = TypeConstraint.exactly("64-bit signless integer", IntegerType.class,
      type -> IntegerType.isSignless(type, 64), context -> IntegerType.of(context, 64));
  private static final AttributeConstraint<?> ENUM = AttributeConstraints.enumeration("attr", 64, "case5", "case10");

  private final Map<String, OpDefinition> definitions = new LinkedHashMap<>();

  FormatOps() {
    attributes();
    regions();
    results();
    operands();
    optional();
    inference();
    clauses();
  }

  private void add(OpDefinitionBuilder builder) {
    OpDefinition definition = builder.build();
    definitions.put(definition.name(), definition);
  }

  private void attributes() {
    add(named("test.return").operands("operands", ANY).traits(Trait.TERMINATOR));
    add(named("test.format_literal_op").format("`keyword_$.` `->` `:` `,` `=` `<` `>` `(` `)` `[` `]` `` `(` ` ` `)`\n"
        + "`?` `+` `*` `{` `\\n` `}` attr-dict"));
    add(named("test.format_attr_op").attribute("attr", I64).format("$attr attr-dict"));
    add(named("test.format_opt_attr_op_a").optionalAttribute("opt_attr", I64)
        .format("(`(` $opt_attr^ `)` )? attr-dict"));
    add(named("test.format_opt_attr_op_b").optionalAttribute("opt_attr", I64).format("($opt_attr^)? attr-dict"));
    add(named("test.format_symbol_name_attr_op").attribute("attr", SYMBOL_NAME).format("$attr attr-dict"));
    add(named("test.format_opt_symbol_name_attr_op").optionalAttribute("opt_attr", SYMBOL_NAME)
        .format("($opt_attr^)? attr-dict"));
    add(named("test.format_opt_symbol_ref_attr_op").optionalAttribute("opt_attr", SYMBOL_REF)
        .format("($opt_attr^)? attr-dict"));
    add(named("test.format_attr_dict_w_keyword").attribute("attr", I64).optionalAttribute("opt_attr", I64)
        .format("attr-dict-with-keyword"));
    add(named("test.op.with_dot_in_name").format("attr-dict"));
  }

  private void regions() {
    add(named("test.format_region_a_op").region("region", Shape.ANY).format("regions attr-dict"));
    add(named("test.format_region_b_op").region("region", Shape.ANY).format("$region attr-dict"));
    add(named("test.format_region_c_op").region("region", Shape.ANY).format("(`region` $region^)? attr-dict"));
    add(named("test.format_variadic_region_a_op").regions("regions", Shape.ANY).format("$regions attr-dict"));
    add(named("test.format_variadic_region_b_op").regions("regions", Shape.ANY)
        .format("($regions^ `found_regions`)? attr-dict"));
    add(named("test.format_implicit_terminator_region_a_op").region("region", Shape.ANY)
        .implicitTerminator("test.return").format("$region attr-dict"));
  }

  private void results() {
    String[] formats = {"type($result)", "type(results)", "functional-type($buildable_res, $result)"};
    for (int i = 0; i < formats.length; i++) {
      add(named("test.format_result_" + (char) ('a' + i) + "_op").result("buildable_res", INT64)
          .result("result", MEMREF).format(formats[i] + " attr-dict"));
    }
    add(named("test.format_variadic_result").results("result", INT64).format("`:` type($result) attr-dict"));
    add(named("test.format_multiple_variadic_results").results("result0", INT64).results("result1", ANY)
        .traits(Trait.ATTR_SIZED_RESULT_SEGMENTS)
        .format("`:` `(` type($result0) `)` `,` `(` type($result1) `)` attr-dict"));
    add(named("test.format_buildable_type_op").operand("buildable", INT64).result("buildable_res", INT64)
        .format("$buildable attr-dict"));
  }

  private void operands() {
    String[] formats = {"operands `:` type(operands)", "operands `:` type($operand)",
        "$buildable `,` $operand `:` type(operands)", "$buildable `,` $operand `:` type($operand)",
        "$buildable `,` $operand `:` type($buildable) `,` type($operand)"};
    for (int i = 0; i < formats.length; i++) {
      add(named("test.format_operand_" + (char) ('a' + i) + "_op").operand("buildable", INT64)
          .operand("operand", MEMREF).format(formats[i] + " attr-dict"));
    }
    add(named("test.format_variadic_operand").operands("operand", INT64)
        .format("$operand `:` type($operand) attr-dict"));
    add(named("test.format_multiple_variadic_operands").operands("operand0", INT64).operands("operand1", ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("` ` `(` $operand0 `)` `,` `(` $operand1 `:` type($operand1) `)` attr-dict"));
    add(named("test.format_two_variadic_operands_no_buildable_type_op").operands("a", ANY).operands("b", ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("`(` $a `:` type($a) `)` `->` `(` $b `:` type($b) `)`  attr-dict"));
    add(named("test.ellipsis").operands("operands", ANY).optionalAttribute("variadic", UNIT)
        .format("`(` $operands (`...` $variadic^)? `)` attr-dict `:` type($operands) `...`"));
  }

  private void optional() {
    String[] operands = {"`(` $optional `:` type($optional) `)`", "(`(` $optional^ `:` type($optional) `)`)?"};
    for (int i = 0; i < operands.length; i++) {
      add(named("test.format_optional_operand_result_" + (char) ('a' + i) + "_op").optionalOperand("optional", INT64)
          .operands("variadic", INT64).optionalResult("optional_res", INT64).traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
          .format(operands[i] + " `:` type($optional_res)\n(`[` $variadic^ `]`)? attr-dict"));
    }
    String[] results = {"(`:` type($optional)^ `->` type($variadic))?", "(`:` type($optional) `->` type($variadic)^)?",
        "(`:` functional-type($optional, $variadic)^)?"};
    for (int i = 0; i < results.length; i++) {
      add(named("test.format_optional_result_" + (char) ('a' + i) + "_op").optionalResult("optional", INT64)
          .results("variadic", INT64).traits(Trait.ATTR_SIZED_RESULT_SEGMENTS).format(results[i] + " attr-dict"));
    }
    add(named("test.format_optional_unit_attribute").optionalAttribute("is_optional", UNIT)
        .format("(`is_optional` $is_optional^)? attr-dict"));
    add(named("test.format_optional_unit_attribute_no_elide").optionalAttribute("is_optional", UNIT)
        .format("($is_optional^)? attr-dict"));
    add(named("test.format_optional_enum_attr").optionalAttribute("attr", ENUM).format("($attr^)? attr-dict"));
    add(named("test.format_optional_default_attrs")
        .defaultAttribute("str", STRING, context -> StringAttr.of(context, "default"))
        .defaultAttribute("sym", SYMBOL_NAME, context -> StringAttr.of(context, "default"))
        .defaultAttribute("e", ENUM, context -> IntegerAttr.i64(context, 0))
        .format("($str^)? ($sym^)? ($e^)? attr-dict"));
    add(named("test.format_optional_else").optionalAttribute("isFirstBranchPresent", UNIT)
        .format("(`then` $isFirstBranchPresent^):(`else`)? attr-dict"));
    add(named("test.else_anchor").optionalOperand("a", ANY)
        .format("`(` (`?`) : (`` $a^ `:` type($a))? `)` attr-dict"));
  }

  private void inference() {
    add(named("test.format_infer_variadic_type_from_non_variadic").operands("args", ANY).result("result", ANY)
        .traits(Trait.SAME_OPERANDS_AND_RESULT_TYPE).format("operands attr-dict `:` type($result)"));
    add(named("test.format_all_types_match_var").operand("value1", ANY).operand("value2", ANY).result("result", ANY)
        .sameTypes("value1", "value2", "result").format("attr-dict $value1 `,` $value2 `:` type($value1)"));
    add(named("test.format_all_types_match_attr").attribute("value1", AttributeConstraints.TYPED)
        .operand("value2", ANY).result("result", ANY).sameTypes("value1", "value2", "result")
        .format("attr-dict $value1 `,` $value2"));
  }

  private void clauses() {
    add(named("test.oilist_with_keywords_only").optionalAttribute("keyword", UNIT)
        .optionalAttribute("otherKeyword", UNIT).optionalAttribute("diffNameUnitAttrKeyword", UNIT)
        .format("oilist( `keyword` $keyword | `otherKeyword` $otherKeyword | `thirdKeyword` $diffNameUnitAttrKeyword) "
            + "attr-dict"));
    add(threeOperands("test.oilist_with_simple_args").format("oilist( `keyword` $arg0 `:` type($arg0)"
        + "| `otherKeyword` $arg1 `:` type($arg1) | `thirdKeyword` $arg2 `:` type($arg2) ) attr-dict"));
    add(named("test.oilist_variadic_with_parens").operands("arg0", ANY).operands("arg1", ANY).operands("arg2", ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS)
        .format("oilist( `keyword` `(` $arg0 `:` type($arg0) `)` | `otherKeyword` `(` $arg1 `:` type($arg1) `)`"
            + "| `thirdKeyword` `(` $arg2 `:` type($arg2) `)`) attr-dict"));
    add(named("test.oilist_allowed_literal").format("oilist( `foo` | `bar` ) `buzz` attr-dict"));
  }

  private static OpDefinitionBuilder threeOperands(String name) {
    return named(name).optionalOperand("arg0", ANY).optionalOperand("arg1", ANY).optionalOperand("arg2", ANY)
        .traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS);
  }

  @Override
  public String namespace() {
    return "test";
  }

  @Override
  public List<String> operationNames() {
    return new ArrayList<>(definitions.keySet());
  }

  @Override
  public OpDefinition operation(String name) {
    return definitions.get(name);
  }
}
