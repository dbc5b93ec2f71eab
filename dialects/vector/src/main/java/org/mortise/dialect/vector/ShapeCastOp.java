// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Casts a vector to another shape with as many elements, in the same order. */
@Op(name = "vector.shape_cast",
    operands = "source: ANY_VECTOR_OF_ANY_RANK",
    results = "result: ANY_VECTOR_OF_ANY_RANK",
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($result)")
public final class ShapeCastOp extends ShapeCastOpBase {
  ShapeCastOp(Operation operation) {
    super(operation);
  }
}
