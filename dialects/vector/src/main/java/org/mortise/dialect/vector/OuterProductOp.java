// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.VectorType;

/** Multiplies each element of a vector by each element of another one, or by a scalar, and combines the products. */
@Op(name = "vector.outerproduct",
    operands = {"lhs: ANY_VECTOR", "rhs: ANY", "acc: ANY_VECTOR?"},
    results = "result: ANY_VECTOR",
    attributes = "kind: KIND = KIND_ADD",
    traits = "PURE",
    implementations = OuterProductOp.Masking.class)
public final class OuterProductOp extends OuterProductOpBase {
  OuterProductOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    VectorTypes.sameElementType(op, "lhs operand and result have same element type", 0);
    VectorTypes.sameElementType(op, "rhs operand and result have same element type", 1);
    op.assembly(new OuterProductAssembly());
  }

  @Nullable Diagnostic verify() {
    VectorType first = lhsType();
    VectorType product = resultType();
    if (first.rank() != 1) {
      return opError("expected 1-d vector for operand #1");
    }
    Diagnostic wrong = rhs().type() instanceof VectorType second
        ? verifyMatrix(first, second, product) : verifyScaled(first, product);
    if (wrong != null) {
      return wrong;
    }
    if (acc() != null && acc().type() != product) {
      return opError("expected operand #3 of same type as result type");
    }
    return kindAttr().function(product.elementType()) != null ? null : opError("unsupported outerproduct type");
  }

  private @Nullable Diagnostic verifyMatrix(VectorType first, VectorType second, VectorType product) {
    if (second.rank() != 1) {
      return opError("expected 1-d vector for operand #2");
    }
    if (product.rank() != 2) {
      return opError("expected 2-d vector result");
    }
    if (first.dim(0) != product.dim(0)) {
      return opError("expected #1 operand dim to match result dim #1");
    }
    if (second.dim(0) != product.dim(1)) {
      return opError("expected #2 operand dim to match result dim #2");
    }
    return !first.isScalable() || second.isScalable() ? null
        : opError("expected either both or only #2 operand dim to be scalable");
  }

  private @Nullable Diagnostic verifyScaled(VectorType first, VectorType product) {
    if (product.rank() != 1) {
      return opError("expected 1-d vector result");
    }
    return first.dim(0) == product.dim(0) ? null : opError("expected #1 operand dim to match result dim #1");
  }

  /** The mask has the shape of the result. */
  static final class Masking implements MaskableOpInterface {
    @Override
    public @Nullable Type getExpectedMaskType(Operation op) {
      return VectorTypes.maskOf(of(op).resultType());
    }
  }
}
