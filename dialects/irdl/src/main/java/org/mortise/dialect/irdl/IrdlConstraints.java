// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.TypeConstraint;

/** Constraints and traits of the dialect. */
final class IrdlConstraints {
  static final TypeConstraint<HandleType> ATTRIBUTE_HANDLE = TypeConstraint.exactly(
      "IRDL handle to an `mlir::Attribute`", HandleType.class, HandleType::isAttribute, HandleType::attribute);
  static final TypeConstraint<HandleType> REGION_HANDLE = TypeConstraint.exactly(
      "IRDL handle to a region definition", HandleType.class, type -> !type.isAttribute(), HandleType::region);
  static final AttributeConstraint<VariadicityArrayAttr> VARIADICITIES =
      AttributeConstraint.ofKind("", VariadicityArrayAttr.class);

  private IrdlConstraints() {}
}
