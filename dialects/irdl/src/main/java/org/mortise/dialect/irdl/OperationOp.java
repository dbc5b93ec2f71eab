// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Defines an operation. A part that the body does not declare, such as operands, is empty. */
@Op(name = "irdl.operation", family = DefinitionOp.class)
public final class OperationOp extends OperationOpBase {
  OperationOp(Operation operation) {
    super(operation);
  }
}
