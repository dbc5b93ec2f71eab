// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.DoConcurrentLoopOp;
import org.mortise.dialect.fir.DoConcurrentOp;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/**
 * {@code fir.do_concurrent}: its iterations are executed in the order of nested loops. Not supported are variables of
 * an iteration ({@code local}) and reductions ({@code reduce}).
 */
final class ConcurrentLoops {
  private final DoConcurrentLoopOp loop;
  private final CodeBuilder code;

  private ConcurrentLoops(DoConcurrentLoopOp loop, CodeBuilder code) {
    this.loop = loop;
    this.code = code;
  }

  static void construct(DoConcurrentOp op, CodeBuilder code) {
    code.region(op.region(), List.of());
  }

  /** The loop is the terminator of the construct, and uses memory that the construct allocates. */
  static void loop(DoConcurrentLoopOp loop, CodeBuilder code) {
    if (!loop.localVars().isEmpty() || !loop.reduceVars().isEmpty()) {
      throw new UnsupportedOperationException("local variables and reductions of DO CONCURRENT are not supported");
    }
    new ConcurrentLoops(loop, code).emit(new ArrayList<>());
    code.leave(loop.operation());
  }

  private void emit(List<Register> variables) {
    int dimension = variables.size();
    if (dimension == loop.lowerBound().size()) {
      code.region(loop.region(), List.copyOf(variables));
      return;
    }
    Register lower = code.value(loop.lowerBound().get(dimension));
    Register step = code.value(loop.step().get(dimension));
    Register count = ControlFlow.iterations(lower, code.value(loop.upperBound().get(dimension)), step, code);
    code.loop(code.index(0), count, code.index(1), iteration -> {
      variables.add(code.integer(IntegerFunction.ADD, lower, code.integer(IntegerFunction.MUL, iteration, step)));
      emit(variables);
      variables.remove(dimension);
    });
  }
}
