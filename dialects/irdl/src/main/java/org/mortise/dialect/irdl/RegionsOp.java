// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Declares the regions of an operation. */
@Op(name = "irdl.regions", operands = "args: REGION_HANDLE...",
    parents = "irdl.operation", format = "`(` $args `)` attr-dict")
public final class RegionsOp extends RegionsOpBase {
  RegionsOp(Operation operation) {
    super(operation);
  }
}
