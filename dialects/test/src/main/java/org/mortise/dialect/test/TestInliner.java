// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.interfaces.InlineAll;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;

/**
 * Allows inlining except for marked calls, converts between two integer types, and marks where each method was called.
 */
final class TestInliner extends InlineAll {
  private static final int SHORT = 16;
  private static final int INT = 32;

  @Override
  public boolean isLegalToInlineCall(Operation call, Operation callable, boolean wouldBeCloned) {
    return !call.hasAttr("noinline");
  }

  @Override
  public boolean shouldAnalyzeRecursively(Operation op) {
    return !op.name().name().equals(CallOps.FUNCTIONAL_REGION);
  }

  @Override
  public void replaceResults(Operation terminator, List<? extends Value> results) {
    for (int i = 0; i < terminator.operandCount() && terminator.name().name().equals(RegionOps.RETURN); i++) {
      results.get(i).replaceAllUsesWith(terminator.operand(i));
    }
  }

  @Override
  public @Nullable Operation materializeCallConversion(
      OpBuilder builder, Value input, Type resultType, Location location) {
    return isConvertible(input.type()) && isConvertible(resultType)
        ? create(builder, "test.cast", input, resultType, location) : null;
  }

  private static boolean isConvertible(Type type) {
    return type instanceof IntegerType integer && integer.signedness() == Signedness.SIGNLESS
        && (integer.width() == SHORT || integer.width() == INT);
  }

  @Override
  public Value handleArgument(
      OpBuilder builder, Operation call, Operation callable, Value argument, DictionaryAttr attributes) {
    return attributes.get("test.handle_argument") == null ? argument : change(builder, call, argument);
  }

  @Override
  public Value handleResult(
      OpBuilder builder, Operation call, Operation callable, Value result, DictionaryAttr attributes) {
    return attributes.get("test.handle_result") == null ? result : change(builder, call, result);
  }

  private static Value change(OpBuilder builder, Operation call, Value value) {
    return create(builder, "test.type_changer", value, value.type(), call.location()).result(0);
  }

  private static Operation create(OpBuilder builder, String name, Value input, Type type, Location location) {
    OperationState state = builder.state(location, name);
    return builder.create(state.addOperand(input).addResultType(type));
  }

  @Override
  public void processInlinedCallBlocks(Operation call, List<Block> blocks) {
    if (!call.name().name().equals(CallOps.CALL)) {
      return;
    }
    for (Block block : blocks) {
      for (Operation op : block.operations()) {
        Walk.postOrder(op, inner -> inner.setAttr("inlined_conversion", UnitAttr.of(call.context())));
      }
    }
  }
}
