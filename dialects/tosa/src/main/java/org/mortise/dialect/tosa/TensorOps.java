// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.mortise.ir.definition.Op;

/** Operations on whole tensors, and on variables, that no Java code handles. */
@Op(name = "tosa.identity", operands = "input1: TENSOR", results = "output: TENSOR", traits = "PURE",
    format = TosaDialect.FUNCTIONAL, summary = "The operand.")
@Op(name = "tosa.custom", operands = "input_list: TENSOR...", results = "output_list: TENSOR...",
    attributes = {"operator_name: STRING", "domain_name: STRING", "implementation_attrs: STRING"},
    format = TosaDialect.FUNCTIONAL, summary = "An operator outside the standard.")
@Op(name = "tosa.yield", operands = "inputs: TENSOR...", traits = {"TERMINATOR", "PURE"},
    format = "$inputs attr-dict `:` type($inputs)", summary = "Passes values out of a region.")
final class TensorOps {
  private TensorOps() {}
}
