// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import org.mortise.ir.Block;

/** Numbers blocks. */
final class BlockTable extends NumberTable<Block> {
  BlockTable(boolean leavesHints) {
    super(leavesHints);
  }

  @Override
  protected int hint(Block block) {
    return block.numberHint();
  }

  @Override
  protected void setHint(Block block, int hint) {
    block.setNumberHint(hint);
  }
}
