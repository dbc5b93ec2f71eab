// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.ServiceReference;

/** Mortise as a service for other bundles of a foreign framework. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class EmbeddingIT {
  private static final String PROGRAM = "func.func @f() {\n  %0 = memref.alloc() : memref<4xf32>\n  return\n}\n";

  @Configuration
  public Option[] configure() {
    return new Option[] {Distribution.framework()};
  }

  private static Compilation run(String pipeline, String program) {
    ServiceReference<Mortise> reference = Inside.context().getServiceReference(Mortise.class);
    Mortise mortise = Inside.context().getService(reference);
    try {
      return mortise.run(pipeline, SourceText.of("in.mlir", program));
    } finally {
      Inside.context().ungetService(reference);
    }
  }

  @Test
  public void service_validProgram_returnsResult() {
    Compilation compilation = run("builtin.module(ownership-based-buffer-deallocation)", PROGRAM);

    assertThat(compilation.diagnostics()).isEmpty();
    assertThat(compilation.text()).contains("bufferization.dealloc (%base_buffer : memref<f32>) if (%true)");
  }

  @Test
  public void service_wrongProgramOrPipeline_returnsDiagnostics() {
    assertThat(run("builtin.module(cse)", "no.such").diagnostics()).hasSize(1);
    assertThat(run("builtin.module(no-such-pass)", PROGRAM).diagnostics()).hasSize(1)
        .allMatch(problem -> problem.message().contains("no-such-pass"));
  }
}
