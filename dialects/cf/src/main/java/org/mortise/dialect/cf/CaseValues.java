// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.math.BigInteger;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/** The case values of a switch: a vector attribute, read as unsigned numbers. */
final class CaseValues {
  private CaseValues() {}

  static DenseElementsAttr attribute(BigInteger[] values, IntegerType type) {
    DenseElementsBuilder elements = new DenseElementsBuilder(VectorType.of(new long[] {values.length}, type));
    for (BigInteger value : values) {
      elements.addInteger(wrapped(value, type));
    }
    return elements.build();
  }

  /** Returns the unsigned number with the low bits of {@code value}. */
  static BigInteger wrapped(BigInteger value, IntegerType type) {
    return value.mod(BigInteger.ONE.shiftLeft(type.width()));
  }

  static BigInteger unsigned(DenseElementsAttr values, int index) {
    return unsigned((IntegerAttr) values.elementAt(values.isSplat() ? 0 : index));
  }

  static BigInteger unsigned(IntegerAttr value) {
    return value.unsignedValue();
  }

  static int count(DenseElementsAttr values) {
    return Math.toIntExact(values.numElements());
  }
}
