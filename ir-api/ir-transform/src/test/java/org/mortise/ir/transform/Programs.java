// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** Reads test programs; unregistered operations are allowed. */
final class Programs {
  private Programs() {}

  static Operation parse(String text) {
    return parse(RewriteDialect.context(), text);
  }

  static Operation parse(Context context, String text) {
    List<Diagnostic> errors = new ArrayList<>();
    Operation module = IRParser.parse(SourceText.of("test", text), context, ParserOptions.PERMISSIVE, errors::add);
    if (module == null) {
      throw new AssertionError(errors.toString());
    }
    return module;
  }

  /** The only function of a program. */
  static Operation function(Operation module) {
    return module.region(0).first().first();
  }

  /** The names of the operations in all blocks of the function, in order. */
  static List<String> names(Operation function) {
    List<String> names = new ArrayList<>();
    function.walkPreOrder(op -> {
      if (op != function) {
        names.add(op.name().name());
      }
    });
    return names;
  }
}
