// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;

/** Navigation among handles, and transformations of operations of any dialect. */
@Op(name = "transform.annotate", family = TransformOp.class, operands = {"target: HANDLE", "param: PARAM?"},
    attributes = "name: STRING", implementations = HandleEffects.Modifying.class,
    format = "$target $name attr-dict (`=` $param^)?`:` type($target) (`,` type($param)^)?",
    summary = "Annotates the target operation with an attribute by name.")
@Op(name = "transform.apply_cse", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Modifying.class,
    format = "`to` $target attr-dict `:` type($target)",
    summary = "Eliminate common subexpressions in the body of the target op.")
@Op(name = "transform.apply_dce", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Modifying.class,
    format = "`to` $target attr-dict `:` type($target)",
    summary = "Eliminate dead operations in the body of the target op.")
@Op(name = "transform.apply_licm", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Modifying.class,
    format = "`to` $target attr-dict `:` type($target)", summary = "Move loop-invariant code out of a loop-like op.")
@Op(name = "transform.apply_registered_pass", family = TransformOp.class, operands = "target: HANDLE",
    results = "result: HANDLE", attributes = {"pass_name: STRING", "options: STRING = EMPTY_STRING"},
    implementations = HandleEffects.Functional.class,
    format = "$pass_name `to` $target attr-dict `:` functional-type(operands, results)",
    summary = "Applies the specified registered pass or pass pipeline.")
@Op(name = "transform.cast", family = TransformOp.class, operands = "input: HANDLE", results = "output: HANDLE",
    implementations = HandleEffects.Reading.class,
    format = "$input attr-dict `:` type($input) `to` type($output)", summary = "Cast.")
@Op(name = "transform.get_consumers_of_result", family = TransformOp.class, operands = "target: HANDLE",
    results = "consumers: HANDLE", attributes = "result_number: I64", implementations = HandleEffects.Reading.class,
    format = "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)",
    summary = "Get handle to the consumers of this operation's result number.")
@Op(name = "transform.get_defining_op", family = TransformOp.class, operands = "target: VALUE_HANDLE",
    results = "result: HANDLE", implementations = HandleEffects.Reading.class, format = TransformOp.FUNCTIONAL_TYPE,
    summary = "Get handle to the defining op of a value.")
@Op(name = "transform.get_parent_op", family = TransformOp.class, operands = "target: HANDLE",
    results = "parent: HANDLE",
    attributes = {
        "isolated_from_above: UNIT?", "allow_empty_results: UNIT?", "op_name: STRING?", "deduplicate: UNIT?",
        "nth_parent: POSITIVE_I64 = ONE"
    },
    implementations = HandleEffects.Reading.class,
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Gets handles to the closest parent ops.")
@Op(name = "transform.get_producer_of_operand", family = TransformOp.class, operands = "target: HANDLE",
    results = "producer: HANDLE", attributes = "operand_number: I64", implementations = HandleEffects.Reading.class,
    format = "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)",
    summary = "Get handle to the producer of this operation's operand number.")
@Op(name = "transform.get_type", family = TransformOp.class, operands = "value: VALUE_HANDLE",
    results = "type_param: PARAM", attributes = "elemental: UNIT?", implementations = HandleEffects.Reading.class,
    format = "(`elemental` $elemental^)? $value attr-dict `:`functional-type(operands, results)",
    summary = "Get a parameter containing the type of the given value.")
@Op(name = "transform.match.operation_empty", family = TransformOp.class, operands = "operand_handle: HANDLE",
    implementations = HandleEffects.Reading.class, format = "$operand_handle attr-dict `:` type($operand_handle)",
    summary = "Matches if the handle is not associated to any op.")
@Op(name = "transform.match.operation_name", family = TransformOp.class, operands = "operand_handle: HANDLE",
    attributes = "op_names: STRING_ARRAY", implementations = HandleEffects.Reading.class,
    format = "$operand_handle $op_names attr-dict `:` type($operand_handle)",
    summary = "Matches a single operation of one of the given kinds.")
@Op(name = "transform.match.param.cmpi", family = TransformOp.class, operands = {"param: PARAM", "reference: PARAM"},
    attributes = "predicate: MATCH_PREDICATE", traits = "SAME_TYPE_OPERANDS",
    implementations = HandleEffects.Reading.class,
    format = "$predicate $param `,` $reference attr-dict `:` type($param)",
    summary = "Matches if two parameter lists are associated with the same value.")
@Op(name = "transform.num_associations", family = TransformOp.class, operands = "handle: HANDLE_OR_PARAM",
    results = "num: PARAM",
    implementations = HandleEffects.Reading.class, format = "$handle attr-dict `:` functional-type(operands, results)",
    summary = "Returns the number of payload objects associated with the argument.")
@Op(name = "transform.param.constant", family = TransformOp.class, results = "param: PARAM", attributes = "value: ANY",
    implementations = HandleEffects.Reading.class, format = "$value attr-dict `->` type($param)",
    summary = "Produces a new transform dialect parameter value associated with the given attribute.")
@Op(name = "transform.print", family = TransformOp.class, operands = "target: HANDLE?",
    attributes = {"name: STRING?", "assume_verified: UNIT?", "use_local_scope: UNIT?", "skip_regions: UNIT?"},
    implementations = HandleEffects.Printing.class,
    format = "$target attr-dict (`:` type($target)^)?", summary = "Dump each payload op.")
@Op(name = "transform.select", family = TransformOp.class, operands = "target: HANDLE", results = "result: HANDLE",
    attributes = "op_name: STRING", implementations = HandleEffects.Reading.class,
    format = "$op_name `in` $target attr-dict `:` functional-type(operands, results)",
    summary = "Select payload ops by name.")
@Op(name = "transform.verify", family = TransformOp.class, operands = "target: HANDLE",
    implementations = HandleEffects.Reading.class,
    format = TransformOp.TARGET_TYPE, summary = "Verifies the targeted ops.")
final class CoreOps {
  private CoreOps() {}
}
