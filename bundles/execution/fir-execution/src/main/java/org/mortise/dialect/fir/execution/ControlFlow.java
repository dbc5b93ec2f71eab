// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.DoLoopOp;
import org.mortise.dialect.fir.IfOp;
import org.mortise.dialect.fir.IterWhileOp;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Operations with regions: loops and conditions. */
final class ControlFlow {
  private ControlFlow() {}

  static void ifElse(IfOp branch, CodeBuilder code) {
    code.choose(code.value(branch.condition()), branch.thenRegion(), branch.elseRegion(), code.results(branch));
  }

  /** The number of iterations is known before the first one, as in Fortran. */
  static void doLoop(DoLoopOp loop, CodeBuilder code) {
    if (!loop.reduceOperands().isEmpty()) {
      throw new UnsupportedOperationException("loops with reductions are not supported");
    }
    Register lower = code.value(loop.lowerBound());
    Register step = code.value(loop.step());
    Register count = iterations(lower, code.value(loop.upperBound()), step, code);
    boolean hasFinalValue = loop.finalValueAttr() != null;
    List<Register> results = code.results(loop);
    Register variable = hasFinalValue ? results.get(0) : code.register(loop.lowerBound().type());
    List<Register> carried = hasFinalValue ? results.subList(1, results.size()) : results;
    code.assign(variable, lower);
    code.assign(carried, code.values(loop.initArgs()));
    code.loop(code.index(0), count, code.index(1), iteration -> {
      List<Register> arguments = new ArrayList<>(carried.size() + 1);
      arguments.add(variable);
      arguments.addAll(carried);
      List<Register> yielded = code.region(loop.region(), arguments);
      code.assign(carried, yielded.subList(yielded.size() - carried.size(), yielded.size()));
      code.assign(variable, code.integer(IntegerFunction.ADD, variable, step));
    });
  }

  /** Returns the number of iterations, which is not positive if there are none. */
  static Register iterations(Register lower, Register upper, Register step, CodeBuilder code) {
    Register distance = code.integer(IntegerFunction.SUB, upper, lower);
    return code.integer(IntegerFunction.DIV_SIGNED, code.integer(IntegerFunction.ADD, distance, step), step);
  }

  static void iterateWhile(IterWhileOp loop, CodeBuilder code) {
    Register upper = code.value(loop.upperBound());
    Register step = code.value(loop.step());
    boolean hasFinalValue = loop.finalValueAttr() != null;
    List<Register> results = code.results(loop);
    Register variable = hasFinalValue ? results.get(0) : code.register(loop.lowerBound().type());
    List<Register> carried = hasFinalValue ? results.subList(1, results.size()) : results;
    List<Register> initial = new ArrayList<>(List.of(code.value(loop.iterateIn())));
    initial.addAll(code.values(loop.initArgs()));
    code.assign(variable, code.value(loop.lowerBound()));
    code.assign(carried, initial);
    Label head = new Label();
    Label inRange = new Label();
    Label body = new Label();
    Label end = new Label();
    code.place(head);
    Register isUpwards = code.compare(IntegerPredicate.SGE, step, code.index(0));
    code.branch(code.select(isUpwards, code.compare(IntegerPredicate.SLE, variable, upper),
        code.compare(IntegerPredicate.SGE, variable, upper)), inRange, end);
    code.place(inRange);
    code.branch(carried.get(0), body, end);
    code.place(body);
    List<Register> arguments = new ArrayList<>(List.of(variable));
    arguments.addAll(carried);
    List<Register> yielded = code.region(loop.region(), arguments);
    code.assign(carried, yielded.subList(yielded.size() - carried.size(), yielded.size()));
    code.assign(variable, code.integer(IntegerFunction.ADD, variable, step));
    code.jump(head);
    code.place(end);
  }
}
