// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.mortise.compiledexecution.internal.Blocks.Block;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/**
 * The forms of the registers of a code. Wide integers are kept in 32 bits if all values fit, or if only the low bits
 * are used, as for array positions and sums of these. HotSpot optimizes such loops best. Linear.
 */
final class Forms {
  private final Code code;
  private final Registers registers;
  private final Ranges ranges;
  /** The registers whose bits are all used. */
  private final BitSet complete = new BitSet();
  private final Deque<Register> pending = new ArrayDeque<>();

  Forms(Code code, Blocks blocks, Registers registers, Ranges ranges) {
    this.code = code;
    this.registers = registers;
    this.ranges = ranges;
    for (Block block : blocks.all()) {
      for (int i = block.from(); i < block.to(); i++) {
        Instruction instruction = code.instructions().get(i);
        List<Register> reads = RegisterAccess.of(instruction).reads();
        for (Register read : reads) {
          if (!hasLowBits(instruction, read)) {
            demand(read);
          }
        }
      }
    }
    while (!pending.isEmpty()) {
      for (int definition : registers.definitions(pending.pop())) {
        Instruction instruction = code.instructions().get(definition);
        RegisterAccess.of(instruction).reads().forEach(this::demand);
      }
    }
  }

  private void demand(Register register) {
    if (register.format().kind() == ValueKind.LONG && !complete.get(register.number())) {
      complete.set(register.number());
      if (!fitsInt(register)) {
        pending.push(register);
      }
    }
  }

  /** Returns whether an instruction needs the low bits of an operand only, unless all bits of its result matter. */
  private boolean hasLowBits(Instruction instruction, Register operand) {
    if (instruction instanceof Instruction.Load load) {
      return load.target().format().kind() != ValueKind.OBJECT;
    }
    if (instruction instanceof Instruction.Store store) {
      return store.value().format().kind() != ValueKind.OBJECT && !store.value().equals(operand);
    }
    if (instruction instanceof Instruction.BinaryInteger binary) {
      return switch (binary.function()) {
        case ADD, SUB, MUL, AND, OR, XOR -> true;
        case SHIFT_LEFT -> isSmallShift(binary);
        default -> false;
      };
    }
    return instruction instanceof Instruction.Move || instruction instanceof Instruction.CastInteger
        || instruction instanceof Instruction.Select;
  }

  /** Returns whether a shift to the left is one by a number of bits that 32 bits allow. */
  boolean isSmallShift(Instruction.BinaryInteger binary) {
    return binary.function() == IntegerFunction.SHIFT_LEFT
        && registers.literal(binary.right()) instanceof Long amount && amount >= 0 && amount < Integer.SIZE;
  }

  /** Returns whether 32 bits suffice for an integer. */
  boolean fitsInt(Register register) {
    return register.format().width() <= Integer.SIZE || ranges.of(register).fitsInt();
  }

  /** Returns whether an integer is never negative. */
  boolean isNonNegative(Register register) {
    return ranges.of(register).isNonNegative();
  }

  Form of(Register register) {
    Form form = Form.of(register.format());
    return form == Form.LONG && (!complete.get(register.number()) || fitsInt(register)) ? Form.INT : form;
  }
}
