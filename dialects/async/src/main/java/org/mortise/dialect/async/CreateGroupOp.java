// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Creates a group for a number of tokens and values. */
@Op(name = "async.create_group",
    operands = "size: INDEX",
    results = "result: GROUP",
    traits = "PURE",
    format = "$size `:` type($result) attr-dict")
public final class CreateGroupOp extends CreateGroupOpBase {
  CreateGroupOp(Operation operation) {
    super(operation);
  }
}
