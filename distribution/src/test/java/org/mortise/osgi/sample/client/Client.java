// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.client;

import java.util.List;
import java.util.StringJoiner;
import java.util.function.BinaryOperator;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * A user of the service {@link Mortise}. It is a service itself, with a type of Java, for tests without classes of
 * Mortise: it maps a pipeline and a program to the result.
 */
@Component(service = BinaryOperator.class)
public final class Client implements BinaryOperator<String> {
  private final Mortise mortise;

  @Activate
  public Client(@Reference Mortise mortise) {
    this.mortise = mortise;
  }

  @Override
  public String apply(String pipeline, String program) {
    Compilation compilation = mortise.run(pipeline, SourceText.of("in.mlir", program));
    return compilation.succeeded() ? compilation.text() : messages(compilation.diagnostics());
  }

  private static String messages(List<Diagnostic> diagnostics) {
    StringJoiner lines = new StringJoiner("\n");
    diagnostics.forEach(diagnostic -> lines.add(diagnostic.message()));
    return lines.toString();
  }
}
