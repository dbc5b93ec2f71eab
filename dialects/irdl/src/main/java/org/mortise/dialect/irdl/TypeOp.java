// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Defines a type. It has no parameters if the body has no {@code irdl.parameters}. */
@Op(name = "irdl.type", family = DefinitionOp.class)
public final class TypeOp extends TypeOpBase {
  TypeOp(Operation operation) {
    super(operation);
  }
}
