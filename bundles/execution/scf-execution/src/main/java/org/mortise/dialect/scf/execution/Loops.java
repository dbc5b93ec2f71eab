// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.scf.ForOp;
import org.mortise.dialect.scf.WhileOp;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Sequential loops. */
final class Loops {
  private Loops() {}

  static void forLoop(ForOp loop, CodeBuilder code) {
    Register step = code.value(loop.step());
    checkStep(step, code);
    List<Register> carried = code.results(loop);
    code.assign(carried, code.values(loop.initArgs()));
    if (loop.countsUnsigned()) {
      unsignedLoop(loop, step, carried, code);
    } else {
      code.loop(code.value(loop.lowerBound()), code.value(loop.upperBound()), step,
          variable -> body(loop, variable, carried, code));
    }
  }

  private static void body(ForOp loop, Register variable, List<Register> carried, CodeBuilder code) {
    List<Register> arguments = new ArrayList<>(carried.size() + 1);
    arguments.add(variable);
    arguments.addAll(carried);
    code.assign(carried, code.region(loop.region(), arguments));
  }

  private static void unsignedLoop(ForOp loop, Register step, List<Register> carried, CodeBuilder code) {
    Register upper = code.value(loop.upperBound());
    List<Register> variable = List.of(code.register(loop.lowerBound().type()));
    code.assign(variable, List.of(code.value(loop.lowerBound())));
    Label head = new Label();
    Label body = new Label();
    Label end = new Label();
    code.place(head);
    code.branch(code.compare(IntegerPredicate.ULT, variable.get(0), upper), body, end);
    code.place(body);
    body(loop, variable.get(0), carried, code);
    code.assign(variable, List.of(code.integer(IntegerFunction.ADD, variable.get(0), step)));
    code.jump(head);
    code.place(end);
  }

  /** A loop whose step is not positive has no meaning. */
  static void checkStep(Register step, CodeBuilder code) {
    Label fails = new Label();
    Label holds = new Label();
    Register zero = code.register(step.format());
    code.emit(new Instruction.Constant(zero, 0L));
    code.branch(code.compare(IntegerPredicate.SGT, step, zero), holds, fails);
    code.place(fails);
    code.fail("has a step that is not positive");
    code.place(holds);
  }

  static void whileLoop(WhileOp loop, CodeBuilder code) {
    List<Register> results = code.results(loop);
    List<Register> carried = new ArrayList<>();
    loop.inits().forEach(value -> carried.add(code.register(value.type())));
    code.assign(carried, code.values(loop.inits()));
    Label head = new Label();
    Label body = new Label();
    Label end = new Label();
    code.place(head);
    code.region(loop.before(), carried, (terminator, operands) -> {
      List<Register> forwarded = operands.subList(1, operands.size());
      code.assign(results, forwarded);
      code.branch(operands.get(0), body, end);
    });
    code.place(body);
    code.assign(carried, code.region(loop.after(), results));
    code.jump(head);
    code.place(end);
  }
}
