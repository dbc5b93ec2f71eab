// SPDX-License-Identifier: Apache-2.0
package org.mortise.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.pipeline.Snapshot;
import org.mortise.reduce.ReduceTool;
import org.mortise.testing.random.Profile;
import org.mortise.testing.random.RandomProgram;

/** {@code mortise-reduce} on programs of all kinds, with a pass that fails where one operation uses another one. */
class PlantedFailureTest {
  private static final int MOST_LINES = 30;
  private static final Snapshot ALL = Snapshot.ofClassPath(PlantedFailureTest.class.getClassLoader());

  /** The names of an operation inside another one, and of the operation that defines one of its operands. */
  private record Plant(String around, String user, String used) implements PassFactory {
    boolean isAt(Operation op) {
      if (!op.name().name().equals(user) || !op.parentOp().name().name().equals(around)) {
        return false;
      }
      for (int i = 0; i < op.operandCount(); i++) {
        Operation source = op.operand(i).definingOp();
        if (source != null && source.name().name().equals(used)) {
          return true;
        }
      }
      return false;
    }

    List<Operation> foundIn(Operation root) {
      List<Operation> found = new ArrayList<>();
      root.walkPreOrder(op -> {
        if (op.parentOp() != null && isAt(op)) {
          found.add(op);
        }
      });
      return found;
    }

    @Override
    public PassSpec spec() {
      return PassSpec.of("planted", "Fails at certain operations");
    }

    @Override
    public Pass create(PassOptions options) {
      return (root, run) -> {
        List<Operation> found = foundIn(root);
        if (!found.isEmpty()) {
          run.emit(Diagnostic.error(found.get(0).location(), "planted failure"));
        }
      };
    }
  }

  private static Operation parse(String program) {
    return IRParser.parse(
        SourceText.of("test", program), ALL.context(), ParserOptions.STRICT, problem -> {});
  }

  /** Chooses an operation two thirds down the program. */
  private static Plant plantIn(String program) {
    List<Plant> possible = new ArrayList<>();
    parse(program).walkPreOrder(op -> {
      Operation source = op.operandCount() == 0 ? null : op.operand(op.operandCount() - 1).definingOp();
      if (source != null && op.next() != null) {
        possible.add(new Plant(op.parentOp().name().name(), op.name().name(), source.name().name()));
      }
    });
    return possible.get(possible.size() * 2 / 3);
  }

  @ParameterizedTest
  @EnumSource(value = Profile.class)
  void reduce_plantedFailure_leavesSmallValidProgram(Profile profile) throws IOException {
    for (long seed = 100; seed < 103; seed++) {
      String program = RandomProgram.generate(profile, seed);
      Plant plant = plantIn(program);
      Snapshot snapshot = Snapshot.builder(ALL, Set.of()).add(plant).build();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();

      int status = new ReduceTool(() -> snapshot).run(new String[] {"-", "--test-fails=--planted"},
          new ByteArrayInputStream(program.getBytes(StandardCharsets.ISO_8859_1)), out, err);

      String reduced = out.toString(StandardCharsets.ISO_8859_1);
      assertThat(status).as(err.toString(StandardCharsets.ISO_8859_1)).isZero();
      assertThat(reduced.lines().count()).as(plant + "\n" + reduced).isLessThanOrEqualTo(MOST_LINES);
      Operation left = parse(reduced);
      assertThat(IRVerifier.verify(left, problem -> {})).isTrue();
      assertThat(plant.foundIn(left)).hasSizeBetween(1, 2);
    }
  }
}
