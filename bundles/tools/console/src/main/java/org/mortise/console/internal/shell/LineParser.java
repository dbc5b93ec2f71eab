// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.impl.DefaultParser;

/**
 * Reports incomplete statements to JLine, which then reads another line. Words for completion are separated by blanks.
 */
final class LineParser extends DefaultParser {
  @Override
  public ParsedLine parse(String line, int cursor, ParseContext context) {
    if (context == ParseContext.ACCEPT_LINE && Evaluator.isIncomplete(line)) {
      throw new EOFError(-1, -1, "the statement is not complete");
    }
    return super.parse(line, cursor, context);
  }
}
