// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Verifier;
import org.mortise.ir.attributes.DenseI32ArrayAttr;

/**
 * Checks that the lists of a group of operands have together as many operands as the group.
 *
 * @param operandName the name of the group
 * @param group the index of the group
 * @param sizesName the attribute with the sizes of the lists
 */
record ListSizes(String operandName, int group, String sizesName) implements Verifier {
  @Override
  public @Nullable Diagnostic verify(Operation op) {
    if (!(op.getAttr(sizesName) instanceof DenseI32ArrayAttr sizes)) {
      return null; // the constraint on the attribute reports it
    }
    long total = 0;
    for (int i = 0; i < sizes.size(); i++) {
      if (sizes.get(i) < 0) {
        return op.opError("'" + sizesName + "' attribute cannot have negative elements");
      }
      total += sizes.get(i);
    }
    int count = op.operandGroup(group).size();
    return total == count ? null : op.opError(operandName + " count (" + count
        + ") does not match with the total size (" + total + ") specified in attribute '" + sizesName + "'");
  }
}
