// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An edge on which control passes from an operation to the start of a block or to the point after an operation, with
 * the values that it forwards.
 *
 * @param source a branch, the terminator of a region, an operation with regions that is entered, or a call
 * @param target the block that is entered; null for the point after the owner
 * @param operands the forwarded operands; null if they are unknown
 * @param inputs the receiving values, after {@code produced} values that the source makes itself
 * @param produced number of leading inputs that receive no operand
 * @param others further arguments or results at the target, which no operand of this edge determines
 * @param owner the operation that determines {@code others}
 */
public record FlowEdge(
    Operation source,
    @Nullable Block target,
    @Nullable OperandRange operands,
    List<? extends Value> inputs,
    int produced,
    List<? extends Value> others,
    Operation owner) {

  /**
   * Returns the value that receives the operand at {@code index} of the source, or null if the edge does not forward
   * it.
   */
  public @Nullable Value inputFor(int index) {
    int at = operands == null ? -1 : index - operands.start();
    return at < 0 || at >= operands.size() || at + produced >= inputs.size() ? null : inputs.get(at + produced);
  }
}
