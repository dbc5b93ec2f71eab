// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.execution.code.Register;
import org.objectweb.asm.Opcodes;

/**
 * The local variables of a method. Block-local registers share variables; others have separate variables, which are
 * part of all stack map frames and are therefore initialised at the beginning of the method.
 */
final class Locals {
  private final Registers registers;
  private final Forms forms;
  private final MemoryKind memoryKind;
  private final List<Object> frame = new ArrayList<>();
  private final Map<Integer, Integer> slots = new HashMap<>();
  private final Map<Integer, BufferPlace> buffers = new HashMap<>();
  private final Map<Integer, Deque<Integer>> free = new HashMap<>();
  private int next;
  private int nextTemporary;

  Locals(Registers registers, Forms forms, MemoryKind memoryKind) {
    this.registers = registers;
    this.forms = forms;
    this.memoryKind = memoryKind;
  }

  /** Adds a variable of a type, which the method sets before the first label, and returns it. */
  int add(Object frameType, int size) {
    frame.add(frameType);
    int slot = next;
    next += size;
    return slot;
  }

  /** Adds a variable for a register, and returns it. */
  int add(Register register) {
    Form form = forms.of(register);
    int slot = add(form.frameType, form.slots);
    slots.put(register.number(), slot);
    return slot;
  }

  /** Uses a variable that exists for a register. */
  void alias(Register register, int slot) {
    slots.put(register.number(), slot);
  }

  /** Adds variables for the parts of a buffer. */
  BufferPlace addBuffer(Register register) {
    BufferPlace place = newPlace(register);
    place.slot = add(place.frameType(), 1);
    for (int i = 1; i < place.slots(); i++) {
      add(Opcodes.INTEGER, 1);
    }
    return place;
  }

  private BufferPlace newPlace(Register register) {
    BufferPlace place =
        BufferPlace.of(register, registers.element(register), registers.rank(register), memoryKind);
    buffers.put(register.number(), place);
    return place;
  }

  /** Begins a block: its registers may use all further variables. */
  void beginBlock() {
    free.clear();
    nextTemporary = next;
  }

  /** Returns the types of the variables in stack map frames. */
  Object[] frame() {
    return frame.toArray();
  }

  /** Returns the variable of a register, a new one if it is set for the first time. */
  int slot(Register register) {
    Integer known = slots.get(register.number());
    if (known != null) {
      return known;
    }
    int slot = temporary(forms.of(register).slots);
    slots.put(register.number(), slot);
    return slot;
  }

  /** Returns the parts of a buffer whose elements are accessed. */
  BufferPlace buffer(Register register) {
    BufferPlace known = buffers.get(register.number());
    if (known == null) {
      known = newPlace(register);
      known.slot = temporary(known.slots());
    }
    return known;
  }

  private int temporary(int size) {
    Deque<Integer> unused = free.get(size);
    if (unused != null && !unused.isEmpty()) {
      return unused.pop();
    }
    int slot = nextTemporary;
    nextTemporary += size;
    return slot;
  }

  /** Ends the use of a register of one block. */
  void release(Register register) {
    @Nullable Integer slot = slots.remove(register.number());
    if (slot != null) {
      free.computeIfAbsent(forms.of(register).slots, key -> new ArrayDeque<>()).push(slot);
    }
    BufferPlace place = buffers.remove(register.number());
    if (place != null) {
      free.computeIfAbsent(place.slots(), key -> new ArrayDeque<>()).push(place.slot);
    }
  }
}
