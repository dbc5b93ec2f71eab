// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.dataflow;

import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * One way by which control goes from an operation to the start of a block or to behind an operation, and what it takes
 * along.
 *
 * @param source a branch, the terminator of a region, an operation with regions that is entered, or a call
 * @param target the block that is entered; null for behind the owner
 * @param operands what is passed; null if that is not known
 * @param inputs what receives it, after {@code produced} values that the source makes itself
 * @param produced number of leading inputs that receive no operand
 * @param others further arguments or results at the target, which get their values otherwise
 * @param owner the operation that determines the others
 */
public record FlowEdge(
    Operation source,
    Block target,
    OperandRange operands,
    List<? extends Value> inputs,
    int produced,
    List<? extends Value> others,
    Operation owner) {

  /** What receives the operand at {@code index} of the source, or null if it is not passed on here. */
  public Value inputFor(int index) {
    int at = operands == null ? -1 : index - operands.start();
    return at < 0 || at >= operands.size() || at + produced >= inputs.size() ? null : inputs.get(at + produced);
  }
}
