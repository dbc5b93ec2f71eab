// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.TensorType;

/** Scales quantized elements. */
@Op(name = "tosa.rescale",
    operands = {
        "input: TENSOR", "multiplier: I16_OR_I32_TENSOR_1D", "shift: I8_TENSOR_1D",
        "input_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR", "output_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR"
    },
    results = "output: TENSOR",
    attributes = {
        "scale32: BOOL", "rounding_mode: ROUNDING_MODE", "per_channel: BOOL", "input_unsigned: BOOL",
        "output_unsigned: BOOL"
    },
    traits = "PURE")
public final class RescaleOp extends RescaleOpBase {
  private static final int MIDDLE_OF_16_BITS = 1 << 15;

  RescaleOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new WordsAssembly());
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = verifyElements();
    if (wrong != null) {
      return wrong;
    }
    boolean is32 = !scale32Attr().isZero();
    Type element = TosaTypes.elementOf(multiplier());
    if (!IntegerType.isSignless(element, is32 ? 32 : 16)) {
      return opError("expect " + (is32 ? "i32" : "i16") + " element type for multiplier for scale32=" + is32
          + ", got '" + element + "'");
    }
    long count = 1;
    if (!perChannelAttr().isZero()) {
      TensorType input = TosaTypes.ranked(input());
      if (input != null && input.rank() < 1) {
        return opError("requires input to be at least rank 1 when per_channel is true, but got rank " + input.rank());
      }
      if (input == null || input.isDynamicDim(input.rank() - 1)) {
        return null;
      }
      count = input.dim(input.rank() - 1);
    }
    wrong = verifyCount(multiplier(), count, "multiplier");
    return wrong != null ? wrong : verifyCount(shift(), count, "shift");
  }

  private @Nullable Diagnostic verifyElements() {
    Type input = TosaTypes.storedElementOf(input());
    if (!(input instanceof IntegerType)) {
      return opError("expect input to have integer element type, got '" + input + "'");
    }
    Type output = TosaTypes.storedElementOf(output());
    if (!(output instanceof IntegerType)) {
      return opError("expect output to have integer element type, got '" + output + "'");
    }
    Diagnostic wrong = verifyZeroPoint(input(), inputZp(), "input");
    wrong = wrong != null ? wrong : verifyZeroPoint(output(), outputZp(), "output");
    wrong = wrong != null ? wrong : verifyNumber(inputZp(), !inputUnsignedAttr().isZero(), "input");
    return wrong != null ? wrong : verifyNumber(outputZp(), !outputUnsignedAttr().isZero(), "output");
  }

  private @Nullable Diagnostic verifyNumber(Value zeroPoint, boolean isUnsigned, String name) {
    Attribute element = Splats.of(Constants.of(zeroPoint));
    if (!(element instanceof IntegerAttr number) || number.isZero() || number.width() == 8) {
      return null;
    }
    BigInteger value = isUnsigned ? number.unsignedValue() : number.signedValue();
    if (!isUnsigned || number.width() != 16) {
      return opError("expect " + name + "_zp of 0, got " + value);
    }
    return value.intValue() == MIDDLE_OF_16_BITS ? null
        : opError("expect " + name + "_zp of 0 or 32768 for unsigned int16 " + name + ", got " + value);
  }

  private @Nullable Diagnostic verifyZeroPoint(Value value, Value zeroPoint, String name) {
    IntegerType element = (IntegerType) TosaTypes.storedElementOf(value);
    Type zero = TosaTypes.storedElementOf(zeroPoint);
    return zero instanceof IntegerType integer && integer.width() == element.width() ? null : opError(
        "expected " + name + " and " + name + "_zp to both be integer of the same bitwidth, but got '"
            + TosaTypes.elementOf(value) + "' vs. '" + zero + "'");
  }

  private @Nullable Diagnostic verifyCount(Value numbers, long count, String name) {
    TensorType type = TosaTypes.ranked(numbers);
    return type == null || type.isDynamicDim(0) || type.dim(0) == count ? null : opError(
        "expect shape of { " + count + " } for " + name + " input, got { " + type.dim(0) + " }");
  }
}
