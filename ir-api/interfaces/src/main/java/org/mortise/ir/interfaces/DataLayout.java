// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.DataLayoutSpec;
import org.mortise.ir.types.IndexType;

/** The layout of types as the attributes of the enclosing operations state it; the innermost statement counts. */
public final class DataLayout {
  private static final int DEFAULT_INDEX_WIDTH = 64;

  private DataLayout() {}

  /** Returns the number of bits of an index where {@code op} is. Linear in the depth and the attributes there. */
  public static long indexWidth(Operation op) {
    for (Operation around = op; around != null; around = around.parentOp()) {
      for (NamedAttribute attribute : around.discardableAttributes().entries()) {
        if (attribute.value() instanceof DataLayoutSpec spec
            && spec.valueOf(IndexType.of(op.context())) instanceof IntegerAttr width) {
          return width.longValue();
        }
      }
    }
    return DEFAULT_INDEX_WIDTH;
  }
}
