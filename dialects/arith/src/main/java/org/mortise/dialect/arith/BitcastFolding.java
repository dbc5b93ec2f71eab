// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.ShapedType;

/** Reinterprets the bits of constants as numbers of another type. */
final class BitcastFolding {
  private BitcastFolding() {}

  static FoldResult fold(Attribute constant, Type type) {
    if (constant == null || !IntegerConstants.canBeConstant(type)) {
      return FoldResult.NONE;
    }
    Type element = ShapedType.elementTypeOrSelf(type);
    if (constant instanceof DenseElementsAttr elements) {
      return FoldResult.of(elementwise(elements, (ShapedType) type, element));
    }
    return FoldResult.ofNullable(read(constant, element));
  }

  private static Attribute elementwise(DenseElementsAttr elements, ShapedType type, Type element) {
    DenseElementsBuilder values = new DenseElementsBuilder(type);
    int count = elements.storedElements();
    for (int i = 0; i < count; i++) {
      values.add(read(elements.elementAt(i), element));
    }
    return values.build();
  }

  private static @Nullable Attribute read(Attribute number, Type type) {
    BigInteger bits;
    if (number instanceof FloatAttr floating) {
      bits = floating.bits();
    } else if (number instanceof IntegerAttr integer) {
      bits = integer.unsignedValue();
    } else {
      return null;
    }
    return type instanceof FloatType format ? FloatAttr.ofBits(format, bits) : IntegerAttr.of(type, bits);
  }
}
