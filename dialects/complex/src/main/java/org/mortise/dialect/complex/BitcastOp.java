// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** Reinterprets the bits of a complex number as an integer or floating-point number of the same width, or back. */
@Op(name = "complex.bitcast",
    operands = "operand: ANY",
    results = "result: ANY",
    traits = "PURE",
    format = "$operand attr-dict `:` type($operand) `to` type($result)")
public final class BitcastOp extends BitcastOpBase {
  BitcastOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type from = operand().type();
    Type to = result().type();
    if (from == to) {
      return null;
    }
    if (!isNumber(from)) {
      return opError("operand must be int/float/complex");
    }
    if (!isNumber(to)) {
      return opError("result must be int/float/complex");
    }
    if (from instanceof ComplexType == to instanceof ComplexType) {
      return opError("requires that either input or output has a complex type");
    }
    return width(from) == width(to) ? null : opError("casting bitwidths do not match");
  }

  private static boolean isNumber(Type type) {
    return type instanceof IntegerType || type instanceof FloatType || type instanceof ComplexType;
  }

  private static int width(Type number) {
    if (number instanceof ComplexType complex) {
      return 2 * width(complex.elementType());
    }
    return number instanceof IntegerType integer ? integer.width() : ((FloatType) number).width();
  }

  FoldResult fold(Attribute[] constants) {
    return operand().type() == result().type() ? FoldResult.of(operand()) : FoldResult.NONE;
  }

  /** Replaces {@code outer(inner(x))} by one cast, where {@code inner} is a bitcast of this dialect or of arith. */
  @Canonicalization("MergeComplexBitcast")
  static boolean skipInner(BitcastOp outer, PatternRewriter rewriter) {
    Operation definer = outer.operand().definingOp();
    BitcastOp inner = of(definer);
    var arithmetic = org.mortise.dialect.arith.BitcastOp.of(definer);
    if (inner == null && arithmetic == null) {
      return false;
    }
    return replace(outer.operation(), inner == null ? arithmetic.in() : inner.operand(), rewriter);
  }

  /** Lets the bitcasts of arith of the result use the operand. */
  @Canonicalization("MergeArithBitcast")
  static boolean skipIn(BitcastOp inner, PatternRewriter rewriter) {
    boolean changed = false;
    for (OpOperand use : inner.result().uses()) {
      if (org.mortise.dialect.arith.BitcastOp.of(use.owner()) != null) {
        changed |= replace(use.owner(), inner.operand(), rewriter);
      }
    }
    return changed;
  }

  /** Replaces a cast by a cast from {@code source}, if one exists. */
  private static boolean replace(Operation cast, Value source, PatternRewriter rewriter) {
    Type from = source.type();
    Type to = cast.result(0).type();
    if (from == to) {
      rewriter.replaceOp(cast, source);
      return true;
    }
    if (from instanceof ComplexType && to instanceof ComplexType) {
      return false;
    }
    rewriter.setInsertionPoint(cast);
    Value result = from instanceof ComplexType || to instanceof ComplexType
        ? create(rewriter, cast.location(), to, source)
        : org.mortise.dialect.arith.BitcastOp.create(rewriter, cast.location(), to, source);
    rewriter.replaceOp(cast, result);
    return true;
  }
}
