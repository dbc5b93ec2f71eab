// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.dialect.arith.NegFOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.rewrite.PatternRewriter;

/** Extracts the imaginary part of a complex number. */
@Op(name = "complex.im", family = ComplexUnaryOp.class, results = "imaginary: ANY_FLOAT")
public final class ImOp extends ImOpBase {
  ImOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("imaginary", "complex", "complex element type matches result type", ComplexConstraints::elementType);
  }

  /** Replaces the part of a negated number that was created from its parts by the negated part. */
  @Canonicalization("ImNegOp")
  static boolean negatePart(ImOp op, PatternRewriter rewriter) {
    NegOp negation = NegOp.of(op.complex().definingOp());
    CreateOp number = negation == null ? null : CreateOp.of(negation.complex().definingOp());
    if (number == null) {
      return false;
    }
    Value part = NegFOp.create(rewriter, op.location(), number.imaginary());
    rewriter.replaceOp(op, part);
    return true;
  }

  FoldResult fold(Attribute[] constants) {
    if (constants[0] instanceof ArrayAttr parts) {
      return FoldResult.of(parts.get(1));
    }
    CreateOp number = CreateOp.of(complex().definingOp());
    return number == null ? FoldResult.NONE : FoldResult.of(number.imaginary());
  }
}
