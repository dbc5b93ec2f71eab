// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;
import org.mortise.execution.testing.ExecutedProgram;
import org.mortise.ir.Type;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.types.MemRefType;
import org.mortise.testing.random.FunctionDriver;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomChecks;
import org.mortise.testing.random.RandomProgram;

/** The engines agree on random programs. */
class CompiledComputationsTest {
  private static final int PROGRAMS = 150;
  private static final int MANY_STATEMENTS = 500;

  @Test
  void compiled_randomComputations_agreesWithChecked() {
    RandomChecks.check(Profile.COMPUTATIONS, PROGRAMS, text -> {
      Program program = Programs.of(text);
      assertThat(work(program, ExecutedProgram.COMPILED)).isEqualTo(work(program, Engine.CHECKED));
    });
  }

  @Test
  void compiled_functionsOfManyMethods_agreesWithChecked() {
    for (int seed = 0; seed < 5; seed++) {
      Program program = Programs.of(RandomProgram.generate(Profile.COMPUTATIONS, seed, MANY_STATEMENTS));
      assertThat(work(program, ExecutedProgram.COMPILED)).isEqualTo(work(program, Engine.CHECKED));
    }
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"BRANCHES", "LOOPS", "ALL_COMPUTATIONS"})
  void compiled_randomProgramsOfOtherKinds_agreesWithChecked(Profile profile) {
    RandomChecks.check(profile, 20, text -> {
      Program program = Programs.of(text);
      assertThat(Programs.call(program, ExecutedProgram.COMPILED, "main"))
          .isEqualTo(Programs.call(program, Engine.CHECKED, "main"));
    });
  }

  /** Compares the functions whose behaviour is defined: programs from definitions divide by zero, for example. */
  @ParameterizedTest
  @EnumSource(value = Profile.class, names = {"ARITH", "VECTORS"})
  void compiled_randomFunctions_agreesWithChecked(Profile profile) {
    int compared = 0;
    for (int seed = 0; seed < 20; seed++) {
      for (String text : FunctionDriver.of(RandomProgram.generate(profile, seed), seed)) {
        Program program = Programs.of(text);
        List<Object> expected;
        try {
          expected = Programs.call(program, Engine.CHECKED, "main");
        } catch (ExecutionException undefined) {
          continue;
        }
        if (expected.get(0) instanceof Long) { // no poison
          assertThat(Programs.call(program, ExecutedProgram.COMPILED, "main")).as(text).isEqualTo(expected);
          compared++;
        }
      }
    }
    assertThat(compared).isPositive();
  }

  /** Returns the results of main and of work, and the contents of the buffers that work has changed. */
  private static List<Object> work(Program program, Engine engine) {
    List<Object> values = new ArrayList<>();
    Execution execution = engine.begin(program, ExecutionOptions.DEFAULTS);
    if (program.function("work") == null || program.function("main") == null) {
      return values; // a program that is being reduced
    }
    values.addAll(List.of(execution.call(program.function("main"), List.of())));
    Random random = new Random(1);
    List<Object> arguments = new ArrayList<>();
    List<ValueFormat> formats = new ArrayList<>();
    CallableOpInterface callable = program.function("work").getInterface(CallableOpInterface.class);
    for (Type type : callable.getArgumentTypes(program.function("work"))) {
      if (type instanceof MemRefType buffer) {
        formats.add(ValueFormat.of(buffer.elementType()));
        arguments.add(execution.newBuffer(contents(buffer, formats.get(formats.size() - 1), random)));
      } else {
        arguments.add((long) random.nextInt(20));
      }
    }
    values.addAll(List.of(execution.call(program.function("work"), arguments)));
    for (int i = 0; i < formats.size(); i++) {
      Elements contents = execution.contents((MemRef) arguments.get(i), formats.get(i));
      for (int k = 0; k < contents.count(); k++) {
        values.add(contents.get(k));
      }
    }
    return values;
  }

  private static Elements contents(MemRefType type, ValueFormat format, Random random) {
    long[] sizes = type.shape();
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = type.isDynamicDim(i) ? sizes.length == 1 ? 24 : 8 : sizes[i];
    }
    Elements elements = Elements.of(format, sizes);
    for (int i = 0; i < elements.count(); i++) {
      long number = random.nextInt(200) - 100L;
      elements.set(i, format.kind() == ValueKind.DOUBLE ? (Object) (double) number : (Object) number);
    }
    return elements;
  }
}
