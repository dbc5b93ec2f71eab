// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.mortise.ir.Block;

/** The binding of a block name in one region. */
final class BlockBinding {
  final BlockBinding shadowed;
  final int scope;
  final Block block;
  /** Offset of the first use, or of the definition. */
  final int position;
  boolean defined;

  BlockBinding(BlockBinding shadowed, int scope, Block block, int position) {
    this.shadowed = shadowed;
    this.scope = scope;
    this.block = block;
    this.position = position;
  }
}
