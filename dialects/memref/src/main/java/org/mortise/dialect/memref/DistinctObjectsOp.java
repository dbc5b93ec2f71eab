// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.BufferViewFlowOpInterface;

/** Asserts that accesses to the operands never overlap, and returns them. */
@Op(name = "memref.distinct_objects",
    operands = "operands: ANY_MEMREF...",
    results = "results: ANY_MEMREF...",
    traits = "PURE",
    format = "$operands attr-dict `:` type($operands)",
    implementations = DistinctObjectsOp.BufferFlow.class,
    since = "22.1")
public final class DistinctObjectsOp extends DistinctObjectsOpBase {
  DistinctObjectsOp(Operation operation) {
    super(operation);
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    return state.operands().stream().map(Value::type).toList();
  }

  @Nullable Diagnostic verify() {
    if (operands().isEmpty()) {
      return opError("expected at least one operand");
    }
    boolean same = operands().size() == results().size();
    for (int i = 0; same && i < operands().size(); i++) {
      same = operands().get(i).type() == results().get(i).type();
    }
    return same ? null : opError("operand types and result types must match");
  }

  /** Each result is the buffer of the operand at its place. */
  static final class BufferFlow implements BufferViewFlowOpInterface {
    @Override
    public void getSources(Operation op, Value value, List<Value> sources) {
      sources.add(op.operand(((OpResult) value).index()));
    }

    @Override
    public boolean mayBeTerminalBuffer(Operation op, Value value) {
      return false;
    }
  }
}
