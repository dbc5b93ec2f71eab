// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.compiledexecution.internal.Blocks.Block;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/**
 * The ranges of integer registers, computed in one pass: for registers with one definition from its operands, for
 * counters of counted loops from start and limit; others are unknown. Conditions are not considered. Undefined values
 * are ignored, as compiled code does not use their other bits.
 */
final class Ranges {
  private static final Range SIZES = new Range(0, Integer.MAX_VALUE);

  private final Code code;
  private final Registers registers;
  private final @Nullable Range[] ranges;

  Ranges(Code code, Blocks blocks, Registers registers, List<CountedLoop> loops) {
    this.code = code;
    this.registers = registers;
    this.ranges = new Range[code.registerCount()];
    Map<Block, CountedLoop> heads = new HashMap<>();
    loops.forEach(loop -> heads.put(loop.head(), loop));
    for (Block block : blocks.all()) {
      CountedLoop loop = heads.get(block);
      if (loop != null) {
        setCounter(loop);
      }
      for (int i = block.from(); i < block.to(); i++) {
        Register target = integerTarget(i);
        if (target != null && registers.definitionIndex(target) == i) {
          set(target, rangeOf(code.instructions().get(i)));
        }
      }
    }
  }

  private @Nullable Register integerTarget(int index) {
    List<Register> written = RegisterAccess.of(code.instructions().get(index)).writes();
    return written.size() == 1 && written.get(0).format().kind() == ValueKind.LONG ? written.get(0) : null;
  }

  private void set(Register register, Range range) {
    ranges[register.number()] = range.isInside(ofFormat(register)) ? range : ofFormat(register);
  }

  private static Range ofFormat(Register register) {
    return Range.ofWidth(register.format().width());
  }

  /** Returns the values that a register of integers can have. */
  Range of(Register register) {
    Range known = ranges[register.number()];
    return known != null ? known : ofFormat(register);
  }

  private void setCounter(CountedLoop loop) {
    Range step = of(loop.step());
    if (!step.isNonNegative()) {
      return;
    }
    Range start = null;
    for (int definition : registers.definitions(loop.counter())) {
      if (definition != loop.update()) {
        Range from = code.instructions().get(definition) instanceof Instruction.Move move
            ? of(move.source()) : ofFormat(loop.counter());
        start = start == null ? from : start.union(from);
      }
    }
    if (start != null && !registers.isParameter(loop.counter())) {
      Range last = new Range(start.low(), of(loop.limit()).high()).minus(Range.of(1)).plus(step);
      if (!last.equals(Range.ALL)) {
        set(loop.counter(), new Range(start.low(), Math.max(start.high(), last.high())));
      }
    }
  }

  private Range rangeOf(Instruction instruction) {
    if (instruction instanceof Instruction.Constant constant) {
      return Range.of((Long) constant.value());
    }
    if (instruction instanceof Instruction.Undefined) {
      return Range.of(0);
    }
    if (instruction instanceof Instruction.Move move) {
      return of(move.source());
    }
    if (instruction instanceof Instruction.Select select) {
      return of(select.ifTrue()).union(of(select.ifFalse()));
    }
    if (instruction instanceof Instruction.Size) {
      return SIZES; // the machine does not support others
    }
    if (instruction instanceof Instruction.CastInteger cast) {
      return cast(cast);
    }
    return instruction instanceof Instruction.BinaryInteger binary ? binary(binary) : Range.ALL;
  }

  private Range cast(Instruction.CastInteger cast) {
    Range source = of(cast.source());
    if (cast.function() == IntegerCast.RESIZE_SIGNED || source.isNonNegative()) {
      return source;
    }
    int width = cast.source().format().width();
    return width < Long.SIZE ? new Range(0, (1L << width) - 1) : Range.ALL;
  }

  private Range binary(Instruction.BinaryInteger binary) {
    Range a = of(binary.left());
    Range b = of(binary.right());
    boolean areNonNegative = a.isNonNegative() && b.isNonNegative();
    return switch (binary.function()) {
      case ADD -> a.plus(b);
      case SUB -> a.minus(b);
      case MUL -> a.times(b);
      case AND -> b.isNonNegative() ? new Range(0, areNonNegative ? Math.min(a.high(), b.high()) : b.high())
          : a.isNonNegative() ? new Range(0, a.high()) : Range.ALL;
      case OR, XOR -> areNonNegative
          ? new Range(0, -1L >>> Long.numberOfLeadingZeros(a.high() | b.high() | 1)) : Range.ALL;
      case MAX_SIGNED -> new Range(Math.max(a.low(), b.low()), Math.max(a.high(), b.high()));
      case MIN_SIGNED -> new Range(Math.min(a.low(), b.low()), Math.min(a.high(), b.high()));
      case MIN_UNSIGNED -> areNonNegative ? new Range(0, Math.min(a.high(), b.high()))
          : b.isNonNegative() ? new Range(0, b.high()) : Range.ALL;
      case DIV_SIGNED, DIV_UNSIGNED, FLOOR_DIV_SIGNED ->
          areNonNegative ? new Range(0, a.high() / Math.max(b.low(), 1)) : Range.ALL;
      case REM_SIGNED, REM_UNSIGNED -> remainder(binary.function(), a, b);
      case SHIFT_LEFT -> isAmount(b, binary.target()) ? a.times(Range.of(1L << b.low())) : Range.ALL;
      case SHIFT_RIGHT_SIGNED ->
          isAmount(b, binary.target()) ? new Range(a.low() >> b.low(), a.high() >> b.low()) : Range.ALL;
      case SHIFT_RIGHT_UNSIGNED -> isAmount(b, binary.target()) && a.isNonNegative()
          ? new Range(a.low() >> b.low(), a.high() >> b.low()) : Range.ALL;
      default -> Range.ALL;
    };
  }

  private static Range remainder(IntegerFunction function, Range a, Range b) {
    if (a.isNonNegative() && b.isNonNegative()) {
      return new Range(0, Math.min(a.high(), Math.max(b.high() - 1, 0)));
    }
    return function == IntegerFunction.REM_UNSIGNED && b.isNonNegative()
        ? new Range(0, Math.max(b.high() - 1, 0)) : Range.ALL;
  }

  private static boolean isAmount(Range amount, Register shifted) {
    return amount.low() == amount.high() && amount.low() >= 0
        && amount.low() < Math.min(shifted.format().width(), Long.SIZE - 1);
  }
}
