// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.pass.bufferpreparation.Parts.Part;

/**
 * Converts returns: values for appended arguments are copied into the last arguments of the function, right before the
 * return, and the parts of all others are returned. The function must have been converted, by a {@link
 * BufferizeFuncOpConverter} or otherwise.
 */
public final class BufferizeReturnOpConverter extends BufferizeOpConverter {
  /** Creates an operation that copies a buffer into another one, such as {@code memref.copy}. */
  @FunctionalInterface
  public interface Copy {
    void create(OpBuilder builder, Location location, Value source, Value target);
  }

  private final String targetOp;
  private final Copy copy;

  /** Creates a pattern for {@code func.return}, which is kept. */
  public BufferizeReturnOpConverter(BufferTypeConverter types, Copy copy) {
    this("func.return", "func.return", types, copy);
  }

  /**
   * Creates a pattern.
   *
   * @param returnOp the name of the operations to convert
   * @param targetOp the name of the operations that replace them, which have operands and no results
   */
  public BufferizeReturnOpConverter(String returnOp, String targetOp, BufferTypeConverter types, Copy copy) {
    super(returnOp, types);
    this.targetOp = targetOp;
    this.copy = copy;
  }

  static OperandRange returned(Operation op) {
    RegionBranchTerminatorOpInterface terminator = op.getInterface(RegionBranchTerminatorOpInterface.class);
    return terminator != null
        ? terminator.getSuccessorOperands(op, RegionBranchPoint.parent())
        : new OperandRange(op, 0, op.operandCount());
  }

  @Override
  public boolean matchAndRewrite(Operation op, List<Value> operands, ConversionRewriter rewriter) {
    OperandRange range = returned(op);
    List<Parts> parts = partsOf(range, rewriter);
    List<Value> all = parts == null ? null : unpackAll(op, range.start(), parts, operands, rewriter);
    if (all == null) {
      return false;
    }
    List<Value> kept = new ArrayList<>();
    List<Value> appended = new ArrayList<>();
    List<Part> targets = new ArrayList<>();
    int next = 0;
    for (Parts value : parts) {
      for (Part part : value.list()) {
        (part.isAppended() ? appended : kept).add(all.get(next++));
        if (part.isAppended()) {
          targets.add(part);
        }
      }
    }
    if (!copyToArguments(op, appended, targets, rewriter)) {
      return false;
    }
    if (targetOp.equals(op.name().name())) {
      rewriter.modifyOpInPlace(op, () -> returned(op).assign(kept));
      return true;
    }
    rewriter.replaceOpWithNew(op, rewriter.state(op.location(), targetOp).addOperands(kept)
        .setDiscardableAttributes(op.discardableAttributes()));
    return true;
  }

  private boolean copyToArguments(
      Operation op, List<Value> values, List<Part> targets, ConversionRewriter rewriter) {
    Block entry = op.parentRegion().first();
    int start = entry.argumentCount() - values.size();
    if (start < 0) {
      return rewriter.notifyError(op.error("the function has no arguments for the results to be copied to"));
    }
    for (int i = 0; i < values.size(); i++) {
      Value argument = entry.argument(start + i);
      if (argument.type() != targets.get(i).argumentType()) {
        return rewriter.notifyError(op.error("argument #" + (start + i) + " of the function has type '"
            + argument.type() + "', but a result of type '" + values.get(i).type() + "' is to be copied to it"));
      }
      copy.create(rewriter, op.location(), values.get(i), argument);
    }
    return true;
  }
}
