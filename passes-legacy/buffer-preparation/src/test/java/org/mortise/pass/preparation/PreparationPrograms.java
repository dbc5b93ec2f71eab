// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.verify.IRVerifier;
import org.mortise.testing.ClassPathContext;

/** Reads programs with all dialects of the class path and the one for these tests. */
final class PreparationPrograms {
  private static final Context CONTEXT = context();

  private PreparationPrograms() {}

  private static Context context() {
    Context.Builder builder = ClassPathContext.builder().dialect(new ThirdPartyDialect());
    ClassPathContext.attach(builder, ThirdPartyDialect.interfaces());
    return builder.build();
  }

  static Operation parse(String text) {
    Operation module = ClassPathContext.parse(CONTEXT, ParserOptions.PERMISSIVE, text);
    verify(module);
    return module;
  }

  static void verify(Operation module) {
    List<Diagnostic> errors = new ArrayList<>();
    IRVerifier.verify(module, errors::add);
    assertThat(errors).isEmpty();
  }

  /** Returns the program after a preparation, which must succeed and leave a valid program. */
  static String prepared(BufferPreparation preparation, String text) {
    Operation module = parse(text);
    assertThat(preparation.apply(module)).isEmpty();
    verify(module);
    return module.toString();
  }

  /** Asserts that the preparation fails with these messages and leaves the program unchanged. */
  static void assertFails(BufferPreparation preparation, String text, String... messages) {
    Operation module = parse(text);
    String before = module.toString();
    assertThat(preparation.apply(module)).extracting(Diagnostic::message).containsExactly(messages);
    assertThat(module.toString()).isEqualTo(before);
    verify(module);
  }
}
