// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.Reassociation;

/** The family of reshapes between groups of dimensions and single dimensions. */
@Op(operands = "src: ANY_STRIDED_MEMREF",
    results = "result: ANY_STRIDED_MEMREF",
    attributes = "reassociation: INDEX_LIST_ARRAY",
    traits = "PURE",
    implementations = MemRefViews.class)
public abstract class ReassociativeReshapeOp extends ReassociativeReshapeOpBase {
  ReassociativeReshapeOp(Operation operation) {
    super(operation);
  }

  /** Returns the group of dimensions for each dimension of the type of lower rank. */
  public int[][] reassociation() {
    return Reassociation.groups(reassociationAttr());
  }
}
