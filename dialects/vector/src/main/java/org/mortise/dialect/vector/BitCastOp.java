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

  @Nullable Diagnostic verify() {
    VectorType from = sourceType();
    VectorType to = resultType();
    int last = from.rank() - 1;
    for (int i = 0; i < last; i++) {
      if (from.dim(i) != to.dim(i)) {
        return opError("dimension size mismatch at: " + i);
      }
    }
    long fromBits = VectorTypes.bitWidth(from.elementType());
    long toBits = VectorTypes.bitWidth(to.elementType());
    if (last < 0) {
      return fromBits == toBits ? null
          : opError("source/result bitwidth of the 0-D vector element types must be equal");
    }
    return fromBits * from.dim(last) == toBits * to.dim(last) ? null
        : opError("source/result bitwidth of the minor 1-D vectors must be equal");
  }

  FoldResult fold(Attribute[] constants) {
    return VectorFolding.bitCast(this, constants);
  }
}
