// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis;

import org.mortise.ir.Block;

/**
 * An edge of a control-flow graph.
 *
 * @param source the block that it leaves
 * @param successor its position among the successors of that block
 */
public record ControlFlowEdge(Block source, int successor) {
  public Block target() {
    return source.successor(successor);
  }
}
