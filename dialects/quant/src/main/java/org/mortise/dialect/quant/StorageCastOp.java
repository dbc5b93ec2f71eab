// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Returns the stored integers of quantized numbers, or the quantized numbers of stored integers. */
@Op(name = "quant.scast",
    operands = "arg: REAL_OR_STORAGE_VALUE",
    results = "res: REAL_OR_STORAGE_VALUE",
    traits = "PURE")
public final class StorageCastOp extends StorageCastOpBase {
  StorageCastOp(Operation operation) {
    super(operation);
  }

  /** A cast there and back is the first operand. */
  FoldResult fold(Attribute[] constants) {
    StorageCastOp first = of(arg().definingOp());
    return first != null && first.arg().type() == res().type() ? FoldResult.of(first.arg()) : FoldResult.NONE;
  }
}
