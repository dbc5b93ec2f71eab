// SPDX-License-Identifier: Apache-2.0
package org.mortise.testconversionpasses.internal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConvertedTypes;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** Drops {@code i16}, replaces {@code i64} and {@code i42}, splits {@code f32}, and casts where needed. */
final class LegalizeTypeConverter extends TypeConverter {
  LegalizeTypeConverter() {
    addTypeRule(LegalizeTypeConverter::convert);
    addArgumentMaterialization(LegalizeTypeConverter::cast);
    addSourceMaterialization(LegalizeTypeConverter::cast);
  }

  private static ConvertedTypes convert(Type type) {
    if (IntegerType.isSignless(type, 16)) {
      return ConvertedTypes.NOTHING;
    }
    if (IntegerType.isSignless(type, 64)) {
      return ConvertedTypes.of(FloatType.of(type.context(), FloatKind.F64));
    }
    if (IntegerType.isSignless(type, 42)) {
      return ConvertedTypes.of(IntegerType.of(type.context(), 43));
    }
    if (type == FloatType.of(type.context(), FloatKind.F32)) {
      Type half = FloatType.of(type.context(), FloatKind.F16);
      return ConvertedTypes.ofAll(List.of(half, half));
    }
    return ConvertedTypes.of(type);
  }

  static @Nullable Value cast(OpBuilder builder, Type type, List<? extends Value> inputs, Location location) {
    return builder.create(builder.state(location, "test.cast").addOperands(inputs).addResultType(type)).result(0);
  }
}
