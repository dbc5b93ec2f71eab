// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithexpand;

import java.util.HashSet;
import java.util.Set;
import org.mortise.dialect.arith.Arithmetic;
import org.mortise.dialect.arith.CeilDivSIOp;
import org.mortise.dialect.arith.CeilDivUIOp;
import org.mortise.dialect.arith.CmpFPredicate;
import org.mortise.dialect.arith.ExtFOp;
import org.mortise.dialect.arith.FloorDivSIOp;
import org.mortise.dialect.arith.MaxNumFOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MaxUIOp;
import org.mortise.dialect.arith.MaximumFOp;
import org.mortise.dialect.arith.MinNumFOp;
import org.mortise.dialect.arith.MinSIOp;
import org.mortise.dialect.arith.MinUIOp;
import org.mortise.dialect.arith.MinimumFOp;
import org.mortise.dialect.arith.TruncFOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionResult;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.UnrankedTensorType;

/** The conversion: operations with an expansion are illegal, others of {@code arith} legal. */
final class ArithExpansion {
  /** Computes the only result of an operation. */
  private interface Expansion {
    Value expand(Arithmetic arith, Value first, Value second);
  }

  private final boolean withBf16;
  private final Set<String> expanded = new HashSet<>();
  private final DialectConversion conversion;

  ArithExpansion(boolean withBf16) {
    this.withBf16 = withBf16;
    PatternSet patterns = new PatternSet();
    add(patterns, CeilDivSIOp.NAME, DivisionExpansion::ceilSigned);
    add(patterns, CeilDivUIOp.NAME, DivisionExpansion::ceilUnsigned);
    add(patterns, FloorDivSIOp.NAME, DivisionExpansion::floorSigned);
    add(patterns, MaxSIOp.NAME, (arith, a, b) -> choose(arith, IntegerPredicate.SGT, a, b));
    add(patterns, MaxUIOp.NAME, (arith, a, b) -> choose(arith, IntegerPredicate.UGT, a, b));
    add(patterns, MinSIOp.NAME, (arith, a, b) -> choose(arith, IntegerPredicate.SLT, a, b));
    add(patterns, MinUIOp.NAME, (arith, a, b) -> choose(arith, IntegerPredicate.ULT, a, b));
    add(patterns, MaximumFOp.NAME, (arith, a, b) -> chooseFloat(arith, CmpFPredicate.UGT, a, b, b));
    add(patterns, MinimumFOp.NAME, (arith, a, b) -> chooseFloat(arith, CmpFPredicate.ULT, a, b, b));
    add(patterns, MaxNumFOp.NAME, (arith, a, b) -> chooseFloat(arith, CmpFPredicate.UGT, a, b, a));
    add(patterns, MinNumFOp.NAME, (arith, a, b) -> chooseFloat(arith, CmpFPredicate.ULT, a, b, a));
    if (withBf16) {
      add(patterns, ExtFOp.NAME, (arith, value, none) -> BFloatExpansion.extend(arith, value));
      add(patterns, TruncFOp.NAME, (arith, value, none) -> BFloatExpansion.truncate(arith, value));
    }
    conversion = new DialectConversion(target(), patterns);
  }

  private void add(PatternSet patterns, String name, Expansion expansion) {
    expanded.add(name);
    patterns.add(ConversionPattern.of(name, name, (op, operands, rewriter) -> {
      if (name.equals(TruncFOp.NAME) && TruncFOp.of(op).roundingmodeAttr() != null) {
        return rewriter.notifyMatchFailure(op, "only the default rounding mode can be expanded");
      }
      Arithmetic arith = new Arithmetic(rewriter, op.location());
      Value second = op.operandCount() == 1 ? op.operand(0) : op.operand(1);
      rewriter.replaceOp(op, expansion.expand(arith, op.operand(0), second));
      return true;
    }));
  }

  void run(Operation root, PassRun run) {
    ConversionResult result = conversion.applyPartial(root);
    if (result.failure() != null) {
      run.emit(result.failure());
    } else if (!result.changed()) {
      run.markAllAnalysesPreserved();
    }
  }

  private ConversionTarget target() {
    ConversionTarget target = new ConversionTarget().addLegalDialect("arith");
    expanded.forEach(target::addIllegalOp);
    target.addDynamicallyLegalOp(ArithExpansion::isUnranked, CeilDivSIOp.NAME, CeilDivUIOp.NAME, FloorDivSIOp.NAME);
    if (withBf16) {
      target.addDynamicallyLegalOp(op -> !isConversion(op, FloatKind.BF16, FloatKind.F32), ExtFOp.NAME);
      target.addDynamicallyLegalOp(op -> !isConversion(op, FloatKind.F32, FloatKind.BF16), TruncFOp.NAME);
    }
    return target;
  }

  /** Returns whether an expansion would need constants of an unknown shape. */
  private static boolean isUnranked(Operation op) {
    return op.operand(0).type() instanceof UnrankedTensorType;
  }

  private static boolean isConversion(Operation op, FloatKind from, FloatKind to) {
    return FloatType.is(element(op.operand(0).type()), from) && FloatType.is(element(op.result(0).type()), to);
  }

  private static Type element(Type type) {
    return type instanceof ShapedType shaped ? shaped.elementType() : type;
  }

  private static Value choose(Arithmetic arith, IntegerPredicate predicate, Value a, Value b) {
    return arith.select(arith.compare(predicate, a, b), a, b);
  }

  /** Selects one of the values, or {@code b} if {@code tested} is NaN. */
  private static Value chooseFloat(Arithmetic arith, CmpFPredicate predicate, Value a, Value b, Value tested) {
    Value chosen = arith.select(arith.compare(predicate, a, b), a, b);
    return arith.select(arith.compare(CmpFPredicate.UNO, tested, tested), b, chosen);
  }
}
