// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.mortise.opt.OptTool;

/** Runs tools on programs, and returns their output. The test fails unless their exit status is 0. */
final class ToolOutputs {
  private ToolOutputs() {}

  /** Returns the program after {@code --lean-deallocation-pipeline}. */
  static String lean(String program) throws IOException {
    return deallocated("--lean-deallocation-pipeline", program);
  }

  /** Returns the program after {@code pipeline}. */
  static String deallocated(String pipeline, String program) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = new OptTool(() -> ValidationTools.SNAPSHOT)
        .run(new String[] {pipeline}, input(program), out, err);
    assertThat(status).as(err + program).isZero();
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Returns the results of {@code entry}, a function without arguments. */
  static String executed(String program, String entry) throws IOException {
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    int status = new RunTool(() -> ValidationTools.SNAPSHOT)
        .run(new String[] {"--entry=" + entry}, input(program), result, result);
    assertThat(status).as(result + program).isZero();
    return result.toString(StandardCharsets.UTF_8);
  }

  private static ByteArrayInputStream input(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }
}
