// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** Checks of element types, and of zero points. */
final class ElementChecks {
  private ElementChecks() {}

  /** Requires one element type, apart from quantization. */
  static @Nullable Diagnostic same(Operation op, Value input, Value output) {
    Type in = TosaTypes.storedElementOf(input);
    Type out = TosaTypes.storedElementOf(output);
    return in == out ? null : op.opError(
        "expect input and output to have same element type, got '" + in + "' and '" + out + "'");
  }

  /** Requires the zero point of a value to have its element type. */
  static @Nullable Diagnostic zeroPoint(Operation op, Value value, Value zeroPoint, String name) {
    Type element = TosaTypes.storedElementOf(value);
    Type zero = TosaTypes.storedElementOf(zeroPoint);
    return element == zero ? null : op.opError(
        "expect both " + name + " and its zero point are the same element type, got '" + element + "' and '" + zero
            + "'");
  }

  /** Requires a constant zero point to be zero for elements other than integers of 8 bits. */
  static @Nullable Diagnostic zeroPointValue(Operation op, Value zeroPoint, String name) {
    if (IntegerType.isSignless(TosaTypes.elementOf(zeroPoint), 8)) {
      return null;
    }
    Long number = TosaConstants.zeroPoint(zeroPoint);
    return number == null || number == 0 ? null
        : op.opError(name + " zero point must be zero for non-int8 integer types");
  }

  /** Returns the rule that an accumulator of products of {@code element} breaks, or null. */
  static @Nullable String accumulatorOf(Type element, Type accumulator) {
    boolean isF32 = FloatType.is(accumulator, FloatKind.F32);
    boolean isF16 = TosaTypes.isF16(accumulator);
    if (IntegerType.isSignless(element, 8)) {
      return IntegerType.isSignless(accumulator, 32) ? null : "i8 tensor is not i32";
    }
    if (IntegerType.isSignless(element, 16)) {
      return IntegerType.isSignless(accumulator, 48) ? null : "i16 tensor is not i48";
    }
    if (FloatType.is(element, FloatKind.F8E5M2) || FloatType.is(element, FloatKind.F8E4M3)) {
      return isF16 ? null : "f8 tensor is not f16";
    }
    if (TosaTypes.isF16(element)) {
      return isF32 || isF16 ? null : "f16 tensor is not f16/f32";
    }
    if (FloatType.is(element, FloatKind.BF16)) {
      return isF32 ? null : "bf16 tensor is not f32";
    }
    return isF32 || !FloatType.is(element, FloatKind.F32) ? null : "f32 tensor is not f32";
  }
}
