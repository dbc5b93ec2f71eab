// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Creates a mask that is true in a hyper-rectangle of constant size at the origin. */
@Op(name = "vector.constant_mask",
    attributes = "mask_dim_sizes: I64_ARRAY",
    results = "result: MASK_OF_ANY_RANK",
    traits = "PURE",
    format = "$mask_dim_sizes attr-dict `:` type(results)")
public final class ConstantMaskOp extends ConstantMaskOpBase {
  ConstantMaskOp(Operation operation) {
    super(operation);
  }
}
