// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Repeats a scalar or a vector along new leading dimensions and along dimensions of size 1. */
@Op(name = "vector.broadcast",
    operands = "source: ANY",
    results = "vector: ANY_VECTOR_OF_ANY_RANK",
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($vector)",
    patterns = VectorPatterns.class, implementations = ElementRange.class)
public final class BroadcastOp extends BroadcastOpBase {
  BroadcastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "source operand and result have same element type", 0);
  }

  @Nullable Diagnostic verify() {
    VectorType result = vectorType();
    if (VectorType.isValidElementType(source().type())) {
      return null;
    }
    if (!(source().type() instanceof VectorType from)) {
      return opError("source type is not a vector");
    }
    int added = result.rank() - from.rank();
    if (added < 0) {
      return opError("source rank higher than destination rank");
    }
    for (int i = 0; i < from.rank(); i++) {
      if (from.dim(i) != result.dim(i + added) && from.dim(i) != 1) {
        return opError("dimension mismatch (" + from.dim(i) + " vs. " + result.dim(i + added) + ")");
      }
    }
    return null;
  }

  FoldResult fold(Attribute[] constants) {
    return VectorFolding.broadcast(this, constants[0]);
  }
}
