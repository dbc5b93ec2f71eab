// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.Overflow;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.types.IntegerType;

/** The ranges contain the values that random code computes. */
class RangesTest {
  private static final int CODES = 3_000;
  private static final int INSTRUCTIONS = 25;
  private static final long[] NUMBERS = {0, 1, -1, 2, 7, -8, 31, 32, 63, 100, 255, 1L << 30, Integer.MAX_VALUE,
      Integer.MIN_VALUE, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE};

  private final Context context = Contexts.builder().build();
  private final Operation function = IRParser.parse(
      SourceText.of("test.mlir", ""), context, ParserOptions.STRICT, diagnostic -> { });
  private final List<Instruction> instructions = new ArrayList<>();
  private final List<Register> registers = new ArrayList<>();
  private final List<Long> values = new ArrayList<>();
  private Random random = new Random();

  @Test
  void ranges_ofRandomCode_containItsValues() {
    int known = 0;
    for (int seed = 0; seed < CODES; seed++) {
      random = new Random(seed);
      instructions.clear();
      registers.clear();
      values.clear();
      Register parameter = add(64, NUMBERS[random.nextInt(NUMBERS.length)]);
      for (int i = 0; i < INSTRUCTIONS; i++) {
        step();
      }
      instructions.add(new Instruction.Return(List.of()));
      Code code = new Code(function, List.of(parameter), List.of(), instructions,
          instructions.stream().map(instruction -> function).toList(), new int[instructions.size()], Map.of(),
          registers.size());
      Blocks blocks = new Blocks(code, Integer.MAX_VALUE);
      Ranges ranges = new Ranges(code, blocks, new Registers(code, blocks), List.of());
      for (int i = 0; i < values.size(); i++) {
        Range range = ranges.of(registers.get(i));
        assertThat(values.get(i)).as("seed %d: register %d of %s", seed, i, instructions)
            .isBetween(range.low(), range.high());
        known += range.fitsInt() && registers.get(i).format().width() == 64 ? 1 : 0;
      }
    }
    assertThat(known).as("registers of 64 bits whose values are known to have 32").isGreaterThan(CODES);
  }

  private Register add(int width, long value) {
    Register register = new Register(registers.size(), ValueFormat.of(IntegerType.of(context, width)));
    registers.add(register);
    values.add(FixedWidth.signExtended(value, width));
    return register;
  }

  private void step() {
    int a = random.nextInt(registers.size());
    int width = registers.get(a).format().width();
    if (random.nextInt(3) == 0) {
      long number = NUMBERS[random.nextInt(NUMBERS.length)];
      instructions.add(new Instruction.Constant(add(64, number), number));
    } else if (random.nextInt(5) == 0) {
      IntegerCast cast = random.nextBoolean() ? IntegerCast.RESIZE_SIGNED : IntegerCast.RESIZE_UNSIGNED;
      int to = cast == IntegerCast.RESIZE_UNSIGNED ? 64 : List.of(8, 32, 64).get(random.nextInt(3));
      if (cast == IntegerCast.RESIZE_UNSIGNED || to <= width) {
        instructions.add(new Instruction.CastInteger(
            add(to, cast.apply(values.get(a), width, to)), cast, registers.get(a)));
      }
    } else {
      int b = random.nextInt(registers.size());
      IntegerFunction binary = IntegerFunction.values()[random.nextInt(IntegerFunction.values().length)];
      boolean isValid = registers.get(b).format().width() == width
          && (!binary.isDivision() || values.get(b) != 0)
          && binary.isDefined(values.get(a), values.get(b), width, Overflow.WRAPS);
      if (isValid) {
        instructions.add(new Instruction.BinaryInteger(add(width, binary.apply(values.get(a), values.get(b), width)),
            binary, Overflow.WRAPS, registers.get(a), registers.get(b)));
      }
    }
  }
}
