// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.IntegerType;

/**
 * The numbers of a data layout entry for a type.
 *
 * @param least the minimum count; one more is allowed
 * @param abi the index of the ABI alignment, followed by the preferred alignment
 * @param count the allowed counts in messages
 * @param noun the name of the numbers in messages
 */
record LayoutEntry(int least, int abi, String count, String noun) {
  static final LayoutEntry OF_POINTER = new LayoutEntry(3, 1, "with 3 or 4", "parameters");
  static final LayoutEntry OF_STRUCT = new LayoutEntry(1, 0, "of 1 or 2", "entries");

  @Nullable String problem(Type type, Attribute value) {
    if (!(value instanceof DenseElementsAttr numbers) || !(numbers.elementType() instanceof IntegerType)
        || numbers.numElements() < least || numbers.numElements() > least + 1) {
      return "expected layout attribute for '" + type + "' to be a dense integer elements attribute " + count
          + " elements";
    }
    return IntegerType.isSignless(numbers.elementType(), Long.SIZE) ? null
        : "expected i64 " + noun + " for '" + type + "'";
  }

  @Nullable String alignmentProblem(Attribute value) {
    DenseElementsAttr numbers = (DenseElementsAttr) value;
    boolean isLess = !numbers.isSplat() && numbers.numElements() > abi + 1
        && numberAt(numbers, abi + 1) < numberAt(numbers, abi);
    return isLess ? "preferred alignment is expected to be at least as large as ABI alignment" : null;
  }

  private static long numberAt(DenseElementsAttr numbers, int index) {
    return ((IntegerAttr) numbers.elementAt(index)).longValue();
  }
}
