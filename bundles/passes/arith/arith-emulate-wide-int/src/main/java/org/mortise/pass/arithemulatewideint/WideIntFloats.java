// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulatewideint;

import org.mortise.dialect.arith.AddFOp;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.MulFOp;
import org.mortise.dialect.arith.NegFOp;
import org.mortise.dialect.arith.SIToFPOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.UIToFPOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.ir.Location;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConvertedOperands;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Conversions of emulated integers to floating-point numbers. */
final class WideIntFloats {
  private final WideIntTypes types;

  WideIntFloats(WideIntTypes types) {
    this.types = types;
  }

  void addTo(WideIntPatterns patterns) {
    patterns.add(SIToFPOp.NAME, "ConvertSIToFP", SIToFPOp::of, WideIntFloats::convertSigned);
    patterns.add(UIToFPOp.NAME, "ConvertUIToFP", UIToFPOp::of, this::convertUnsigned);
  }

  /** Converts the absolute value; the operations on wide integers are converted by other patterns. */
  private static Value convertSigned(
      SIToFPOp op, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter) {
    Location location = op.location();
    Value in = op.in();
    Type type = op.out().type();
    Value zero = halves.constant(in.type(), 0);
    Value one = halves.constant(in.type(), 1);
    Value allOnes = halves.constant(in.type(), -1);
    Value isNegative = CmpIOp.create(rewriter, location, IntegerPredicate.SLT, in, zero);
    Value inverted = XOrIOp.create(rewriter, location, in, allOnes);
    Value negated = AddIOp.create(rewriter, location, inverted, one);
    Value absolute = SelectOp.create(rewriter, location, isNegative, negated, in);
    Value positive = UIToFPOp.create(rewriter, location, type, absolute);
    Value negative = NegFOp.create(rewriter, location, positive);
    return SelectOp.create(rewriter, location, isNegative, negative, positive);
  }

  /** Adds the numbers of both halves; the second addend would be inexact if the high half is 0 and the type small. */
  private Value convertUnsigned(
      UIToFPOp op, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter) {
    Location location = op.location();
    Type type = op.out().type();
    Value low = halves.half(operands.of(op.inOperand()), 0);
    Value high = halves.half(operands.of(op.inOperand()), 1);
    low = halves.withoutLastDim(low);
    high = halves.withoutLastDim(high);
    Value zero = halves.constant(high.type(), 0);
    Value isSmall = CmpIOp.create(rewriter, location, IntegerPredicate.EQ, high, zero);
    Value lowNumber = UIToFPOp.create(rewriter, location, type, low);
    Value highNumber = UIToFPOp.create(rewriter, location, type, high);
    Value factor = halves.constant(type, Math.scalb(1.0, types.width()));
    Value scaled = MulFOp.create(rewriter, location, highNumber, factor);
    Value sum = AddFOp.create(rewriter, location, lowNumber, scaled);
    return SelectOp.create(rewriter, location, isSmall, lowNumber, sum);
  }
}
