// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.Arrays;
import java.util.List;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueKind;

/**
 * A primitive that is not run with an undefined object without a substitute: a complex number, a wide number, an
 * address. Undefined numbers of at most 64 bits are arbitrary numbers and need no check.
 *
 * @param primitive the primitive
 * @param isRejecting whether undefined operands are an error; otherwise all results are undefined
 * @param results the number of results
 */
record DefinedOperands(Primitive primitive, boolean isRejecting, int results) implements Primitive {
  /** Returns the primitive of an instruction, with this test if undefined objects can be among its operands. */
  static Primitive of(Instruction.Run instruction) {
    List<Register> arguments = instruction.arguments();
    boolean isTested = instruction.rule() != PoisonRule.PASS
        && arguments.stream().anyMatch(argument -> argument.format().kind() == ValueKind.OBJECT);
    return !isTested ? instruction.primitive() : new DefinedOperands(
        instruction.primitive(), instruction.rule() == PoisonRule.REJECT, instruction.results().size());
  }

  @Override
  public Object[] run(Object[] arguments, Machine machine) {
    for (Object argument : arguments) {
      if (argument == Poison.VALUE) {
        return undefined(machine);
      }
    }
    return primitive.run(arguments, machine);
  }

  private Object[] undefined(Machine machine) {
    if (isRejecting) {
      throw machine.fault("uses an undefined value");
    }
    Object[] values = new Object[results];
    Arrays.fill(values, Poison.VALUE);
    return values;
  }
}
