// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.PlainType;

/** Constraints of the dialect. */
final class IrdlConstraints {
  /** The name of the type of constraints on types and attributes. */
  static final String ATTRIBUTE = "attribute";
  /** The name of the type of constraints on regions. */
  static final String REGION = "region";

  static final TypeConstraint<PlainType> ATTRIBUTE_HANDLE =
      TypeConstraints.plain("IRDL handle to an `mlir::Attribute`", IrdlDialect.NAMESPACE, ATTRIBUTE);
  static final TypeConstraint<PlainType> REGION_HANDLE =
      TypeConstraints.plain("IRDL handle to a region definition", IrdlDialect.NAMESPACE, REGION);
  static final AttributeConstraint<VariadicityArrayAttr> VARIADICITIES =
      AttributeConstraint.ofKind("", VariadicityArrayAttr.class);

  private IrdlConstraints() {}
}
