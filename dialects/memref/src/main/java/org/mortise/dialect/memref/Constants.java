// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Trait;

/** Questions about constant operands. */
final class Constants {
  private Constants() {}

  /** The attribute of the constant that {@code value} is, or null. */
  static Attribute of(Value value) {
    Operation op = value.definingOp();
    if (op == null || !op.hasTrait(Trait.CONSTANT_LIKE)) {
      return null;
    }
    ConstantOp constant = ConstantOp.of(op);
    return constant != null ? constant.value() : op.getAttr("value");
  }

  /** The constant that {@code value} is if it is not negative, otherwise -1. */
  static long index(Value value) {
    return of(value) instanceof IntegerAttr number && number.longValue() >= 0 ? number.longValue() : -1;
  }

  /** Whether {@code value} is a constant integer, of whatever sign. */
  static boolean isInteger(Value value) {
    return of(value) instanceof IntegerAttr;
  }
}
