// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.diagnostics.Diagnostic;
import org.mortise.ir.interfaces.InterfaceAttachment;
import org.mortise.ir.interfaces.OpInterface;
import org.mortise.ir.text.IRParser;
import org.mortise.ir.text.ParserOptions;
import org.mortise.ir.text.SourceText;

/** Parses programs with all dialects of the class path. */
final class Programs {
  private static final Context CONTEXT = context();

  private Programs() {}

  private static Context context() {
    Context.Builder builder = Context.builder();
    ServiceLoader.load(Dialect.class).forEach(builder::dialect);
    for (OpInterface implementation : ServiceLoader.load(OpInterface.class)) {
      InterfaceAttachment.of(implementation).forEach(builder::attach);
    }
    return builder.build();
  }

  static Operation parse(String program) {
    List<Diagnostic> diagnostics = new ArrayList<>();
    Operation module =
        IRParser.parse(SourceText.of("test.mlir", program), CONTEXT, ParserOptions.STRICT, diagnostics::add);
    assertThat(diagnostics).isEmpty();
    return module;
  }
}
