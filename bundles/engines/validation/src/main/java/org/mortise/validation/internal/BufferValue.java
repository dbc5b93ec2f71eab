// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.Arrays;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;

/**
 * A buffer that belongs to no execution.
 *
 * @param contents the elements
 * @param offset the number of elements before the first one
 * @param strides the strides of the dimensions, in elements
 */
record BufferValue(Elements contents, long offset, long[] strides) {
  /**
   * Returns the type with the sizes: a tensor type if the buffer has no gaps, otherwise a memref type with the layout.
   */
  Type type(Type elementType) {
    boolean isPlain = offset == 0 && Arrays.equals(strides, MemRef.rowMajor(contents.sizes()));
    return isPlain ? RankedTensorType.of(contents.sizes(), elementType)
        : MemRefType.of(contents.sizes(), elementType)
            .withLayout(StridedLayoutAttr.of(elementType.context(), offset, strides));
  }
}
