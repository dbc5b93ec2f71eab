// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An edge on which control passes from an operation to the start of a block or to the point after an operation, with
 * the values that it forwards. Compared by identity.
 */
final class FlowEdge {
  private final OperationVisit source;
  private final Object label;
  private final Activation activation;
  private final @Nullable Block target;
  private final @Nullable OperandRange operands;
  private final List<? extends Value> inputs;
  private final int produced;
  private final List<? extends Value> others;
  private final Operation owner;

  /**
   * Creates an edge.
   *
   * @param source a branch, the terminator of a region, an operation with regions that is entered, or a call
   * @param label distinguishes the edges of the source: the index of the successor, the region or operation that
   * control continues at, or the activation of the callee
   * @param activation the target's activation; for a call the callee's activation
   * @param target the block that is entered; null for the point after the owner
   * @param operands the forwarded operands; null if they are unknown
   * @param inputs the receiving values, after {@code produced} values that the source itself produces
   * @param produced number of leading inputs that receive no operand
   * @param others further arguments or results at the target, which no operand of this edge determines
   * @param owner the operation that determines {@code others}
   */
  FlowEdge(
      OperationVisit source, Object label, Activation activation, @Nullable Block target,
      @Nullable OperandRange operands, List<? extends Value> inputs, int produced, List<? extends Value> others,
      Operation owner) {
    this.source = source;
    this.label = label;
    this.activation = activation;
    this.target = target;
    this.operands = operands;
    this.inputs = inputs;
    this.produced = Math.min(produced, inputs.size());
    this.others = others;
    this.owner = owner;
  }

  OperationVisit source() {
    return source;
  }

  /**
   * Returns the index of the successor, the region or operation that control continues at, or the activation of the
   * callee.
   */
  Object label() {
    return label;
  }

  Activation activation() {
    return activation;
  }

  @Nullable Block target() {
    return target;
  }

  List<? extends Value> inputs() {
    return inputs;
  }

  List<? extends Value> others() {
    return others;
  }

  Operation owner() {
    return owner;
  }

  boolean isCall() {
    return !source.callees().isEmpty();
  }

  /** Returns the operands of the source that are forwarded, or null if they are unknown. */
  @Nullable OperandRange operands() {
    return operands;
  }

  /** Returns the number of leading inputs without a forwarded operand. */
  int unforwarded() {
    return operands == null ? inputs.size() : produced;
  }

  /** Returns the index after the last input with a forwarded operand. */
  int forwardedEnd() {
    return operands == null ? inputs.size() : Math.min(inputs.size(), produced + operands.size());
  }

  /** Returns the index of the operand of the source that is forwarded to the input at {@code index}. */
  int operandFor(int index) {
    return operands.start() + index - produced;
  }

  /**
   * Returns the value that receives the operand at {@code index} of the source, or null if the edge does not forward
   * it.
   */
  @Nullable Value inputFor(int index) {
    int at = operands == null ? -1 : index - operands.start();
    return at < 0 || at >= operands.size() || at + produced >= inputs.size() ? null : inputs.get(at + produced);
  }
}
