// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.optimizeallocationliveness;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Operation;

/**
 * A place for a unit: after a position of a block, on an edge between blocks, or in the missing region of a
 * conditional.
 *
 * @param block the block; null for the other kinds
 * @param position the position in the block of the operation before it, {@link BlockLayout#START} for the start
 * @param edge the edge, or null
 * @param conditional the conditional whose second region is missing, or null
 */
record Place(@Nullable Block block, int position, @Nullable BlockOperand edge, @Nullable Operation conditional) {
  static Place after(Block block, int position) {
    return new Place(block, position, null, null);
  }

  static Place on(BlockOperand edge) {
    return new Place(null, BlockLayout.START, edge, null);
  }

  static Place inMissingRegionOf(Operation conditional) {
    return new Place(null, BlockLayout.START, null, conditional);
  }
}
