// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.viewopgraph;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.InflaterInputStream;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Pipeline;
import org.mortise.report.ProgramReport;
import org.mortise.report.RunReport;
import org.mortise.testing.ClassPathContext;

/** The data in the page of a run. */
final class ReportedPage {
  private ReportedPage() {}

  /** Returns the data of a block of the page of a run without passes. */
  static String dataOf(String program, String block) {
    RunReport report = new RunReport("test");
    ProgramReport record = report.program(SourceText.of("test.mlir", program), 1);
    Operation module = ClassPathContext.parseAndFind(program, "builtin.module");
    record.start(new Pipeline(Pipeline.ANY), module, true);
    record.finish();
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    try {
      report.writeTo(page);
      String text = page.toString(StandardCharsets.UTF_8);
      int start = text.indexOf('>', text.indexOf("id=\"" + block + "\"")) + 1;
      byte[] packed = Base64.getDecoder().decode(text.substring(start, text.indexOf('<', start)));
      return new String(new InflaterInputStream(new ByteArrayInputStream(packed)).readAllBytes(),
          StandardCharsets.US_ASCII);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
