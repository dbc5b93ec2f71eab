// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Severity;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.Expectations;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.lsp.internal.check.AliasDefinitions;
import org.mortise.lsp.internal.text.Words;
import org.mortise.pipeline.Snapshot;

/**
 * Computes the expected continuations at a position by parsing the enclosing function up to it, after the definitions
 * of the aliases that it uses. An operation with an error before the position is removed, and the text is parsed again.
 * Linear in the function for each error; the number of errors is limited.
 */
final class CursorPlace {
  private static final int MAX_ATTEMPTS = 8;
  private static final byte[] NOTHING = {};

  private final Snapshot snapshot;
  /** The text before the place, followed by a zero byte. */
  private final byte[] head;
  private final int length;
  private final AliasPlaces aliases;

  private CursorPlace(Snapshot snapshot, byte[] bytes, int offset, AliasPlaces aliases) {
    this.snapshot = snapshot;
    this.length = offset;
    this.head = Arrays.copyOf(bytes, offset + 1);
    this.head[offset] = 0;
    this.aliases = aliases;
  }

  /** Returns the expected continuations; null if a dialect fails. */
  static @Nullable Expectations expectations(Snapshot snapshot, byte[] bytes, int offset, AliasPlaces aliases) {
    try {
      return new CursorPlace(snapshot, bytes, offset, aliases).find();
    } catch (RuntimeException | StackOverflowError fault) {
      return null; // reported by the check of the document
    }
  }

  private Expectations find() {
    int line = lineStart(length);
    int start = FunctionStart.of(head, length, line);
    byte[] part = Arrays.copyOfRange(head, start, length);
    byte[] needed = new AliasDefinitions(head, aliases).neededBy(part, start);
    byte[] prefix = needed == null ? NOTHING : needed;
    byte[] text = Arrays.copyOf(prefix, prefix.length + part.length + 1);
    System.arraycopy(part, 0, text, prefix.length, part.length);
    int textLength = text.length - 1;
    int lastLine = Math.max(prefix.length, prefix.length + line - start);
    for (int attempt = 1; ; attempt++) {
      int[] error = {-1};
      Expectations found = parse(SourceText.of("", text, 0, textLength), error);
      boolean isPassable = found.isEmpty() && attempt < MAX_ATTEMPTS && error[0] >= prefix.length;
      if (!isPassable || !blankOperation(text, error[0], lastLine)) {
        return found;
      }
    }
  }

  private Expectations parse(SourceText source, int[] error) {
    return IRParser.expectations(source, snapshot.context(), ParserOptions.PERMISSIVE, diagnostic -> {
      if (error[0] < 0 && diagnostic.severity() == Severity.ERROR) {
        error[0] = offset(source, diagnostic);
      }
    });
  }

  private static int offset(SourceText source, Diagnostic diagnostic) {
    return diagnostic.location() instanceof FileLineColLoc place && place.line() > 0
        ? source.lineStart(place.line()) + place.column() - 1 : -1;
  }

  /**
   * Replaces the operation around an error, delimited by its indentation, by spaces.
   *
   * @return false if it is not before {@code lastLine}
   */
  private static boolean blankOperation(byte[] text, int error, int lastLine) {
    int start = Words.lineStart(text, error);
    int indent = indent(text, start);
    int end = nextLine(text, start);
    while (end < lastLine && (indent(text, end) > indent || isClosing(text, end + indent(text, end)))) {
      end = nextLine(text, end);
    }
    if (end > lastLine || start >= lastLine) {
      return false;
    }
    boolean changed = false;
    for (int i = start; i < end; i++) {
      changed |= text[i] > ' ' || text[i] < 0;
      text[i] = text[i] == '\n' ? text[i] : (byte) ' ';
    }
    return changed;
  }

  private static boolean isClosing(byte[] text, int at) {
    return text[at] == '}' || text[at] == ')' || text[at] == ']';
  }

  private static int indent(byte[] text, int line) {
    int at = line;
    while (text[at] == ' ' || text[at] == '\t') {
      at++;
    }
    return at - line;
  }

  private static int nextLine(byte[] text, int at) {
    int next = at;
    while (next < text.length - 1 && text[next] != '\n') {
      next++;
    }
    return Math.min(next + 1, text.length - 1);
  }

  private int lineStart(int at) {
    return Words.lineStart(head, at);
  }
}
