// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Declares the attributes of an operation, all of which are required. */
@Op(name = "irdl.attributes",
    operands = "attributeValues: ATTRIBUTE_HANDLE...",
    attributes = "attributeValueNames: STRING_ARRAY",
    parents = "irdl.operation",
    format = "custom<AttributesOp>($attributeValues, $attributeValueNames) attr-dict")
public final class AttributesOp extends AttributesOpBase {
  AttributesOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive(AttributesSyntax.NAME, new AttributesSyntax());
  }

  @Nullable Diagnostic verify() {
    int names = attributeValueNamesAttr().size();
    return names == attributeValues().size() ? null
        : opError("the number of attribute names and their constraints must be the same but got " + names + " and "
            + attributeValues().size() + " respectively");
  }
}
