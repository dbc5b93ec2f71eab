// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulatewideint;

import java.math.BigInteger;
import java.util.function.Function;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.AddUIExtendedOp;
import org.mortise.dialect.arith.AndIOp;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.ExtSIOp;
import org.mortise.dialect.arith.ExtUIOp;
import org.mortise.dialect.arith.IndexCastOp;
import org.mortise.dialect.arith.IndexCastUIOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MaxUIOp;
import org.mortise.dialect.arith.MinSIOp;
import org.mortise.dialect.arith.MinUIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.MulUIExtendedOp;
import org.mortise.dialect.arith.OrIOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.arith.TruncIOp;
import org.mortise.dialect.arith.XOrIOp;
import org.mortise.dialect.vector.PrintOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConvertedOperands;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/**
 * Patterns for operations on emulated integers. Division, remainder and conversion from floating-point numbers have
 * none. The work of each pattern is constant, except for constants.
 */
public final class WideIntPatterns {
  /** Creates an operation with two operands and one result. */
  private interface Binary {
    Value create(OpBuilder builder, Location location, Value lhs, Value rhs);
  }

  /** Creates a cast. */
  private interface Cast {
    Value create(OpBuilder builder, Location location, Type type, Value in);
  }

  /** Replaces an operation by a value of the converted type; null if it cannot. */
  interface Emulation<V> {
    Value emulate(V op, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter);
  }

  private final WideIntTypes types;
  private final PatternSet patterns;

  private WideIntPatterns(WideIntTypes types, PatternSet patterns) {
    this.types = types;
    this.patterns = patterns;
  }

  /** Adds the patterns for operations of {@code arith} and for {@code vector.print}. */
  public static void addTo(PatternSet patterns, WideIntTypes types) {
    WideIntPatterns made = new WideIntPatterns(types, patterns);
    made.addArithmetic();
    made.addCasts();
    new WideIntShifts(types).addTo(made);
    new WideIntFloats(types).addTo(made);
  }

  /** Adds a pattern for operations of one name, which are passed as views. */
  <V extends OperationRef> void add(
      String rootName, String name, Function<Operation, V> view, Emulation<V> emulation) {
    patterns.add(ConversionPattern.of(rootName, name, types, view, (op, operands, rewriter) -> {
      Halves halves = new Halves(rewriter, op.operation().location());
      Value result = emulation.emulate(op, operands, halves, rewriter);
      if (result == null) {
        return rewriter.notifyMatchFailure(op, "a type is not supported");
      }
      rewriter.replaceOp(op, result);
      return true;
    }));
  }

  private void addArithmetic() {
    add(ConstantOp.NAME, "ConvertConstant", ConstantOp::of, this::convertConstant);
    patterns.add(ConversionPattern.of(PrintOp.NAME, "ConvertVectorPrint", types, (op, operands, rewriter) -> {
      rewriter.modifyOpInPlace(op, () -> op.setOperands(operands));
      return true;
    }));
    add(AddIOp.NAME, "ConvertAddI", AddIOp::of, WideIntPatterns::add);
    add(MulIOp.NAME, "ConvertMulI", MulIOp::of, WideIntPatterns::multiply);
    addBitwise(AndIOp.NAME, (b, l, lhs, rhs) -> AndIOp.create(b, l, lhs, rhs));
    addBitwise(OrIOp.NAME, (b, l, lhs, rhs) -> OrIOp.create(b, l, lhs, rhs));
    addBitwise(XOrIOp.NAME, (b, l, lhs, rhs) -> XOrIOp.create(b, l, lhs, rhs));
    add(CmpIOp.NAME, "ConvertCmpI", CmpIOp::of, this::compare);
    add(SelectOp.NAME, "ConvertSelect", SelectOp::of, WideIntPatterns::select);
    addExtremum(MaxSIOp.NAME, IntegerPredicate.SGT);
    addExtremum(MaxUIOp.NAME, IntegerPredicate.UGT);
    addExtremum(MinSIOp.NAME, IntegerPredicate.SLT);
    addExtremum(MinUIOp.NAME, IntegerPredicate.ULT);
  }

  private Value convertConstant(
      ConstantOp constant, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter) {
    Type type = types.convertType(constant.result().type());
    if (type == constant.result().type()) {
      return null;
    }
    DenseElementsBuilder builder = new DenseElementsBuilder((ShapedType) type);
    if (constant.valueAttr() instanceof IntegerAttr number) {
      addHalves(number, builder);
    } else if (constant.valueAttr() instanceof DenseElementsAttr elements) {
      int count = (int) ((ShapedType) constant.result().type()).numElements();
      for (int i = 0; i < count; i++) {
        addHalves((IntegerAttr) elements.elementAt(elements.isSplat() ? 0 : i), builder);
      }
    } else {
      return null;
    }
    return ConstantOp.create(rewriter, constant.location(), builder.build());
  }

  private void addHalves(IntegerAttr number, DenseElementsBuilder builder) {
    BigInteger bits = number.unsignedValue();
    builder.addInteger(bits.mod(BigInteger.ONE.shiftLeft(types.width())));
    builder.addInteger(bits.shiftRight(types.width()));
  }

  private static Value add(AddIOp op, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter) {
    Location location = op.location();
    Value lhs = operands.of(op.lhsOperand());
    Value rhs = operands.of(op.rhsOperand());
    Value lhsLow = halves.half(lhs, 0);
    Value lhsHigh = halves.half(lhs, 1);
    Value rhsLow = halves.half(rhs, 0);
    Value rhsHigh = halves.half(rhs, 1);
    AddUIExtendedOp low = AddUIExtendedOp.create(rewriter, location, lhsLow, rhsLow);
    Value carry = ExtUIOp.create(rewriter, location, lhsLow.type(), low.overflow());
    Value high = AddIOp.create(rewriter, location, carry, lhsHigh);
    high = AddIOp.create(rewriter, location, high, rhsHigh);
    return halves.join(lhs.type(), low.sum(), high);
  }

  private static Value multiply(MulIOp op, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter) {
    Location location = op.location();
    Value lhs = operands.of(op.lhsOperand());
    Value rhs = operands.of(op.rhsOperand());
    Value lhsLow = halves.half(lhs, 0);
    Value lhsHigh = halves.half(lhs, 1);
    Value rhsLow = halves.half(rhs, 0);
    Value rhsHigh = halves.half(rhs, 1);
    MulUIExtendedOp low = MulUIExtendedOp.create(rewriter, location, lhsLow, rhsLow);
    Value lowHigh = MulIOp.create(rewriter, location, lhsLow, rhsHigh);
    Value highLow = MulIOp.create(rewriter, location, lhsHigh, rhsLow);
    Value high = AddIOp.create(rewriter, location, low.high(), lowHigh);
    high = AddIOp.create(rewriter, location, high, highLow);
    return halves.join(lhs.type(), low.low(), high);
  }

  private void addBitwise(String rootName, Binary operation) {
    add(rootName, "ConvertBitwiseBinary", op -> op, (op, operands, halves, rewriter) -> {
      Value lhsLow = halves.half(operands.get(0), 0);
      Value lhsHigh = halves.half(operands.get(0), 1);
      Value rhsLow = halves.half(operands.get(1), 0);
      Value rhsHigh = halves.half(operands.get(1), 1);
      Value low = operation.create(rewriter, op.location(), lhsLow, rhsLow);
      Value high = operation.create(rewriter, op.location(), lhsHigh, rhsHigh);
      return halves.join(operands.get(0).type(), low, high);
    });
  }

  /** The low halves decide, without sign, if the high ones are equal. */
  private Value compare(CmpIOp op, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter) {
    if (types.isLegal(op.lhs())) {
      return null;
    }
    Location location = op.location();
    IntegerPredicate predicate = op.predicate();
    Value lhs = operands.of(op.lhsOperand());
    Value rhs = operands.of(op.rhsOperand());
    Value lhsLow = halves.half(lhs, 0);
    Value lhsHigh = halves.half(lhs, 1);
    Value rhsLow = halves.half(rhs, 0);
    Value rhsHigh = halves.half(rhs, 1);
    Value low = CmpIOp.create(rewriter, location, predicate.unsigned(), lhsLow, rhsLow);
    Value high = CmpIOp.create(rewriter, location, predicate, lhsHigh, rhsHigh);
    Value result = switch (predicate) {
      case EQ -> AndIOp.create(rewriter, location, low, high);
      case NE -> OrIOp.create(rewriter, location, low, high);
      default -> {
        Value same = CmpIOp.create(rewriter, location, IntegerPredicate.EQ, lhsHigh, rhsHigh);
        yield SelectOp.create(rewriter, location, same, low, high);
      }
    };
    return halves.withoutLastDim(result);
  }

  private static Value select(SelectOp op, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter) {
    Value yes = operands.of(op.trueValueOperand());
    Value no = operands.of(op.falseValueOperand());
    Value yesLow = halves.half(yes, 0);
    Value yesHigh = halves.half(yes, 1);
    Value noLow = halves.half(no, 0);
    Value noHigh = halves.half(no, 1);
    Value condition = halves.withLastDim(operands.of(op.conditionOperand()));
    Value low = SelectOp.create(rewriter, op.location(), condition, yesLow, noLow);
    Value high = SelectOp.create(rewriter, op.location(), condition, yesHigh, noHigh);
    return halves.join(yes.type(), low, high);
  }

  private void addExtremum(String rootName, IntegerPredicate predicate) {
    add(rootName, "ConvertMaxMin", op -> op, (op, operands, halves, rewriter) -> {
      Value isFirst = CmpIOp.create(rewriter, op.location(), predicate, op.operand(0), op.operand(1));
      return SelectOp.create(rewriter, op.location(), isFirst, op.operand(0), op.operand(1));
    });
  }

  // ---- casts -------------------------------------------------------------------------------------------------------

  private void addCasts() {
    add(ExtSIOp.NAME, "ConvertExtSI", ExtSIOp::of, (op, operands, halves, rewriter) ->
        extend(op.out(), operands.of(op.inOperand()), halves, rewriter, true));
    add(ExtUIOp.NAME, "ConvertExtUI", ExtUIOp::of, (op, operands, halves, rewriter) ->
        extend(op.out(), operands.of(op.inOperand()), halves, rewriter, false));
    add(TruncIOp.NAME, "ConvertTruncI", TruncIOp::of, this::truncate);
    addIndexCast(IndexCastOp.NAME, true, (b, l, type, in) -> IndexCastOp.create(b, l, type, in));
    addIndexCast(IndexCastUIOp.NAME, false, (b, l, type, in) -> IndexCastUIOp.create(b, l, type, in));
  }

  private Value extend(Value out, Value in, Halves halves, ConversionRewriter rewriter, boolean isSigned) {
    Type type = types.convertType(out.type());
    int from = ((IntegerType) Halves.elementOf(in.type())).width();
    if (type == out.type() || from > types.width()) {
      return null;
    }
    Value low = halves.withLastDim(in);
    low = widened(low, Halves.like(low.type(), types.halfOf(type)), out.location(), rewriter, isSigned);
    return withHighHalf(type, low, halves, rewriter, out.location(), isSigned);
  }

  /** Extends an integer to the type of a half; a constant is extended to a constant, as in MLIR. */
  private static Value widened(Value low, Type half, Location location, OpBuilder builder, boolean isSigned) {
    IntegerAttr known = Constants.integerOf(low);
    if (known != null) {
      BigInteger number = isSigned ? known.signedValue() : known.unsignedValue();
      return ConstantOp.create(builder, location, IntegerAttr.of(half, number));
    }
    if (low.type() == half) {
      return low;
    }
    return isSigned ? ExtSIOp.create(builder, location, half, low) : ExtUIOp.create(builder, location, half, low);
  }

  /** Returns an emulated integer whose high half repeats the sign of the low one, or is 0. */
  private static Value withHighHalf(
      Type type, Value low, Halves halves, OpBuilder builder, Location location, boolean isSigned) {
    if (!isSigned) {
      return halves.join(type, low);
    }
    Value zero = halves.constant(low.type(), 0);
    Value isNegative = CmpIOp.create(builder, location, IntegerPredicate.SLT, low, zero);
    return halves.join(type, low, ExtSIOp.create(builder, location, low.type(), isNegative));
  }

  private Value truncate(TruncIOp op, ConvertedOperands operands, Halves halves, ConversionRewriter rewriter) {
    Type type = op.out().type();
    int width = ((IntegerType) Halves.elementOf(type)).width();
    if (types.isLegal(op.in()) || width > types.width()) {
      return null;
    }
    Value low = halves.withoutLastDim(halves.half(operands.of(op.inOperand()), 0));
    return width == types.width() ? low : TruncIOp.create(rewriter, op.location(), type, low);
  }

  private void addIndexCast(String rootName, boolean isSigned, Cast cast) {
    add(rootName, isSigned ? "ConvertIndexCast" : "ConvertIndexCastUI", op -> op, (op, operands, halves, rewriter) -> {
      Type type = op.result(0).type();
      Location location = op.location();
      if (Halves.elementOf(type) instanceof IndexType) {
        Value low = halves.withoutLastDim(halves.half(operands.get(0), 0));
        return cast.create(rewriter, location, type, low);
      }
      Value low = cast.create(rewriter, location, Halves.like(type, types.halfOf(type)), operands.get(0));
      return withHighHalf(
          types.convertType(type), halves.withLastDim(low), halves, rewriter, location, isSigned);
    });
  }
}
