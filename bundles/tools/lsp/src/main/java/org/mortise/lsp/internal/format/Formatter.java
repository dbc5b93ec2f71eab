// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.format;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.mortise.lsp.internal.text.DocumentText;

/**
 * Formats a document: indents operations by two spaces for each region, as they are printed, normalizes the spaces
 * inside lines, and leaves at most one empty line between others. All tokens, comments and line breaks between tokens
 * stay, and so does the meaning of the text, also if it has errors. Formatting a formatted text changes nothing.
 *
 * <p>The continuation lines of an operation move with its first line, so their alignment is kept. Comments at the start
 * of a line stay there, such as {@code FileCheck} comments. The metadata between <code>{-#</code> and <code>#-}</code>
 * is not formatted. Linear in the whole text also for a range, because the regions before the range must be known.
 */
public final class Formatter {
  private static final int STEP = 2;
  /** Words without a dialect that begin a line: operations, and the parts of {@code scf.index_switch}. */
  private static final Set<String> FIRST_WORDS = Set.of(
      "module", "func", "return", "call", "call_indirect", "constant", "case", "default");

  private final DocumentText document;
  private final Spacing spacing = new Spacing();
  private final List<TextEdit> edits = new ArrayList<>();
  /** The old and new indentation of the current operation's first line. */
  private int oldIndent;
  private int newIndent;
  /** The indentations of the lines that opened the enclosing regions, innermost first. */
  private final Deque<Integer> bases = new ArrayDeque<>();
  private boolean isEmptyBefore = true;
  private boolean isMetadata;

  private Formatter(DocumentText document) {
    this.document = document;
  }

  /** Returns the changes that format a whole document. */
  public static List<TextEdit> format(DocumentText document) {
    return format(document, 0, document.lineCount() - 1);
  }

  /** Returns the changes that format the lines of a range. */
  public static List<TextEdit> format(DocumentText document, Range range) {
    int end = range.getEnd().getLine();
    boolean isLastExcluded = range.getEnd().getCharacter() == 0 && end > range.getStart().getLine();
    return format(document, range.getStart().getLine(), isLastExcluded ? end - 1 : end);
  }

  private static List<TextEdit> format(DocumentText document, int first, int last) {
    Formatter formatter = new Formatter(document);
    int end = Math.min(last, document.lineCount() - 1);
    for (int line = 0; line <= end; line++) {
      formatter.line(line, line >= first);
    }
    return formatter.edits;
  }

  private void line(int number, boolean isWanted) {
    String text = document.line(number);
    if (isMetadata || text.stripLeading().startsWith("{-#")) {
      isMetadata = !text.contains("#-}");
      isEmptyBefore = false;
      return;
    }
    int indent = indentOf(text);
    if (indent == text.length()) {
      if (isWanted) {
        empty(number, text);
      }
      isEmptyBefore = true;
      return;
    }
    isEmptyBefore = false;
    boolean isInList = spacing.isInList();
    boolean isEntry = spacing.isInDictionary() && (spacing.last() == ',' || spacing.last() == '{');
    String content = spacing.next(text);
    boolean isComment = content.startsWith("//");
    boolean isFirst = !isComment && !isInList && (isEntry || isFirst(content));
    int wanted = isComment ? (indent == 0 ? 0 : comment(isInList, indent))
        : isFirst ? first(content, indent) : further(content, indent);
    if (isWanted) {
      replace(number, text, " ".repeat(wanted) + content);
    }
    track(isFirst || !isInList && content.startsWith("(") ? wanted : newIndent);
  }

  private int comment(boolean isInList, int indent) {
    return isInList ? Math.max(0, indent + newIndent - oldIndent) : inside();
  }

  /** Returns the indentation of operations in the innermost open region. */
  private int inside() {
    return bases.isEmpty() ? 0 : bases.peek() + STEP;
  }

  /** Returns the indentation of the first line of an operation, of a label, or of a line that begins with a brace. */
  private int first(String content, int indent) {
    oldIndent = indent;
    newIndent = inside();
    Iterator<Integer> enclosing = bases.iterator();
    for (int i = 0; i < content.length() && content.charAt(i) == '}' && enclosing.hasNext(); i++) {
      newIndent = enclosing.next();
    }
    if (content.charAt(0) == '^') {
      newIndent = Math.max(0, newIndent - STEP); // a label stands out
    }
    return newIndent;
  }

  /** Returns the indentation of a continuation line of an operation, which moves with the first line. */
  private int further(String content, int indent) {
    int least = ")]>".indexOf(content.charAt(0)) < 0 ? newIndent + STEP : newIndent;
    return Math.max(least, indent + newIndent - oldIndent);
  }

  /** Updates the enclosing regions: removes those that the line closes, and adds those that it opens. */
  private void track(int indent) {
    while (bases.size() > spacing.lowestDepth()) {
      bases.pop();
    }
    while (bases.size() < spacing.depth()) {
      bases.push(indent);
    }
  }

  /** Returns whether a line begins an operation, an alias or a block, or closes a region. */
  private static boolean isFirst(String content) {
    char c = content.charAt(0);
    if (c == '%' || c == '"' || c == '^' || c == '}' || c == '#' || c == '!') {
      return true;
    }
    int end = 0;
    while (end < content.length() && Spacing.isWord(content.charAt(end))) {
      end++;
    }
    String word = content.substring(0, end);
    return word.indexOf('.') > 0 && !Character.isDigit(c) || FIRST_WORDS.contains(word);
  }

  /** Removes an empty line after another one, or the spaces in it. */
  private void empty(int number, String text) {
    if (isEmptyBefore && number + 1 < document.lineCount()) {
      edits.add(new TextEdit(new Range(new Position(number, 0), new Position(number + 1, 0)), ""));
    } else {
      replace(number, text, "");
    }
  }

  private void replace(int number, String text, String replacement) {
    if (!text.equals(replacement)) {
      edits.add(new TextEdit(
          new Range(new Position(number, 0), new Position(number, text.length())), replacement));
    }
  }

  private static int indentOf(String text) {
    int indent = 0;
    while (indent < text.length() && Spacing.isSpace(text.charAt(indent))) {
      indent++;
    }
    return indent;
  }
}
