// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;

/**
 * The sizes of Winograd's algorithm in one dimension, of which MLIR has three: F(2, 3), F(4, 3) and F(2, 5).
 *
 * @param outputs the number of outputs that a tile computes
 * @param filter the size of the filter
 */
public record WinogradTile(int outputs, int filter) {
  static final List<WinogradTile> ALL =
      List.of(new WinogradTile(2, 3), new WinogradTile(4, 3), new WinogradTile(2, 5));
  static final String ATTRIBUTE = "fmr";

  /** Returns the sizes of a transformation. */
  public static WinogradTile of(Operation op) {
    return ALL.get((int) op.getAttr(ATTRIBUTE, IntegerAttr.class).longValue());
  }

  /** Returns the number of inputs of a tile. */
  public int size() {
    return outputs + filter - 1;
  }
}
