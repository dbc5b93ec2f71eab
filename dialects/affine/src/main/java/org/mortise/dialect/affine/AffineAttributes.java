// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.ir.Attribute;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.IntegerSetAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.types.IntegerType;

/** Constraints of attributes of the dialect. */
final class AffineAttributes {
  static final AttributeConstraint<ArrayAttr> REDUCTIONS =
      AttributeConstraints.arrayOf("Reduction ops", AtomicRMWKind.CONSTRAINT.test());
  static final AttributeConstraint<DenseElementsAttr> I32_ELEMENTS = AttributeConstraint.ofKind(
      "32-bit signless integer elements attribute", DenseElementsAttr.class,
      elements -> IntegerType.isSignless(elements.elementType(), 32));
  static final AttributeConstraint<IntegerAttr> LOCALITY_HINT = AttributeConstraints.withMaximum(
      AttributeConstraints.withMinimum(AttributeConstraints.I32, 0), 3);

  static final AttributeConstraint<IntegerSetAttr> INTEGER_SET =
      AttributeConstraint.ofKind("IntegerSet attribute", IntegerSetAttr.class);

  /** A unit attribute, or {@code false} for its absence. */
  static final AttributeConstraint<Attribute> FLAG = AttributeConstraint.of(
      "unit property", value -> value instanceof UnitAttr || AttributeConstraints.BOOL.test().test(value))
      .withEncoding(new FlagEncoding());

  private AffineAttributes() {}

  /** Returns whether {@link #FLAG} is set. */
  static boolean isSet(@Nullable Attribute flag) {
    return flag instanceof UnitAttr || flag instanceof IntegerAttr number && number.boolValue();
  }
}
