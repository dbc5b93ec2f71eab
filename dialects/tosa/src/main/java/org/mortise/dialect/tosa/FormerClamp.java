// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FloatArithmetic;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/**
 * {@code tosa.clamp} of MLIR 19.1, which has limits of integers and of floating-point numbers. Limits that do not
 * follow from those of the present operation are discardable attributes of it.
 */
final class FormerClamp extends FormerTosaOperation {
  private static final String[] SIDES = {"min", "max"};

  FormerClamp() {
    super(ClampOp.NAME, ClampOp.NAME, 1, () -> FormerOps.define(ClampOp.NAME, 1)
        .attribute("min_int", AttributeConstraints.I64).attribute("max_int", AttributeConstraints.I64)
        .attribute("min_fp", TosaConstraints.FLOAT).attribute("max_fp", TosaConstraints.FLOAT)
        .format(TosaDialect.FUNCTIONAL).build());
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    Type element = TosaTypes.storedElementOf(former.operands().get(0));
    for (String side : SIDES) {
      IntegerAttr integer = (IntegerAttr) former.getAttr(side + "_int");
      FloatAttr number = (FloatAttr) former.getAttr(side + "_fp");
      Attribute limit = element instanceof FloatType format
          ? FloatArithmetic.convert(number, format) : inRange(integer, element);
      current.addAttribute(side + "_val", limit);
      if (integer != integerOf(limit)) {
        current.addAttribute(side + "_int", integer);
      }
      if (number != numberOf(limit)) {
        current.addAttribute(side + "_fp", number);
      }
    }
  }

  private static Attribute inRange(IntegerAttr limit, Type element) {
    if (!(element instanceof IntegerType integer)) {
      return limit;
    }
    return IntegerAttr.of(element, IntegerRange.of(integer).clamp(limit.signedValue()));
  }

  private static IntegerAttr integerOf(Attribute limit) {
    Context context = limit.context();
    if (limit instanceof FloatAttr number) {
      BigDecimal value = number.isNaN() || number.isInfinite() ? BigDecimal.ZERO : number.decimalValue();
      return IntegerAttr.i64(context, IntegerRange.of(IntegerType.of(context,
          64)).clamp(value.toBigInteger()).longValueExact());
    }
    IntegerAttr integer = (IntegerAttr) limit;
    boolean isUnsigned = integer.type() instanceof IntegerType type && type.isUnsigned();
    return IntegerAttr.i64(context, (isUnsigned ? integer.unsignedValue() : integer.signedValue()).longValue());
  }

  private static FloatAttr numberOf(Attribute limit) {
    FloatType f32 = FloatType.of(limit.context(), FloatKind.F32);
    return limit instanceof FloatAttr number
        ? FloatArithmetic.convert(number, f32) : FloatAttr.of(f32, integerOf(limit).longValue());
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    for (String side : SIDES) {
      Attribute limit = current.getAttr(side + "_val");
      if (former.getAttr(side + "_int") == null) {
        former.addAttribute(side + "_int", integerOf(limit));
      }
      if (former.getAttr(side + "_fp") == null) {
        former.addAttribute(side + "_fp", numberOf(limit));
      }
    }
    return new ClampOp(current).nanModeAttr().word().equals("PROPAGATE") ? null
        : missing(current, "attribute 'nan_mode'");
  }
}
