// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.InterfaceAttachment;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/**
 * Contexts with all dialects and interfaces that are on the class path of a test, and programs read with them: for the
 * tests of modules that do not depend on the pipeline bundle, whose snapshot does the same and watches for conflicts.
 */
public final class ClassPathContext {
  private ClassPathContext() {}

  public static Context create() {
    return builder().build();
  }

  /** Only these dialects, with all interfaces: for tests of what is not there. */
  public static Context of(Dialect... dialects) {
    Context.Builder builder = Context.builder();
    for (Dialect dialect : dialects) {
      builder.dialect(dialect);
    }
    attach(builder, ServiceLoader.load(OpInterface.class));
    return builder.build();
  }

  /** For tests that add something of their own. */
  public static Context.Builder builder() {
    Context.Builder builder = Context.builder();
    ServiceLoader.load(Dialect.class).forEach(builder::dialect);
    attach(builder, ServiceLoader.load(OpInterface.class));
    return builder;
  }

  public static void attach(Context.Builder builder, Iterable<OpInterface> implementations) {
    for (OpInterface implementation : implementations) {
      InterfaceAttachment.of(implementation).forEach(builder::attach);
    }
  }

  /** The module that a text is, which must be read without a diagnostic; it is not verified. */
  public static Operation parse(Context context, ParserOptions options, String text) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    Operation module = IRParser.parse(SourceText.of("test.mlir", text), context, options, diagnostics::add);
    assertThat(diagnostics).isEmpty();
    return module;
  }
}
