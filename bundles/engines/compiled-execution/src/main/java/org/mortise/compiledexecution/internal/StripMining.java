// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.interfaces.ranges.Overflow;

/**
 * Divides innermost loops whose counters may need 64 bits into strips with counters of 32 bits, since HotSpot removes
 * range checks of, and vectorizes, loops with such counters only:
 *
 * <pre>{@code
 *   for (long i = from; i < to; i += step) body(i);
 *
 *   for (long start = from; start < to;) {
 *     int length = (int) minUnsigned(to - start, 1 << 30);
 *     int k = 0;
 *     for (; k < length; k += step) body(start + k);
 *     start += k;
 *   }
 * }</pre>
 *
 * Linear.
 */
final class StripMining {
  private static final long LENGTH = 1L << 30;
  private static final long MAX_STEP = 1L << 20;

  /** The registers and labels of a divided loop. */
  private record Strip(CountedLoop loop, Register start, Register position, Register zero, Label outer, Label inner,
      Label exit) {}

  private final CodeEditor editor;
  private final Code code;
  private final Map<Integer, Strip> heads = new HashMap<>();
  /** The moves outside of a loop that set its counter. */
  private final Map<Integer, Strip> starts = new HashMap<>();
  private final Map<Integer, Strip> updates = new HashMap<>();
  private final Map<Integer, Strip> latches = new HashMap<>();

  private StripMining(Code code) {
    this.code = code;
    this.editor = new CodeEditor(code);
  }

  /** Returns the changed code, or the same object if nothing changed. */
  static Code apply(Code code) {
    Blocks blocks = new Blocks(code, Integer.MAX_VALUE);
    Registers registers = new Registers(code, blocks);
    List<CountedLoop> loops = CountedLoop.of(code, blocks, registers);
    Ranges ranges = new Ranges(code, blocks, registers, loops);
    StripMining mining = new StripMining(code);
    for (CountedLoop loop : loops) {
      if (loop.isInnermost() && loop.head().to() - loop.head().from() == 2 && !ranges.of(loop.counter()).fitsInt()
          && registers.literal(loop.step()) instanceof Long step && step > 0 && step <= MAX_STEP
          && mining.isSetByMoves(loop, registers)) {
        mining.divide(loop, registers);
      }
    }
    return mining.heads.isEmpty() ? code : mining.edit();
  }

  private boolean isSetByMoves(CountedLoop loop, Registers registers) {
    return !registers.isParameter(loop.counter()) && registers.definitions(loop.counter()).stream()
        .allMatch(definition -> code.instructions().get(definition) instanceof Instruction.Move);
  }

  private void divide(CountedLoop loop, Registers registers) {
    Register counter = loop.counter();
    Strip strip = new Strip(loop, editor.newRegister(counter.format()), editor.newRegister(counter.format()),
        editor.newRegister(counter.format()), new Label(), new Label(), new Label());
    heads.put(loop.head().from(), strip);
    for (int definition : registers.definitions(counter)) {
      (definition == loop.update() ? updates : starts).put(definition, strip);
    }
    latches.put(loop.latch().to() - 1, strip);
  }

  private Code edit() {
    for (int i = 0; i < code.instructions().size(); i++) {
      editor.begin(i);
      if (heads.containsKey(i)) {
        head(heads.get(i), i);
        i++; // the branch
      } else if (updates.containsKey(i)) {
        Strip strip = updates.get(i);
        Register next = sum(strip.position, strip.loop.step());
        editor.add(new Instruction.Move(strip.position, next));
      } else if (starts.containsKey(i)) {
        // outside of the loop, counter and start are equal
        editor.add(new Instruction.Move(starts.get(i).start, ((Instruction.Move) code.instructions().get(i)).source()));
        editor.copy(i);
      } else if (latches.containsKey(i)) {
        latch(latches.get(i));
      } else {
        editor.copy(i);
      }
    }
    return editor.finish();
  }

  private void head(Strip strip, int compare) {
    Register counter = strip.loop.counter();
    Label setup = new Label();
    Label out = new Label();
    Label body = new Label();
    editor.place(strip.outer);
    Instruction.CompareIntegers original = (Instruction.CompareIntegers) code.instructions().get(compare);
    editor.add(new Instruction.CompareIntegers(
        original.target(), IntegerPredicate.SLT, strip.start, strip.loop.limit()));
    editor.begin(compare + 1);
    editor.add(new Instruction.Branch(original.target(), setup, out));
    editor.place(out);
    editor.add(new Instruction.Move(counter, strip.start));
    editor.add(new Instruction.Jump(editor.label(strip.loop.branch().ifFalse().position())));
    editor.place(setup);
    Register length = length(strip);
    editor.add(new Instruction.Constant(strip.zero, 0L));
    editor.add(new Instruction.Move(strip.position, strip.zero));
    editor.place(strip.inner);
    Register continues = editor.newRegister(original.target().format());
    editor.add(new Instruction.CompareIntegers(continues, IntegerPredicate.SLT, strip.position, length));
    editor.add(new Instruction.Branch(continues, body, strip.exit));
    editor.place(body);
    editor.add(add(counter, strip.start, strip.position));
    editor.add(new Instruction.Jump(editor.label(strip.loop.branch().ifTrue().position())));
  }

  private Register length(Strip strip) {
    Register rest = editor.newRegister(strip.start.format());
    Register most = editor.newRegister(strip.start.format());
    Register length = editor.newRegister(strip.start.format());
    editor.add(new Instruction.BinaryInteger(
        rest, IntegerFunction.SUB, Overflow.WRAPS, strip.loop.limit(), strip.start));
    editor.add(new Instruction.Constant(most, LENGTH));
    editor.add(new Instruction.BinaryInteger(length, IntegerFunction.MIN_UNSIGNED, Overflow.WRAPS, rest, most));
    return length;
  }

  private void latch(Strip strip) {
    editor.add(new Instruction.Jump(strip.inner));
    editor.place(strip.exit);
    Register reached = sum(strip.start, strip.position);
    editor.add(new Instruction.Move(strip.start, reached));
    editor.add(new Instruction.Jump(strip.outer));
  }

  private Register sum(Register left, Register right) {
    Register target = editor.newRegister(left.format());
    editor.add(add(target, left, right));
    return target;
  }

  private static Instruction add(Register target, Register left, Register right) {
    return new Instruction.BinaryInteger(target, IntegerFunction.ADD, Overflow.WRAPS, left, right);
  }
}
