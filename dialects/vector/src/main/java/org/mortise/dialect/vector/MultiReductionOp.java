// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Reduces a vector along some of its dimensions, starting with an accumulator. */
@Op(name = "vector.multi_reduction",
    operands = {"source: ANY_VECTOR", "acc: ANY"},
    results = "dest: ANY",
    attributes = {"kind: KIND", "reduction_dims: I64_ARRAY"},
    traits = "PURE",
    format = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)")
public final class MultiReductionOp extends MultiReductionOpBase {
  MultiReductionOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.sameTypes("dest", "acc");
    VectorTypes.sameElementType(op, "source operand and result have same element type", 0);
  }
}
