// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.mortise.ir.definition.Op;

/** The operations on variables and values that need no view. */
@Op(name = "hlfir.char_trim", summary = "A character without trailing blanks.",
    operands = "chr: CHARACTER_SCALAR",
    results = "result: CHARACTER_SCALAR_EXPR",
    resultNames = "",
    format = "$chr attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class,
    since = "22.1")
@Op(name = "hlfir.set_length", summary = "A character of another length.",
    operands = {"string: CHARACTER_SCALAR", "length: ANY_INTEGER"},
    results = "result: CHARACTER_SCALAR_EXPR",
    format = "$string `len` $length attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class)
@Op(name = "hlfir.associate", summary = "A variable that has the value of an expression.",
    operands = {"source: VALUE", "shape: ANY_SHAPE_OR_SHIFT?", "typeparams: ANY_INTEGER..."},
    results = {"base: VARIABLE", "firBase: ANY_REF_OR_BOX_LIKE", "mustFree: I1"},
    resultNames = {"", "", ""},
    effects = "alloc",
    attributes = {"uniq_name: UNIQUE_NAME?", "fortran_attrs: VARIABLE_FLAGS?"},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$source (`(` $shape^ `)`)? (`typeparams` $typeparams^)? attr-dict "
        + "`:` functional-type(operands, results)",
    implementations = CopiedVariables.class)
@Op(name = "hlfir.as_expr", summary = "The value of a variable.",
    operands = {"var: VARIABLE", "must_free: I1?"},
    results = "result: EXPR",
    format = "$var (`move` $must_free^)? attr-dict `:` functional-type(operands, results)",
    implementations = {CopiedVariables.class, IntrinsicEffects.class})
@Op(name = "hlfir.no_reassoc", summary = "Its operand, in an expression that must not be reassociated.",
    operands = "val: ENTITY",
    results = "result: ENTITY",
    traits = {"NO_MEMORY_EFFECT", "SAME_OPERANDS_AND_RESULT_TYPE"},
    format = "$val attr-dict `:` type($val)",
    implementations = VariableViews.class)
@Op(name = "hlfir.null", summary = "The address of no variable.",
    results = "result: VARIABLE",
    traits = "NO_MEMORY_EFFECT",
    format = "type($result) attr-dict")
@Op(name = "hlfir.apply", summary = "An element of an expression.",
    operands = {"expr: EXPR", "indices: INDEX...", "typeparams: ANY_INTEGER..."},
    results = "element_value: VALUE",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "NO_MEMORY_EFFECT"},
    format = "$expr `,` $indices (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results)")
@Op(name = "hlfir.copy_in", summary = "A variable, or a copy of it if it is not contiguous.",
    operands = {"var: BASE_BOX read", "tempBox: ANY_REFERENCE write", "var_is_present: I1?"},
    results = {"copiedIn: BASE_BOX", "wasCopied: I1"},
    resultNames = {"", ""},
    effects = "alloc",
    format = "$var `to` $tempBox (`handle_optional` $var_is_present^)? attr-dict "
        + "`:` functional-type(operands, results)",
    implementations = CopiedVariables.class)
@Op(name = "hlfir.copy_out", summary = "Copies the copy of a variable back.",
    operands = {"temp: ANY_REFERENCE read", "was_copied: I1", "var: BASE_BOX? write"},
    effects = "free",
    format = "$temp `,` $was_copied (`to` $var^)? attr-dict `:` functional-type(operands, results)")
@Op(name = "hlfir.yield_element", summary = "Ends the region of an elemental expression with an element.",
    operands = "element_value: ANY",
    traits = {"PURE", "TERMINATOR"},
    parents = "hlfir.elemental",
    format = "$element_value attr-dict `:` type($element_value)")
@Op(name = "hlfir.exactly_once", summary = "Computes a value once, independently of the enclosing mask.",
    results = "result: ENTITY",
    regions = "body: ONE_BLOCK",
    traits = "RECURSIVE_MEMORY_EFFECTS",
    format = "attr-dict `:` type($result) $body")
final class ValueOps {
  private ValueOps() {}
}
