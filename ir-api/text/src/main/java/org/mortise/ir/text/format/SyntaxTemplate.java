// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;

/**
 * The custom syntax of an operation with holes for its author to fill in, for completion in editors. Derived from the
 * assembly format, without the parts that may be missing; a syntax that is written by hand gives it by
 * {@link OpAssembly#template()}.
 */
public final class SyntaxTemplate {
  /**
   * A piece of the template.
   *
   * @param kind what it is
   * @param text the text, or the name of what a hole stands for
   * @param words the words one of which a hole must be; empty if there are other ones
   */
  public record Part(Kind kind, String text, List<String> words) {}

  /** Kinds of parts. */
  public enum Kind {
    /** Text as it stands. */
    TEXT,
    /** A hole. */
    HOLE,
    /** A region, with its braces. */
    REGION
  }

  private final List<Part> parts = new ArrayList<>();
  private boolean isSpacePending;

  SyntaxTemplate() {}

  /**
   * Returns the parts after the name of the operation, which begin with a space where one is wanted; null if the syntax
   * is unknown.
   *
   * @throws FormatError if the format of the operation is malformed
   */
  public static @Nullable List<Part> of(OpDefinition definition) {
    OpAssembly assembly = AssemblyFormat.of(definition);
    if (assembly == null) {
      return null;
    }
    SyntaxTemplate template = new SyntaxTemplate();
    if (assembly instanceof CompiledFormat format) {
      format.addTo(template);
      return template.parts;
    }
    String written = assembly.template();
    if (written == null) {
      return null;
    }
    template.written(written);
    return template.parts;
  }

  List<Part> parts() {
    return parts;
  }

  /** Adds a template in the notation of {@link OpAssembly#template()}. */
  void written(String written) {
    int at = 0;
    while (at < written.length()) {
      int next = at;
      if (written.startsWith("{}", at)) {
        region();
        at += 2;
      } else if (written.charAt(at) == '$') {
        next = at + 2; // the first character may be a prefix such as %
        while (next < written.length() && Character.isJavaIdentifierPart(written.charAt(next))) {
          next++;
        }
        hole(written.substring(at + 1, next), List.of());
        at = next;
      } else {
        while (next < written.length() && written.charAt(next) != '$' && !written.startsWith("{}", next)) {
          next++;
        }
        text(written.substring(at, next));
        at = next;
      }
    }
  }

  /** Adds a space before the next part, if there is one. */
  void space() {
    isSpacePending = true;
  }

  void text(String text) {
    flushSpace();
    parts.add(new Part(Kind.TEXT, text, List.of()));
  }

  void hole(String name, List<String> words) {
    flushSpace();
    parts.add(new Part(Kind.HOLE, name, words));
  }

  void region() {
    flushSpace();
    parts.add(new Part(Kind.REGION, "", List.of()));
  }

  private void flushSpace() {
    if (isSpacePending) {
      parts.add(new Part(Kind.TEXT, " ", List.of()));
      isSpacePending = false;
    }
  }
}
