// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.NewerSyntax;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.builtin.BuiltinDialect;

/**
 * Adds notes to errors in lines that have the syntax of a newer MLIR. Each dialect that is named in the line is queried
 * for its newer syntax, then {@code builtin}. Costs one look at that line.
 */
final class NewerSyntaxNotes {
  private static final String COMMENT = "//";
  /** Begins at the beginning of a word only, so that a search is linear in the length of the line. */
  private static final Pattern QUALIFIED = Pattern.compile("(?<!\\w)(\\w++)\\.\\w");

  private final ParseState state;

  NewerSyntaxNotes(ParseState state) {
    this.state = state;
  }

  /** Adds at most one note. */
  void addTo(Diagnostic error) {
    if (!(error.location() instanceof FileLineColLoc place) || place.line() < 1
        || !place.file().equals(state.source.name())) {
      return;
    }
    String line = withoutComment(state.source.lineText(place.line()));
    for (String namespace : namespaces(line)) {
      Dialect dialect = state.context.dialect(namespace);
      if (dialect != null && addTo(error, dialect, place.line(), line)) {
        return;
      }
    }
  }

  private boolean addTo(Diagnostic error, Dialect dialect, int number, String line) {
    for (NewerSyntax syntax : dialect.newerSyntax()) {
      int index = syntax.indexIn(line);
      if (index >= 0) {
        error.hint(new FileLineColLoc(state.context, state.source.name(), number, index + 1), syntax.note());
        return true;
      }
    }
    return false;
  }

  private static Set<String> namespaces(String line) {
    Set<String> found = new LinkedHashSet<>();
    Matcher matcher = QUALIFIED.matcher(line);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    found.add(BuiltinDialect.NAMESPACE);
    return found;
  }

  private static String withoutComment(String line) {
    int comment = line.indexOf(COMMENT);
    return comment < 0 ? line : line.substring(0, comment);
  }
}
