// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Declares the parameters of a type or an attribute. */
@Op(name = "irdl.parameters", operands = "args: ATTRIBUTE_HANDLE...",
    parents = {"irdl.attribute", "irdl.type"}, format = "`(` $args `)` attr-dict")
public final class ParametersOp extends ParametersOpBase {
  ParametersOp(Operation operation) {
    super(operation);
  }
}
