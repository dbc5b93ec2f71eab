// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The family of positions and sizes of subgroups. */
@Op(results = "result: INDEX",
    attributes = "upper_bound: INDEX?",
    traits = "PURE",
    format = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
    implementations = KernelRanges.class)
public abstract class SubgroupIndexOp extends SubgroupIndexOpBase {
  SubgroupIndexOp(Operation operation) {
    super(operation);
  }
}
