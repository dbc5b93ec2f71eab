// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends a region and yields the element of a tensor. */
@Op(name = "tensor.yield",
    operands = "value: ANY",
    traits = {"RETURN_LIKE", "PURE"},
    parents = {"tensor.generate", "tensor.pad"},
    format = "$value attr-dict `:` type($value)")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }
}
