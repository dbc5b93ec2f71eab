// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.AnalysisCache;
import org.mortise.ir.pass.PassOutput;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.ReportWriter;
import org.mortise.testing.ClassPathContext;

class ReportWriterTest {
  private final List<String> parts = new ArrayList<>();

  private PassRun run() {
    Operation op = ClassPathContext.parseAndFind("func.func private @f()", "func.func");
    return new PassRun(new AnalysisCache(op), new PassOutput() {
      @Override
      public void handle(Diagnostic diagnostic) {
        throw new AssertionError(diagnostic);
      }

      @Override
      public void print(Channel channel, String text) {
        assertThat(channel).isEqualTo(Channel.STANDARD);
        parts.add(text);
      }
    }, false);
  }

  @Test
  void print_longReport_isForwardedInPartsOfBoundedSize() {
    StringBuilder expected = new StringBuilder();
    try (ReportWriter report = new ReportWriter(run(), PassOutput.Channel.STANDARD)) {
      for (int i = 0; i < 20_000; i++) {
        report.print(i).indent(2).print("line\n");
        expected.append(i).append("  line\n");
      }
    }

    assertThat(parts).hasSizeBetween(3, 10).allSatisfy(part -> assertThat(part.length()).isLessThan(1 << 16));
    assertThat(String.join("", parts)).isEqualTo(expected.toString());
  }

  @Test
  void close_nothingPrinted_forwardsNothing() {
    new ReportWriter(run(), PassOutput.Channel.STANDARD).close();

    assertThat(parts).isEmpty();
  }

  @Test
  void nameOf_operationWithoutSymbol_isOperationName() {
    Operation function = ClassPathContext.parseAndFind("func.func private @f()", "func.func");

    assertThat(ReportWriter.nameOf(function)).isEqualTo("f");
    assertThat(ReportWriter.nameOf(function.parentOp())).isEqualTo("builtin.module");
  }
}
