// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Poison;

/** The activation of a function: the values of its registers. */
final class Frame {
  final CheckedCode code;
  final CheckedMachine machine;
  @Nullable Frame caller;
  /** The values of kind {@code LONG}, and the bits of kinds {@code FLOAT} and {@code DOUBLE}. */
  final long[] bits;
  final @Nullable Object[] objects;
  final boolean[] poison;
  /** The instruction that is executed. */
  int position;

  private final List<CheckedMemory> stack = new ArrayList<>(0);
  /** The sizes of the stack at the beginnings of the scopes that are open. */
  private final List<Integer> scopes = new ArrayList<>(0);

  Frame(CheckedCode code, CheckedMachine machine, @Nullable Frame caller) {
    this.code = code;
    this.machine = machine;
    this.caller = caller;
    this.bits = new long[code.registerCount()];
    this.objects = new Object[code.registerCount()];
    this.poison = new boolean[code.registerCount()];
  }

  /** Drops values and memory of this activation and its callers, keeping some callers' positions. Allocates nothing. */
  void forget(int keptCallers) {
    int kept = keptCallers;
    Frame next = this;
    while (next != null) {
      Frame current = next;
      next = current.caller;
      Arrays.fill(current.objects, null);
      current.stack.clear();
      if (kept-- == 0) {
        current.caller = null;
      }
    }
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  long getLong(int register) {
    return bits[register];
  }

  void setLong(int register, long value) {
    bits[register] = value;
    poison[register] = false;
  }

  float getFloat(int register) {
    return Float.intBitsToFloat((int) bits[register]);
  }

  void setFloat(int register, float value) {
    setLong(register, Float.floatToRawIntBits(value));
  }

  double getDouble(int register) {
    return Double.longBitsToDouble(bits[register]);
  }

  void setDouble(int register, double value) {
    setLong(register, Double.doubleToRawLongBits(value));
  }

  void setPoison(int register) {
    poison[register] = true;
  }

  /** Copies a value of any kind. */
  void copy(int target, Frame from, int source) {
    bits[target] = from.bits[source];
    objects[target] = from.objects[source];
    poison[target] = from.poison[source];
  }

  /** Returns a value of any kind, {@link Poison#VALUE} if it is undefined. */
  Object get(Register register) {
    int number = register.number();
    if (poison[number]) {
      return Poison.VALUE;
    }
    return switch (register.format().kind()) {
      case LONG -> bits[number];
      case FLOAT -> getFloat(number);
      case DOUBLE -> getDouble(number);
      case OBJECT -> objects[number];
    };
  }

  /** Sets a value of any kind. */
  void set(Register register, Object value) {
    int number = register.number();
    poison[number] = value == Poison.VALUE;
    if (value == Poison.VALUE) {
      return;
    }
    switch (register.format().kind()) {
      case LONG -> bits[number] = (Long) value;
      case FLOAT -> setFloat(number, (Float) value);
      case DOUBLE -> setDouble(number, (Double) value);
      case OBJECT -> objects[number] = value;
    }
  }

  // ---- memory on the stack -----------------------------------------------------------------------------------------

  void push(CheckedMemory memory) {
    stack.add(memory);
  }

  void enterScope() {
    scopes.add(stack.size());
  }

  void leaveScope(Location place) {
    endStack(scopes.remove(scopes.size() - 1), place);
  }

  /** Ends the lifetimes of all stack memory of this activation. */
  void leave(Location place) {
    endStack(0, place);
  }

  int stackSize() {
    return stack.size();
  }

  /** Ends the lifetimes of stack memory, except for the first {@code kept} allocations. */
  void endStack(int kept, Location place) {
    for (int i = stack.size() - 1; i >= kept; i--) {
      machine.endOfScope(stack.remove(i), place);
    }
  }
}
