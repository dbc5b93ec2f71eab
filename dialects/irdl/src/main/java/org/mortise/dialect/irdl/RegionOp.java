// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;

/** Constrains a region: the entry block arguments, if parenthesized, and the number of blocks. */
@Op(name = "irdl.region",
    operands = "entryBlockArgs: ATTRIBUTE_HANDLE...",
    attributes = {"numberOfBlocks: I32?", "constrainedArguments: UNIT?"},
    results = "output: REGION_HANDLE",
    parents = "irdl.operation",
    format = "``(`(` $entryBlockArgs $constrainedArguments^ `)`)?``(` ` `with` `size` $numberOfBlocks^)? attr-dict")
public final class RegionOp extends RegionOpBase {
  RegionOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    IntegerAttr blocks = numberOfBlocksAttr();
    return blocks == null || blocks.longValue() >= 1 ? null
        : opError("the number of blocks is expected to be >= 1 but got " + blocks.longValue());
  }
}
