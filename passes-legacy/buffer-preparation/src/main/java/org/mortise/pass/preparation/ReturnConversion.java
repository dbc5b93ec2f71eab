// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;

/** Converts a return: copies values to the appended arguments, and returns the others. */
final class ReturnConversion extends OpConversion {
  private final ReturnConverter converter;
  private final List<Parts> parts;
  private final int first;
  private @Nullable Operation replacement;
  private List<Value> operands;

  private ReturnConversion(ReturnConverter converter, Operation op, OperandRange range, List<Parts> parts) {
    super(op);
    this.converter = converter;
    this.parts = parts;
    this.first = range.start();
  }

  /** Returns the conversion, or null if nothing changes. */
  static @Nullable ReturnConversion of(Conversion conversion, ReturnConverter converter, Operation op) {
    OperandRange range = operandsOf(op);
    List<Type> types = new ArrayList<>(range.size());
    for (int i = 0; i < range.size(); i++) {
      types.add(range.get(i).type());
    }
    List<Parts> parts = conversion.partsOf(types);
    for (Parts part : parts) {
      if (!part.isTrivialResult()) {
        return new ReturnConversion(converter, op, range, parts);
      }
    }
    return null;
  }

  private static OperandRange operandsOf(Operation op) {
    RegionBranchTerminatorOpInterface terminator = op.getInterface(RegionBranchTerminatorOpInterface.class);
    return terminator != null
        ? terminator.getSuccessorOperands(op, RegionBranchPoint.parent())
        : new OperandRange(op, 0, op.operandCount());
  }

  @Override
  boolean converts(OpOperand use) {
    return use.index() >= first && use.index() < first + parts.size();
  }

  @Override
  void connect(Conversion conversion) {
    OpBuilder builder = conversion.builder();
    builder.setInsertionPoint(op);
    operands = new ArrayList<>();
    List<Value> appended = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      List<Value> values = conversion.take(op.operand(first + i), op.location());
      for (int k = 0; k < values.size(); k++) {
        boolean isAppended = parts.get(i).list().get(k).isAppended();
        (isAppended ? appended : operands).add(values.get(k));
      }
    }
    List<Value> outParams = outParams(conversion, appended);
    for (int i = 0; i < appended.size(); i++) {
      converter.copy(builder, op.location(), appended.get(i), outParams.get(i));
    }
    replacement = converter.replace(builder, op, operands);
  }

  /**
   * Returns the last arguments of the function. Their types can be others if another pass has converted the function.
   */
  private List<Value> outParams(Conversion conversion, List<Value> appended) {
    FunctionConversion function = conversion.function(op.parentOp());
    if (function != null) {
      return function.outParams();
    }
    Block entry = op.parentRegion().first();
    int start = entry.argumentCount() - appended.size();
    if (start < 0) {
      throw new PreparationException("the function has no arguments for the results to be copied to");
    }
    List<Value> last = new ArrayList<>(appended.size());
    for (int i = 0; i < appended.size(); i++) {
      Value argument = entry.argument(start + i);
      if (argument.type() != appended.get(i).type()) {
        throw new PreparationException("argument #" + (start + i) + " of the function has type '" + argument.type()
            + "', but a result of type '" + appended.get(i).type() + "' is to be copied to it");
      }
      last.add(argument);
    }
    return last;
  }

  @Override
  void rewire() {
    if (replacement == null) {
      operandsOf(op).assign(operands);
    } else {
      op.erase();
    }
  }
}
