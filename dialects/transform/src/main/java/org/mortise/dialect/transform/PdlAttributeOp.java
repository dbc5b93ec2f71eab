// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Matches an attribute: any, one with a type, or a constant. In a rewrite, it is a constant. */
@Op(name = "pdl.attribute", operands = "valueType: OF_TYPE?", results = "attr: OF_ATTRIBUTE",
    attributes = "value: ANY?", format = "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword")
public final class PdlAttributeOp extends PdlAttributeOpBase {
  PdlAttributeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean isConstant = valueAttr() != null;
    if (!isConstant && PdlRewriteOp.of(parentOp()) != null) {
      return opError("expected constant value when specified within a `pdl.rewrite`");
    }
    if (isConstant && valueType() != null) {
      return opError("expected only one of [`type`, `value`] to be set");
    }
    return isConstant ? null : PdlBinding.verify(operation());
  }
}
