// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization.deallocation;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Value;

/** Which memrefs are live where, in an order that is the same in every run. */
public interface LiveMemrefSets {
  /** The memrefs defined elsewhere that are used in {@code block}, in a region inside it, or behind it. */
  List<Value> in(Block block);

  /** The memrefs that are live at the end of {@code from} and at the start of {@code to}, one of its successors. */
  List<Value> across(Block from, Block to);
}
