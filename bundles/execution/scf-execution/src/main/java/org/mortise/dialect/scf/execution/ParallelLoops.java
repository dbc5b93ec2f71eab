// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.scf.ForallOp;
import org.mortise.dialect.scf.InParallelOp;
import org.mortise.dialect.scf.ParallelOp;
import org.mortise.dialect.scf.ReduceOp;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;

/**
 * Loops whose iterations may be executed in any order: here sequentially, with the last variable as the fastest.
 */
final class ParallelLoops {
  private final CodeBuilder code;
  private final List<Register> from;
  private final List<Register> to;
  private final List<Register> steps;

  private ParallelLoops(CodeBuilder code, List<Register> from, List<Register> to, List<Register> steps) {
    this.code = code;
    this.from = from;
    this.to = to;
    this.steps = steps;
  }

  static void parallel(ParallelOp loop, CodeBuilder code) {
    List<Register> results = code.results(loop);
    code.assign(results, code.values(loop.initVals()));
    List<Register> steps = code.values(loop.step());
    steps.forEach(step -> Loops.checkStep(step, code));
    new ParallelLoops(code, code.values(loop.lowerBound()), code.values(loop.upperBound()), steps).emit(
        new ArrayList<>(), variables -> code.region(loop.region(), variables, (terminator, operands) -> {
          ReduceOp reduce = ReduceOp.of(terminator);
          for (int i = 0; i < operands.size(); i++) {
            List<Register> reduced =
                code.region(reduce.reductions().get(i), List.of(results.get(i), operands.get(i)));
            code.assign(results.get(i), reduced.get(0));
          }
        }));
  }

  /** The operations that combine the results of iterations change the registers of the shared tensors. */
  static void forall(ForallOp loop, CodeBuilder code) {
    Operation op = loop.operation();
    List<Register> shared = code.results(loop);
    code.assign(shared, code.values(loop.outputs()));
    LoopLikeOpInterface bounds = op.getInterface(LoopLikeOpInterface.class);
    List<Register> steps = registers(code, bounds.getLoopSteps(op));
    steps.forEach(step -> Loops.checkStep(step, code));
    new ParallelLoops(code, registers(code, bounds.getLoopLowerBounds(op)),
        registers(code, bounds.getLoopUpperBounds(op)), steps).emit(new ArrayList<>(), variables -> {
          List<Register> arguments = new ArrayList<>(variables);
          arguments.addAll(shared);
          code.region(loop.region(), arguments, (terminator, operands) ->
              code.region(InParallelOp.of(terminator).region(), List.of()));
        });
  }

  private static List<Register> registers(CodeBuilder code, List<OpFoldResult> bounds) {
    List<Register> registers = new ArrayList<>();
    for (OpFoldResult bound : bounds) {
      registers.add(bound.value() != null ? code.value(bound.value()) : code.index(bound.constantValue()));
    }
    return registers;
  }

  private interface Body {
    void emit(List<Register> variables);
  }

  private void emit(List<Register> variables, Body body) {
    int next = variables.size();
    if (next == from.size()) {
      body.emit(List.copyOf(variables));
      return;
    }
    code.loop(from.get(next), to.get(next), steps.get(next), variable -> {
      variables.add(variable);
      emit(variables, body);
      variables.remove(next);
    });
  }
}
