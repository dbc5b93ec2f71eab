// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Value;

/** The live memrefs of blocks and edges, in a deterministic order. */
public interface LiveMemrefSets {
  /** Returns the memrefs defined elsewhere that are used in {@code block}, in a region inside it, or after it. */
  List<Value> in(Block block);

  /** Returns the memrefs that are live at the end of {@code from} and at the start of its successor {@code to}. */
  List<Value> across(Block from, Block to);
}
