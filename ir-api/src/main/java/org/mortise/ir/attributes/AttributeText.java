// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;

/** How attributes print attributes that are parts of them. */
public final class AttributeText {
  private AttributeText() {}

  /**
   * Prints an attribute without its type if that is {@code i64} or {@code f64}, which a number without a type gets
   * anyway. So are the elements of arrays printed, but not those of dictionaries.
   */
  public static void printEliding64BitType(AsmPrinter printer, Attribute attribute) {
    if (hasDefaultType(attribute)) {
      printer.printAttributeWithoutType(attribute);
    } else {
      printer.printAttribute(attribute);
    }
  }

  private static boolean hasDefaultType(Attribute attribute) {
    if (attribute instanceof IntegerAttr integer) {
      return IntegerType.isSignless(integer.type(), 64);
    }
    return attribute instanceof FloatAttr number && FloatType.is(number.type(), FloatKind.F64);
  }
}
