// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Defines an attribute. It has no parameters if the body has no {@code irdl.parameters}. */
@Op(name = "irdl.attribute", family = DefinitionOp.class)
public final class AttributeOp extends AttributeOpBase {
  AttributeOp(Operation operation) {
    super(operation);
  }
}
