// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulatewideint;

import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ExtSIOp;
import org.mortise.dialect.arith.ExtUIOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.ShLIOp;
import org.mortise.dialect.arith.ShRSIOp;
import org.mortise.dialect.arith.ShRUIOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.ir.Location;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConvertedOperands;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/**
 * Shifts of emulated integers. A shift by less than the width of a half moves bits from one half to the other, and one
 * by more moves one half to the other; both are computed, and the right one is selected.
 */
final class WideIntShifts {
  private final WideIntTypes types;

  WideIntShifts(WideIntTypes types) {
    this.types = types;
  }

  void addTo(WideIntPatterns patterns) {
    patterns.add(ShLIOp.NAME, "ConvertShLI", ShLIOp::of, this::shiftLeft);
    patterns.add(ShRUIOp.NAME, "ConvertShRUI", ShRUIOp::of, this::shiftRight);
    patterns.add(ShRSIOp.NAME, "ConvertShRSI", ShRSIOp::of, this::shiftSignedRight);
  }

  private Value shiftLeft(ShLIOp op, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter) {
    Location location = op.location();
    Value low = halves.half(operands.of(op.lhsOperand()), 0);
    Value high = halves.half(operands.of(op.lhsOperand()), 1);
    Value shift = halves.half(operands.of(op.rhsOperand()), 0);
    Value zero = halves.constant(low.type(), 0);
    Value width = halves.constant(low.type(), types.width());
    Value isFar = CmpIOp.create(rewriter, location, IntegerPredicate.UGE, shift, width);
    Value lowNear = ShLIOp.create(rewriter, location, low, shift);
    Value newLow = SelectOp.create(rewriter, location, isFar, zero, lowNear);
    Value nearShift = SelectOp.create(rewriter, location, isFar, width, shift);
    Value rest = SubIOp.create(rewriter, location, width, nearShift);
    Value moved = ShRUIOp.create(rewriter, location, low, rest);
    Value excess = SubIOp.create(rewriter, location, shift, width);
    Value movedFar = ShLIOp.create(rewriter, location, low, excess);
    Value highNear = ShLIOp.create(rewriter, location, high, shift);
    Value kept = SelectOp.create(rewriter, location, isFar, zero, highNear);
    Value fromLow = SelectOp.create(rewriter, location, isFar, movedFar, moved);
    Value newHigh = OrIOp.create(rewriter, location, fromLow, kept);
    return halves.join(operands.of(op.lhsOperand()).type(), newLow, newHigh);
  }

  private Value shiftRight(ShRUIOp op, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter) {
    Location location = op.location();
    Value low = halves.half(operands.of(op.lhsOperand()), 0);
    Value high = halves.half(operands.of(op.lhsOperand()), 1);
    Value shift = halves.half(operands.of(op.rhsOperand()), 0);
    Value zero = halves.constant(low.type(), 0);
    Value width = halves.constant(low.type(), types.width());
    Value isFar = CmpIOp.create(rewriter, location, IntegerPredicate.UGE, shift, width);
    Value lowNear = ShRUIOp.create(rewriter, location, low, shift);
    Value kept = SelectOp.create(rewriter, location, isFar, zero, lowNear);
    Value highNear = ShRUIOp.create(rewriter, location, high, shift);
    Value newHigh = SelectOp.create(rewriter, location, isFar, zero, highNear);
    Value nearShift = SelectOp.create(rewriter, location, isFar, width, shift);
    Value rest = SubIOp.create(rewriter, location, width, nearShift);
    Value moved = ShLIOp.create(rewriter, location, high, rest);
    Value excess = SubIOp.create(rewriter, location, shift, width);
    Value movedFar = ShRUIOp.create(rewriter, location, high, excess);
    Value fromHigh = SelectOp.create(rewriter, location, isFar, movedFar, moved);
    Value newLow = OrIOp.create(rewriter, location, kept, fromHigh);
    return halves.join(operands.of(op.lhsOperand()).type(), newLow, newHigh);
  }

  /** Adds the bits of the sign, shifted left, to the result of the shift without sign; a shift by 0 has none. */
  private Value shiftSignedRight(ShRSIOp op, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter) {
    Location location = op.location();
    Type type = op.result().type();
    Value high = halves.half(operands.of(op.lhsOperand()), 1);
    Value shift = halves.half(operands.of(op.rhsOperand()), 0);
    Value zero = halves.constant(high.type(), 0);
    Value isNegative = halves.withoutLastDim(CmpIOp.create(rewriter, location, IntegerPredicate.SLT, high, zero));
    Value sign = ExtSIOp.create(rewriter, location, type, isNegative);
    Value width = halves.constant(high.type(), 2L * types.width());
    Value rest = halves.withoutLastDim(SubIOp.create(rewriter, location, width, shift));
    Value wideRest = ExtUIOp.create(rewriter, location, type, rest);
    Value signBits = ShLIOp.create(rewriter, location, sign, wideRest);
    Value shifted = ShRUIOp.create(rewriter, location, op.lhs(), op.rhs());
    Value signed = OrIOp.create(rewriter, location, shifted, signBits);
    Value isUnchanged = halves.withoutLastDim(CmpIOp.create(rewriter, location, IntegerPredicate.EQ, shift, zero));
    return SelectOp.create(rewriter, location, isUnchanged, op.lhs(), signed);
  }
}
