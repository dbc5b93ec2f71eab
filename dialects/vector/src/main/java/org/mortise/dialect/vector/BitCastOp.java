// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Reinterprets the bits of a vector as elements of another width; only the last dimension can change. */
@Op(name = "vector.bitcast",
    operands = "source: ANY_VECTOR_OF_ANY_RANK",
    results = "result: ANY_VECTOR_OF_ANY_RANK",
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($result)")
public final class BitCastOp extends BitCastOpBase {
  BitCastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("all of {source, result} have same rank", each ->
        of(each).sourceType().rank() == of(each).resultType().rank());
  }
}
