// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.IndexType;

/** Multiplies integers with wrap-around. */
@Op(name = "arith.muli", family = OverflowingBinaryOp.class, computes = "MUL", traits = "COMMUTATIVE",
    implementations = ArithmeticBounds.class,
    patterns = MulPatterns.class)
public final class MulIOp extends MulIOpBase {
  MulIOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames(MulIOp::nameMultipleOfVectorScale);
  }

  /** Names a product {@code c4_vscale} if the factors are a constant index and the scale of scalable vectors. */
  private static void nameMultipleOfVectorScale(Operation op, ResultNames.Sink sink) {
    MulIOp product = of(op);
    if (!(product.lhs().type() instanceof IndexType)) {
      return;
    }
    boolean scaleFirst = isVectorScale(product.lhs());
    if (!scaleFirst && !isVectorScale(product.rhs())) {
      return;
    }
    IntegerAttr factor = Constants.integerOf(scaleFirst ? product.rhs() : product.lhs());
    if (factor != null) {
      sink.name(product.result(), "c" + factor.signedValue() + "_vscale");
    }
  }

  private static boolean isVectorScale(Value value) {
    return value.definingOp() != null && value.definingOp().name().name().equals("vector.vscale");
  }
}
