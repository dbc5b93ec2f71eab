// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ub.PoisonAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Selects rows of two vectors by constant positions. */
@Op(name = "vector.shuffle",
    operands = {"v1: FIXED_VECTOR", "v2: FIXED_VECTOR"},
    results = "vector: ANY_VECTOR",
    attributes = "mask: DENSE_I64_ARRAY",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "operands $mask attr-dict `:` type(operands)",
    patterns = VectorPatterns.class)
public final class ShuffleOp extends ShuffleOpBase {
  ShuffleOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "first operand v1 and result have same element type", 0);
    VectorTypes.sameElementType(op, "second operand v2 and result have same element type", 1);
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    if (!(state.operands().get(0).type() instanceof VectorType first)
        || !(state.getAttr("mask") instanceof DenseI64ArrayAttr mask)) {
      return null;
    }
    long[] shape = first.rank() == 0 ? new long[1] : first.shape();
    shape[0] = Math.max(1, mask.size());
    return List.of(VectorType.of(shape, first.elementType()));
  }

  @Nullable Diagnostic verify() {
    VectorType first = v1Type();
    VectorType second = v2Type();
    VectorType result = vectorType();
    boolean isZeroD = first.rank() == 0 && second.rank() == 0 && result.rank() == 1;
    if (!isZeroD && (first.rank() != result.rank() || second.rank() != result.rank())) {
      return opError("rank mismatch");
    }
    for (int i = 1; i < first.rank(); i++) {
      if (result.dim(i) != first.dim(i) || first.dim(i) != second.dim(i)) {
        return opError("dimension mismatch");
      }
    }
    long[] mask = maskAttr().toArray();
    if (mask.length == 0) {
      return opError("invalid mask length");
    }
    if (mask.length != result.dim(0)) {
      return opError("mask length mismatch");
    }
    long rows = isZeroD ? 2 : first.dim(0) + second.dim(0);
    for (int i = 0; i < mask.length; i++) {
      if (mask[i] < VectorTypes.POISON || mask[i] >= rows) {
        return opError("mask index #" + (i + 1) + " out of range");
      }
    }
    return null;
  }

  FoldResult fold(Attribute[] constants) {
    if (constants[0] instanceof PoisonAttr poison && constants[1] instanceof PoisonAttr) {
      return FoldResult.of(poison);
    }
    return VectorFolding.shuffle(this, constants);
  }
}
