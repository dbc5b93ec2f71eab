// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reasons for differences that are meant to be. A line has the form {@code definition | part | reason}. In definition
 * and part, {@code *} stands for any text. A part can be followed by a colon and a text that the difference must
 * contain: {@code llvm.* | format: custom < LLVMOpAttrs > | reason}. Lines that begin with {@code //} are comments.
 */
public final class Reasons {
  private static final String COMMENT = "//";
  private static final String SEPARATOR = " | ";

  private final List<Reason> reasons = new ArrayList<>();

  private Reasons() {}

  /** A line of the file. */
  private record Reason(int line, String text, Pattern definition, Pattern part, String detail) {
    boolean covers(Difference difference) {
      return definition.matcher(difference.definition()).matches()
          && part.matcher(difference.part()).matches()
          && difference.toString().contains(detail);
    }
  }

  /**
   * The result of a comparison with reasons.
   *
   * @param open the differences without a reason
   * @param stated the number of differences with a reason
   * @param unused the reasons that no difference needs, as {@code line: text}
   */
  public record Result(List<Difference> open, int stated, List<String> unused) {
    /** Returns whether each difference has a reason and each reason a difference. */
    public boolean isClean() {
      return open.isEmpty() && unused.isEmpty();
    }
  }

  /** Returns no reasons. */
  public static Reasons none() {
    return new Reasons();
  }

  /**
   * Reads reasons.
   *
   * @throws IllegalArgumentException if a line is malformed
   */
  public static Reasons read(Reader text) throws IOException {
    Reasons read = new Reasons();
    BufferedReader lines = new BufferedReader(text);
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (!line.isBlank() && !line.startsWith(COMMENT)) {
        read.reasons.add(parse(number, line));
      }
    }
    return read;
  }

  private static Reason parse(int number, String line) {
    int first = line.indexOf(SEPARATOR);
    int last = line.lastIndexOf(SEPARATOR);
    if (first < 0 || last == first || line.substring(last + SEPARATOR.length()).isBlank()) {
      throw new IllegalArgumentException("line " + number + ": expected 'definition | part | reason'");
    }
    String part = line.substring(first + SEPARATOR.length(), last).strip();
    int colon = part.indexOf(": ");
    String detail = colon < 0 ? "" : part.substring(colon + 2);
    return new Reason(number, line, wildcards(line.substring(0, first).strip()),
        wildcards(colon < 0 ? part : part.substring(0, colon)), detail);
  }

  private static Pattern wildcards(String text) {
    StringBuilder pattern = new StringBuilder();
    for (String literal : text.split("\\*", -1)) {
      pattern.append(pattern.length() == 0 ? "" : ".*").append(Pattern.quote(literal));
    }
    return Pattern.compile(pattern.toString());
  }

  /** Returns the number of reasons. */
  public int size() {
    return reasons.size();
  }

  /**
   * Returns what the reasons leave open.
   *
   * @param namespaces the names of the dialects that were compared; reasons for other dialects are not needed
   */
  public Result explain(List<Difference> differences, Set<String> namespaces) {
    List<Difference> open = new ArrayList<>();
    Set<Reason> used = new LinkedHashSet<>();
    for (Difference difference : differences) {
      boolean isStated = false;
      for (Reason reason : reasons) {
        if (reason.covers(difference)) {
          used.add(reason);
          isStated = true;
        }
      }
      if (!isStated) {
        open.add(difference);
      }
    }
    List<String> unused = new ArrayList<>();
    for (Reason reason : reasons) {
      if (!used.contains(reason) && namespaces.contains(namespace(reason.text()))) {
        unused.add("line " + reason.line() + ": " + reason.text());
      }
    }
    return new Result(open, differences.size() - open.size(), unused);
  }

  private static String namespace(String text) {
    String name = Description.isOperation(text) ? text : text.substring(1);
    return name.substring(0, Math.max(name.indexOf('.'), 0));
  }
}
