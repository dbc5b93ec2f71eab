// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithexpand;

import java.util.HashMap;
import java.util.Map;
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
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.transform.ConversionPattern;
import org.mortise.ir.transform.PartialConversion;
import org.mortise.ir.transform.PartialConversion.Legality;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;

/** The conversion: operations with an expansion are illegal, others of {@code arith} legal. */
final class ArithExpansion {
  /** Computes the only result of an operation. */
  private interface Expansion {
    Value expand(Arithmetic arith, Value first, Value second);
  }

  private final boolean withBf16;
  private final Map<String, ConversionPattern> patterns = new HashMap<>();

  ArithExpansion(boolean withBf16) {
    this.withBf16 = withBf16;
    add(CeilDivSIOp.NAME, DivisionExpansion::ceilSigned);
    add(CeilDivUIOp.NAME, DivisionExpansion::ceilUnsigned);
    add(FloorDivSIOp.NAME, DivisionExpansion::floorSigned);
    add(MaxSIOp.NAME, (arith, a, b) -> choose(arith, IntegerPredicate.SGT, a, b));
    add(MaxUIOp.NAME, (arith, a, b) -> choose(arith, IntegerPredicate.UGT, a, b));
    add(MinSIOp.NAME, (arith, a, b) -> choose(arith, IntegerPredicate.SLT, a, b));
    add(MinUIOp.NAME, (arith, a, b) -> choose(arith, IntegerPredicate.ULT, a, b));
    add(MaximumFOp.NAME, (arith, a, b) -> chooseFloat(arith, CmpFPredicate.UGT, a, b, b));
    add(MinimumFOp.NAME, (arith, a, b) -> chooseFloat(arith, CmpFPredicate.ULT, a, b, b));
    add(MaxNumFOp.NAME, (arith, a, b) -> chooseFloat(arith, CmpFPredicate.UGT, a, b, a));
    add(MinNumFOp.NAME, (arith, a, b) -> chooseFloat(arith, CmpFPredicate.ULT, a, b, a));
    if (withBf16) {
      patterns.put(ExtFOp.NAME, (op, rewriter) -> {
        rewriter.replaceOp(op, BFloatExpansion.extend(new Arithmetic(rewriter, op.location()), op.operand(0)));
        return true;
      });
      patterns.put(TruncFOp.NAME, (op, rewriter) -> {
        if (TruncFOp.of(op).roundingmodeAttr() != null) {
          return false;
        }
        rewriter.replaceOp(op, BFloatExpansion.truncate(new Arithmetic(rewriter, op.location()), op.operand(0)));
        return true;
      });
    }
  }

  private void add(String name, Expansion expansion) {
    patterns.put(name, (op, rewriter) -> {
      Arithmetic arith = new Arithmetic(rewriter, op.location());
      rewriter.replaceOp(op, expansion.expand(arith, op.operand(0), op.operand(1)));
      return true;
    });
  }

  void run(Operation root, PassRun run) {
    PartialConversion.Outcome outcome = PartialConversion.apply(root, this::legality, patterns);
    if (outcome.failure() != null) {
      run.emit(outcome.failure());
    } else if (!outcome.changed()) {
      run.markAllAnalysesPreserved();
    }
  }

  private Legality legality(Operation op) {
    if (withBf16 && op.is(ExtFOp.definition())) {
      return legalUnless(isConversion(op, FloatKind.BF16, FloatKind.F32));
    }
    if (withBf16 && op.is(TruncFOp.definition())) {
      return legalUnless(isConversion(op, FloatKind.F32, FloatKind.BF16));
    }
    if (op.name().dialectNamespace().equals("arith")) {
      return legalUnless(patterns.containsKey(op.name().name()));
    }
    return Legality.UNKNOWN;
  }

  private static Legality legalUnless(boolean illegal) {
    return illegal ? Legality.ILLEGAL : Legality.LEGAL;
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

  /** Chooses one of the values, and {@code b} if {@code tested} is not a number. */
  private static Value chooseFloat(Arithmetic arith, CmpFPredicate predicate, Value a, Value b, Value tested) {
    Value chosen = arith.select(arith.compare(predicate, a, b), a, b);
    return arith.select(arith.compare(CmpFPredicate.UNO, tested, tested), b, chosen);
  }
}
