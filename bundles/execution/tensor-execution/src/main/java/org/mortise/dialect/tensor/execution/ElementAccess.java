// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor.execution;

import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;

/** Single elements. An index outside is an error. */
final class ElementAccess {
  private ElementAccess() {}

  static void extract(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> {
      if (arguments[0] == Poison.VALUE) {
        return new Object[] {Poison.VALUE};
      }
      Elements tensor = (Elements) arguments[0];
      return new Object[] {tensor.get(position(tensor, arguments, 1, machine))};
    }, PoisonRule.PASS, code.operands(op));
  }

  /** The old tensor does not change; it is usually dead, so that nothing is copied. */
  static void insert(Operation op, CodeBuilder code) {
    code.run(code.results(op), (arguments, machine) -> {
      if (arguments[1] == Poison.VALUE) {
        return new Object[] {Poison.VALUE};
      }
      Elements tensor = (Elements) arguments[1];
      Elements element = Elements.of(tensor.format(), 1);
      element.set(0, arguments[0]);
      return new Object[] {tensor.with(new int[] {position(tensor, arguments, 2, machine)}, element, machine)};
    }, PoisonRule.PASS, code.operands(op));
  }

  private static int position(Elements tensor, Object[] arguments, int first, Machine machine) {
    long position = 0;
    for (int i = 0; i < tensor.rank(); i++) {
      if (arguments[first + i] == Poison.VALUE) {
        throw machine.fault("index " + i + " is undefined");
      }
      long index = (Long) arguments[first + i];
      if (index < 0 || index >= tensor.size(i)) {
        throw machine.fault("index " + index + " is out of bounds: dimension " + i + " has the size " + tensor.size(i));
      }
      position = position * tensor.size(i) + index;
    }
    return (int) position;
  }
}
