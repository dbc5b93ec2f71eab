// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithintnarrowing;

import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.arith.DivUIOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MaxUIOp;
import org.mortise.dialect.arith.MinSIOp;
import org.mortise.dialect.arith.MinUIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.SIToFPOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.dialect.arith.UIToFPOp;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Narrows arithmetic on extended integers, and their conversions to floating-point numbers. */
final class ArithmeticNarrowing {
  private final NarrowTypes types;

  private ArithmeticNarrowing(NarrowTypes types) {
    this.types = types;
  }

  static void addTo(PatternSet patterns, NarrowTypes types) {
    ArithmeticNarrowing narrowing = new ArithmeticNarrowing(types);
    narrowing.addBinary(patterns, AddIOp.NAME, null, bits -> bits + 1);
    narrowing.addBinary(patterns, SubIOp.NAME, Extension.SIGN, bits -> bits + 1);
    narrowing.addBinary(patterns, MulIOp.NAME, null, bits -> 2 * bits);
    narrowing.addBinary(patterns, DivSIOp.NAME, Extension.SIGN, bits -> bits + 1);
    narrowing.addBinary(patterns, DivUIOp.NAME, Extension.ZERO, IntUnaryOperator.identity());
    narrowing.addBinary(patterns, MaxSIOp.NAME, Extension.SIGN, IntUnaryOperator.identity());
    narrowing.addBinary(patterns, MinSIOp.NAME, Extension.SIGN, IntUnaryOperator.identity());
    narrowing.addBinary(patterns, MaxUIOp.NAME, Extension.ZERO, IntUnaryOperator.identity());
    narrowing.addBinary(patterns, MinUIOp.NAME, Extension.ZERO, IntUnaryOperator.identity());
    narrowing.addConversion(patterns, SIToFPOp.NAME, Extension.SIGN);
    narrowing.addConversion(patterns, UIToFPOp.NAME, Extension.ZERO);
  }

  /** Adds the pattern of an operation that needs a kind of extension (null for any) and these bits for its result. */
  private void addBinary(PatternSet patterns, String name, @Nullable Extension needed, IntUnaryOperator resultBits) {
    patterns.add(RewritePattern.of(name, "BinaryOpNarrowing",
        (op, rewriter) -> narrowBinary(op, needed, resultBits, rewriter)));
  }

  private boolean narrowBinary(
      Operation op, @Nullable Extension needed, IntUnaryOperator resultBits, PatternRewriter rewriter) {
    Type type = op.result(0).type();
    int bits = NarrowTypes.bits(type);
    Extension extension = Extension.of(op.operand(0).definingOp());
    if (bits == NarrowTypes.UNKNOWN || extension == null || needed != null && extension != needed) {
      return false;
    }
    int left = NarrowTypes.bits(op.operand(0), extension);
    int right = NarrowTypes.bits(op.operand(1), extension);
    if (left >= bits || right >= bits) {
      return false;
    }
    Type narrow = types.narrow(resultBits.applyAsInt(Math.max(left, right)), type);
    if (narrow == null) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    Value lhs = NarrowTypes.truncate(op.operand(0), narrow, op.location(), rewriter);
    Value rhs = NarrowTypes.truncate(op.operand(1), narrow, op.location(), rewriter);
    OperationState state =
        rewriter.state(op.location(), op.name().name()).addOperand(lhs).addOperand(rhs).addResultType(narrow);
    Value result = rewriter.create(state).result(0);
    rewriter.replaceOp(op, extension.create(rewriter, op.location(), type, result));
    return true;
  }

  private void addConversion(PatternSet patterns, String name, Extension extension) {
    patterns.add(RewritePattern.of(name, "IToFPPattern", (op, rewriter) -> {
      Value in = op.operand(0);
      Type narrow = types.narrow(NarrowTypes.bits(in, extension), in.type());
      if (narrow == null) {
        return false;
      }
      rewriter.setInsertionPoint(op);
      Value truncated = NarrowTypes.truncate(in, narrow, op.location(), rewriter);
      rewriter.replaceOpWithNew(op, rewriter.state(op.location(), name)
          .addOperand(truncated).addResultType(op.result(0).type()));
      return true;
    }));
  }
}
