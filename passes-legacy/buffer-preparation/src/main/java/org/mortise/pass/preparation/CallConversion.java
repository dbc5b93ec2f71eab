// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;

/** Converts a call: allocates the buffers of appended arguments, and passes and receives parts. */
final class CallConversion extends OpConversion {
  private final CallConverter converter;
  private final List<Parts> arguments;
  private final List<Parts> results;
  private final int first;
  private final List<Value> outParams = new ArrayList<>();
  private final List<ConvertedValue> values = new ArrayList<>();
  private Operation replacement;
  /** The first operation created for the call; conversions of arguments are created before it. */
  private @Nullable Operation start;

  private CallConversion(
      CallConverter converter, Operation op, OperandRange range, List<Parts> arguments, List<Parts> results) {
    super(op);
    this.converter = converter;
    this.arguments = arguments;
    this.results = results;
    this.first = range.start();
  }

  /** Returns the conversion, or null if nothing changes. */
  static @Nullable CallConversion of(Conversion conversion, CallConverter converter, Operation op) {
    OperandRange range = op.getInterface(CallOpInterface.class).getArgOperands(op);
    List<Parts> arguments = new ArrayList<>(range.size());
    boolean changes = false;
    for (int i = 0; i < range.size(); i++) {
      arguments.add(conversion.partsOf(range.get(i).type()));
      changes |= !arguments.get(i).isTrivial();
    }
    List<Parts> results = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      results.add(conversion.partsOf(op.result(i).type()));
      changes |= !results.get(i).isTrivialResult();
    }
    return changes ? new CallConversion(converter, op, range, arguments, results) : null;
  }

  /** Returns whether {@code use} is an argument of the old call, or of the new one, which gets its operands last. */
  @Override
  boolean converts(OpOperand use) {
    return use.index() >= first && use.index() < first + arguments.size();
  }

  @Override
  void declare(Conversion conversion) {
    OpBuilder builder = conversion.builder();
    builder.setInsertionPoint(op);
    Operation before = op.previous();
    List<Type> kept = new ArrayList<>();
    for (Parts result : results) {
      for (Part part : result.list()) {
        if (part.isAppended()) {
          outParams.add(converter.allocate(builder, op, part.after()));
        } else {
          kept.add(part.after());
        }
      }
    }
    replacement = makeCall(builder, kept);
    conversion.addUser(replacement, this);
    start = before == null ? op.block().first() : before.next();
    declareResults(conversion);
  }

  private Operation makeCall(OpBuilder builder, List<Type> resultTypes) {
    OperationState state = new OperationState(op.location(), op.name());
    for (int i = 0; i < op.operandCount(); i++) {
      state.addOperand(op.operand(i));
    }
    state.addResultTypes(resultTypes);
    for (int i = 0; i < op.propertyCount(); i++) {
      state.setProperty(i, op.property(i));
    }
    state.setDiscardableAttributes(op.discardableAttributes());
    for (int i = 0; i < op.successorCount(); i++) {
      state.addSuccessor(op.successor(i));
    }
    for (int i = 0; i < op.regionCount(); i++) {
      state.addRegion();
    }
    return builder.create(state);
  }

  private void declareResults(Conversion conversion) {
    int nextKept = 0;
    int nextAppended = 0;
    for (int i = 0; i < results.size(); i++) {
      List<Value> parts = new ArrayList<>();
      for (Part part : results.get(i).list()) {
        parts.add(part.isAppended() ? outParams.get(nextAppended++) : replacement.result(nextKept++));
      }
      values.add(conversion.declare(op.result(i), parts));
    }
  }

  @Override
  void makeViews(Conversion conversion) {
    conversion.builder().setInsertionPoint(op);
    for (ConvertedValue value : values) {
      value.makeViews(conversion, op.location(), true);
    }
  }

  @Override
  void connect(Conversion conversion) {
    OpBuilder builder = conversion.builder();
    builder.setInsertionPoint(start);
    List<Value> operands = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      operands.addAll(conversion.take(op.operand(first + i), op.location()));
    }
    operands.addAll(outParams);
    replacement.getInterface(CallOpInterface.class).getArgOperands(replacement).assign(operands);
  }

  @Override
  void rewire() {
    for (int i = 0; i < op.regionCount(); i++) {
      replacement.region(i).takeBody(op.region(i));
    }
    op.setOperands(List.of());
  }

  @Override
  void finish() {
    for (ConvertedValue value : values) {
      value.replaceOld();
    }
    op.erase();
  }
}
