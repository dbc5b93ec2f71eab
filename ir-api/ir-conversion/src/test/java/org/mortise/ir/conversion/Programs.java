// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** Reads and prints test programs; unregistered operations are allowed. */
final class Programs {
  private Programs() {}

  static Operation parse(Context context, String text) {
    List<Diagnostic> errors = new ArrayList<>();
    Operation module = IRParser.parse(SourceText.of("test", text), context, ParserOptions.PERMISSIVE, errors::add);
    if (module == null) {
      throw new AssertionError(errors.toString() + "\n" + text);
    }
    return module;
  }

  static String print(Operation module) {
    return module.toString();
  }
}
