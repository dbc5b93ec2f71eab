// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocationsimplification;

import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;

/** Parses programs with all dialects of the class path. */
final class SimplificationPrograms {
  private static final Context CONTEXT = ClassPathContext.create();

  private SimplificationPrograms() {}

  static Operation parse(String program) {
    return ClassPathContext.parse(CONTEXT, ParserOptions.STRICT, program);
  }
}
