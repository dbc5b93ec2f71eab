// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal.bytecode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.pipeline.Snapshot;

class RoundTripPassTest {
  private static final String PROGRAM = "func.func private @f(!test.i32)";

  private final RoundTripPass factory = new RoundTripPass();

  @Test
  void run_newerVersion_isAnError() {
    assertThat(errors("test-dialect-version", "2.1")).containsExactly(
        "current test dialect version is 2.0, can't parse version: 2.1", "failed to read bytecode");
  }

  @Test
  void run_encodingOfAnotherDialect_isAnError() {
    assertThat(errors("test-kind", "5")).containsExactly("unknown attribute code: 99", "failed to read bytecode");
  }

  @Test
  void parse_versionWithoutDot_isWrong() {
    assertThatThrownBy(() -> options("test-dialect-version", "2")).isInstanceOf(PassOptions.WrongValue.class);
  }

  @Test
  void parse_unknownKind_isWrong() {
    assertThatThrownBy(() -> options("test-kind", "7")).isInstanceOf(PassOptions.WrongValue.class);
  }

  private PassOptions options(String name, String value) {
    return PassOptions.parse(factory.spec().options(), Map.of(name, value));
  }

  private List<String> errors(String option, String value) {
    Context context = Snapshot.ofClassPath(RoundTripPassTest.class.getClassLoader()).context();
    List<String> errors = new ArrayList<>();
    Operation program = IRParser.parse(SourceText.of("text", PROGRAM.getBytes(StandardCharsets.UTF_8)), context,
        ParserOptions.STRICT, diagnostic -> errors.add(diagnostic.message()));
    factory.create(options(option, value))
        .run(program, PassRun.on(program, diagnostic -> errors.add(diagnostic.message())));
    return errors;
  }
}
